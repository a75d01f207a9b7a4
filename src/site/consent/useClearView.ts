import { type RefObject, useLayoutEffect } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../config/constants';
import { COVERED_BELOW } from '../theme/tokens';

/** Marks what nothing may cover when it comes into view: the one button of the tool, and the count. */
const KEPT_CLEAR = '[data-keep-clear]';

/** Between what is kept clear and the panel, in px */
const GAP_PX = 12;

const PHONE = `(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`;

/**
 * Lets the visitor see the page beside a panel that floats over its lower end: everything can be scrolled clear of it,
 * and what has the focus or is marked to be kept clear is moved out from under it; on a phone, where the panel is low, by
 * the visitor alone.
 */
export function useClearView(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const floating = panel.current!;
    const { style } = document.documentElement;
    const makeRoom = () => style.setProperty(COVERED_BELOW, `${innerHeight - floating.getBoundingClientRect().top}px`);
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

/** Moves what must not be covered out from under the panel. Returns a function that stops it. */
function keepClear(floating: HTMLElement): () => void {
  const seen = new WeakSet<Element>();
  // Once for each: from then on the visitor scrolls where they like.
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
  // A page or a result that is shown later has first to scroll to its own beginning.
  const page = new MutationObserver(() => requestAnimationFrame(() => setTimeout(moveAllClear)));
  page.observe(document.body, { childList: true, subtree: true });
  return () => page.disconnect();
}
