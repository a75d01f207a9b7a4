/**
 * Keeps track of the entries that this site made in this tab's history: how many precede the current one, and the
 * scroll position of each.
 */

/** The number of this site's entries before the current one, which the current entry stores */
const depthHere = (): number => (window.history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** The scroll position at each depth, in px, until the page is closed */
const places = new Map<number, number>();

/**
 * True if Back leads to a page of this site. The history's length does not show this, because it includes later
 * entries.
 */
export const canGoBack = (): boolean => depthHere() > 0;

/** Keeps the scroll position before a link is followed. Returns the state for the next page's entry. */
export function leavePage(): { readonly depth: number } {
  const depth = depthHere();
  places.set(depth, window.scrollY);
  places.delete(depth + 1);
  return { depth: depth + 1 };
}

/** The scroll position of this page when the visitor followed a link from it, in px; 0 on a new page. */
export const placeHere = (): number => places.get(depthHere()) ?? 0;
