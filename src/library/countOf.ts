/** `countOf` has its own module, so that importing it imports no other code. */

/** The count of a result; undefined if there is none. An estimate is not a count. */
export function countOf(result: { readonly shutterCount?: number }): number | undefined {
  return result.shutterCount;
}
