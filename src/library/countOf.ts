/** A module of its own, so that importing `countOf` imports no other code. */

/** The count of a result; undefined if there is none. An estimate isn't a count. */
export function countOf(result: { readonly shutterCount?: number }): number | undefined {
  return result.shutterCount;
}
