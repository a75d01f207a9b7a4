/** The smallest function, in a module of its own: who imports it alone gets nothing else. */

/** The count of a result; undefined where there is none. An estimate is no count. */
export function countOf(result: { readonly shutterCount?: number }): number | undefined {
  return result.shutterCount;
}
