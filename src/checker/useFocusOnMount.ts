import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a new view to the top of the window and moves the focus to its heading: it is read out, and Tab goes on there.
 */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, []);
  return element;
}
