import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a new view to the top of the window and focuses its heading, so that screen readers read it out and Tab
 * continues there. Does nothing for a view that the visitor returns to (`isNews` false).
 */
export function useFocusOnMount<Element extends HTMLElement>(isNews: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wasNews = useRef(isNews);
  useEffect(() => {
    if (!wasNews.current) return;
    element.current?.focus({ preventScroll: true });
    // There is content above the heading, so this scrolls to the start of the tool or the answer.
    (element.current?.closest('[data-tool], [data-answer]') ?? element.current)?.scrollIntoView();
  }, []);
  return element;
}
