import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a new view to the top of the window and moves the focus to its heading: it is read out, and Tab goes on there.
 * One that was there before the visitor left the page is no news.
 */
export function useFocusOnMount<Element extends HTMLElement>(isNews: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wasNews = useRef(isNews);
  useEffect(() => {
    if (!wasNews.current) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, []);
  return element;
}
