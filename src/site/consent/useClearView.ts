import { type RefObject, useLayoutEffect } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../config/constants';
import { COVERED_BELOW } from '../theme/tokens';

/** Elements that nothing may cover when they come into view: the tool's main button, and the count. */
const KEPT_CLEAR = '[data-keep-clear]';

/** each gap, above and below the panel, in px */
const GAP_PX = 12;

const PHONE = `(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`;

/**
 * Keeps the page visible behind a panel over the bottom of the window. Everything can be scrolled out from under the
 * panel. The focused element and those with `data-keep-clear` scroll by themselves, except on a phone, where the panel
 * is short.
 */
export function useClearView(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const floating = panel.current!;
    const { style } = document.documentElement;
    const makeRoom = () => style.setProperty(COVERED_BELOW, `${floating.offsetHeight + 2 * GAP_PX}px`);
    const size = new ResizeObserver(makeRoom);
    size.observe(floating);
    makeRoom();
    const stop = matchMedia(PHONE).matches ? undefined : keepClear(floating);
    return () => {
      size.disconnect();
      stop?.();
      style.removeProperty(COVERED_BELOW);
    };
  }, [panel]);
}

/** Scrolls the elements with `data-keep-clear` out from under the panel. Returns a function that stops this. */
function keepClear(floating: HTMLElement): () => void {
  const seen = new WeakSet<Element>();
  // Moves each element only once, so that the visitor can then scroll freely.
  const moveClear = (element: Element) => {
    if (seen.has(element)) return;
    seen.add(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = floating.getBoundingClientRect();
    const isCovered = left < over.right && right > over.left && top < over.bottom && bottom > over.top - GAP_PX;
    if (isCovered) scrollBy(0, bottom - over.top + GAP_PX);
  };
  const moveAllClear = () => document.querySelectorAll(KEPT_CLEAR).forEach(moveClear);

  if (document.activeElement?.matches('a, button, input')) moveClear(document.activeElement);
  moveAllClear();
  // Waits a moment, because a new page or a new result first scrolls to its own start.
  const page = new MutationObserver(() => requestAnimationFrame(() => setTimeout(moveAllClear)));
  page.observe(document.body, { childList: true, subtree: true });
  return () => page.disconnect();
}
