/** Tracks this site's entries in the tab's history: how many precede the current one, and their scroll positions. */

/** The number of this site's entries before the current entry, which stores it. */
const depthHere = (): number => (window.history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** The scroll position at each depth, in px, until the page is closed. */
const places = new Map<number, number>();

/** True if Back leads to a page of this site. `history.length` also counts later entries, so it can't tell. */
export const canGoBack = (): boolean => depthHere() > 0;

/** Call this before following a link. Keeps the scroll position, and returns the state for the next page's entry. */
export function leavePage(): { readonly depth: number } {
  const depth = depthHere();
  places.set(depth, window.scrollY);
  places.delete(depth + 1);
  return { depth: depth + 1 };
}

/** The scroll position, in px, when the visitor followed a link from this page; 0 on a new page. */
export const placeHere = (): number => places.get(depthHere()) ?? 0;
