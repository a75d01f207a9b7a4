import { css, type Theme } from '@emotion/react';
import {
  type DOMAttributes,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../../config/constants';

interface TooltipOf<Control> {
  readonly control: DOMAttributes<Control> & { readonly 'aria-describedby': string | undefined };
  readonly tooltip: ReactNode;
}

/** px to the control */
const OFFSET = 6;
/** px to the edges of the window */
const MARGIN = 8;
const MAX_WIDTH = 260;

/** When the last tooltip closed. The next may follow without a delay. */
let closedAt = Number.NEGATIVE_INFINITY;

/** A tooltip beside a control, shown on hover and on keyboard focus. */
export function useTooltip<Control extends HTMLElement>(text: string): TooltipOf<Control> {
  const id = useId();
  // The pointer closes only a tooltip that it opened. One opened by keyboard stays while its control has the focus.
  const [shownBy, setShownBy] = useState<'pointer' | 'keyboard'>();
  const control = useRef<Control>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);

  function change(by?: 'pointer' | 'keyboard'): void {
    window.clearTimeout(timer.current);
    setShownBy(by);
  }

  function leave({ relatedTarget }: PointerEvent): void {
    window.clearTimeout(timer.current);
    const isOverEither = [control, tooltip].some(
      ({ current }) => relatedTarget instanceof Node && current?.contains(relatedTarget),
    );
    if (shownBy === 'pointer' && !isOverEither) change();
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (!shownBy) return;
    const place = () => putBeside(control.current!, tooltip.current!);
    place();
    const stop = new AbortController();
    const closeOn = (name: keyof WindowEventMap, isMeant: (target: Node, event: Event) => boolean) =>
      window.addEventListener(
        name,
        (event) => {
          if (isMeant(event.target as Node, event)) setShownBy(undefined);
        },
        { capture: true, signal: stop.signal },
      );
    // Also listens for `click`, because a click by keyboard has no `pointerdown`.
    closeOn('pointerdown', (target) => !tooltip.current!.contains(target));
    closeOn('click', (target) => !tooltip.current!.contains(target));
    closeOn('keydown', (_, event) => (event as KeyboardEvent).key === 'Escape');
    closeOn('scroll', (target) => target.contains(control.current));
    window.addEventListener('resize', place, { signal: stop.signal });
    return () => {
      stop.abort();
      closedAt = Date.now();
    };
  }, [shownBy]);

  return {
    control: {
      'aria-describedby': shownBy && id,
      onPointerEnter({ pointerType, currentTarget }) {
        if (pointerType === 'touch' || shownBy) return;
        control.current = currentTarget;
        if (Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS) change('pointer');
        else timer.current = window.setTimeout(change, TOOLTIP_DELAY_MS, 'pointer');
      },
      onPointerLeave: leave,
      onPointerDown: () => change(),
      onFocus({ currentTarget }) {
        if (!currentTarget.matches(':focus-visible')) return;
        control.current = currentTarget;
        change('keyboard');
      },
      onBlur: () => change(),
    },
    tooltip:
      shownBy &&
      // In the body, so that nothing on the page can clip it.
      createPortal(
        <div ref={tooltip} id={id} role="tooltip" css={styles.tooltip} onPointerLeave={leave}>
          {text}
        </div>,
        document.body,
      ),
  };
}

/** Places the tooltip within the window, above the control or, if space is short, below it. */
function putBeside(control: HTMLElement, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const above = top - OFFSET - offsetHeight;
  const rightmost = document.documentElement.clientWidth - MARGIN - offsetWidth;
  style.top = `${above < MARGIN ? bottom + OFFSET : above}px`;
  style.left = `${Math.max(MARGIN, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
}

const styles = {
  tooltip: (theme: Theme) =>
    css({
      position: 'fixed',
      top: 0,
      left: 0,
      zIndex: theme.layer.tooltip,
      width: 'max-content',
      maxWidth: `min(${MAX_WIDTH}px, 100vw - ${2 * MARGIN}px)`,
      padding: theme.space(1, 2),
      borderRadius: theme.radius.s,
      background: theme.color.text,
      color: theme.color.page,
      fontSize: theme.size.xs,
      lineHeight: 1.4,
      // Forced colors give the tooltip the page's background and make this line visible.
      outline: '1px solid transparent',
      // Covers the gap that the pointer crosses from the control to the tooltip.
      '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: `-${OFFSET}px 0` },
    }),
};
