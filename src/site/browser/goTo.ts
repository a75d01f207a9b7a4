/** Scrolls an element into view. Keyboard and screen readers continue there. */
export function goTo(element: HTMLElement | null): void {
  if (!element) return;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
