/** Brings an element of the page into view and makes it the next thing that the keyboard and screen readers are at. */
export function goTo(element: HTMLElement | null): void {
  if (!element) return;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
