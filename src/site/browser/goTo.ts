/** Brings an element of the page into view and makes it the next thing that the keyboard and screen readers are at. */
export function goTo(element: HTMLElement | null): void {
  if (!element) return;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}

/** Brings the target of a link's '#…' into view, opened if it is a folded section. */
export function showAnchor(target: Element | null): void {
  const fold = target?.querySelector<HTMLDetailsElement>(':scope > details');
  if (fold) fold.open = true;
  target?.scrollIntoView();
}
