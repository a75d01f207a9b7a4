import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, calls `close` on a press or focus outside of `root`, and on Escape, which also returns the focus to
 * the trigger.
 */
export function useClosing(
  isOpen: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (!root.current?.contains(target as Node)) close();
  });
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    trigger.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = (event: Event) => onElsewhere(event);
    const keyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', keyDown);
    };
  }, [isOpen]);
}
