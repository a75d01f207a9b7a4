import { css, type Theme } from '@emotion/react';
import * as Tooltip from '@radix-ui/react-tooltip';
import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../config/constants';

export interface TooltipLayerProps {
  readonly elements: readonly HTMLElement[];
}

/** One tooltip for each element; they share their delays. */
export function TooltipLayer({ elements }: TooltipLayerProps) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {elements.map((element) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Tooltip.Root key={keyOf(element)}>
          <Tooltip.Trigger asChild>
            <Trigger element={element} />
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content css={styles.content} sideOffset={6} collisionPadding={8}>
              {element.dataset.tooltip}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}

type TriggerProps = HTMLAttributes<HTMLElement> & { readonly element: HTMLElement; readonly ref?: Ref<HTMLElement> };

const EVENTS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/** Stands for an element that is drawn elsewhere: gives it the library's listeners, so it need not be drawn again. */
function Trigger({ element, ref, ...props }: TriggerProps) {
  const current = useRef(props);
  useEffect(() => {
    current.current = props;
  });

  useEffect(() => {
    if (typeof ref === 'function') ref(element);
    const listeners = Object.entries(EVENTS).map(([event, handler]) => {
      const listener = (native: Event) =>
        (current.current[handler] as ((event: unknown) => void) | undefined)?.(native);
      element.addEventListener(event, listener);
      return [event, listener] as const;
    });
    // The approach that called for the tooltip is over by now.
    if (element.matches(':focus-visible')) current.current.onFocus?.(new FocusEvent('focus') as never);
    else if (element.matches(':hover')) current.current.onPointerMove?.(new PointerEvent('pointermove') as never);
    return () => {
      for (const [event, listener] of listeners) element.removeEventListener(event, listener);
    };
  }, [element, ref]);

  const description = props['aria-describedby'];
  useEffect(() => {
    if (!description) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);

  return null;
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(element: HTMLElement): number {
  const key = keys.get(element) ?? ++lastKey;
  keys.set(element, key);
  return key;
}

const styles = {
  content: (theme: Theme) =>
    css({
      zIndex: 50,
      maxWidth: 260,
      padding: theme.space(1, 2),
      borderRadius: theme.radius.s,
      background: theme.color.text,
      color: theme.color.page,
      fontSize: theme.size.xs,
      lineHeight: 1.4,
    }),
};
