import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element when it appears: the heading of a new view, so that it is read out and Tab goes on there */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
