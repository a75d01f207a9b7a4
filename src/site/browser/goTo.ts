/** Scrolls an element into view and focuses it, so that keyboards and screen readers continue there. */
export function goTo(element: HTMLElement | null): void {
  if (!element) return;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
