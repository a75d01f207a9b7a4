/** Brings an element of the page into view and makes it the next stop of the keyboard and screen readers. */
export function goTo(element: HTMLElement | null): void {
  if (!element) return;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
