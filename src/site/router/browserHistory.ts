/**
 * Keeps track of the entries of the browser's history that this site made in this tab: how many come before, and the
 * reader's place on each.
 */

/** The number of this site's pages before the current one, as kept in the entry itself */
const depthHere = (): number => (window.history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** The reader's place on each page, in px from the top, until the page is closed */
const places = new Map<number, number>();

/**
 * True if Back leads to a page of this site. The history's length does not show this, because it includes later
 * entries.
 */
export const canGoBack = (): boolean => depthHere() > 0;

/** Keeps the reader's place before a link is followed. Returns the state for the next page's entry. */
export function leavePage(): { readonly depth: number } {
  const depth = depthHere();
  places.set(depth, window.scrollY);
  places.delete(depth + 1);
  return { depth: depth + 1 };
}

/** The reader's place on this page when a link was followed, in px; 0 on a new page. */
export const placeHere = (): number => places.get(depthHere()) ?? 0;
