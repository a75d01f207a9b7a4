/** A fly-out of the navigation, opened and closed by hovering (after a delay), clicking, and keyboard. */

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useClosing } from '../browser/useClosing';
import { NAVIGATION_CLOSE_DELAY_MS, NAVIGATION_OPEN_DELAY_MS, NAVIGATION_SKIP_DELAY_MS } from '../../config/constants';

interface Flyout {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly rootEvents: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onTriggerClick: () => void;
}

export function useFlyout(): Flyout {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  // True if hovering has opened the fly-out. The next click must not close it.
  const isOpenByPointer = useRef(false);

  function change(open: boolean, byPointer = false): void {
    window.clearTimeout(timer.current);
    if (!open) closedAt.current = Date.now();
    isOpenByPointer.current = open && byPointer;
    setOpen(open);
  }

  function changeAfter(milliseconds: number, open: boolean): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change(open, true), milliseconds);
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const close = () => change(false);
  useClosing(isOpen, close, root, trigger);

  return {
    isOpen,
    close,
    root,
    rootEvents: {
      onPointerEnter({ pointerType }) {
        if (pointerType !== 'mouse') return;
        window.clearTimeout(timer.current);
        if (isOpen) return;
        if (Date.now() - closedAt.current < NAVIGATION_SKIP_DELAY_MS) change(true, true);
        else changeAfter(NAVIGATION_OPEN_DELAY_MS, true);
      },
      onPointerLeave({ pointerType }) {
        if (pointerType !== 'mouse') return;
        window.clearTimeout(timer.current);
        if (isOpen) changeAfter(NAVIGATION_CLOSE_DELAY_MS, false);
      },
    },
    trigger,
    onTriggerClick() {
      if (isOpen && isOpenByPointer.current) isOpenByPointer.current = false;
      else change(!isOpen);
    },
  };
}
