/**
 * Tracks the entries of this site in the tab's history: how many precede the current one, and the scroll position of
 * each.
 */

/** The number of this site's entries before the current entry. The current entry stores this number. */
const depthHere = (): number => (window.history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** The scroll position at each depth, in px, until the page is closed */
const places = new Map<number, number>();

/**
 * True if Back leads to a page of this site. `history.length` does not show this, because it also counts later entries.
 */
export const canGoBack = (): boolean => depthHere() > 0;

/** Call this before a link is followed. Keeps the scroll position, and returns the state for the next page's entry. */
export function leavePage(): { readonly depth: number } {
  const depth = depthHere();
  places.set(depth, window.scrollY);
  places.delete(depth + 1);
  return { depth: depth + 1 };
}

/** The scroll position of this page when the visitor followed a link from it, in px; 0 on a new page. */
export const placeHere = (): number => places.get(depthHere()) ?? 0;
