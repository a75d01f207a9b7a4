/** The entries of the browser's history that this site made in this tab: how many are behind, and where the reader was. */

/** Pages of this site behind the current one, as kept in the entry itself */
const depthHere = (): number => (window.history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** Where the reader was on each, in px from the top, until the page is closed */
const places = new Map<number, number>();

/** Whether Back leads to a page of this site. The length of the history does not say so: entries ahead count in it. */
export const canGoBack = (): boolean => depthHere() > 0;

/** Keeps where the reader is, before a link is followed. Returns what belongs into the entry of the next page. */
export function leavePage(): { readonly depth: number } {
  const depth = depthHere();
  places.set(depth, window.scrollY);
  places.delete(depth + 1);
  return { depth: depth + 1 };
}

/** Where the reader was on this page when a link was followed, in px; 0 on a page that is new. */
export const placeHere = (): number => places.get(depthHere()) ?? 0;
