/** What is printed when a visitor uses the browser's own command. */

import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Calls `prepare` as the browser begins to print, which waits for nothing: what it sets is rendered at once. */
export function useBeforePrint(prepare: () => void): void {
  const onPrint = useEffectEvent(prepare);
  useEffect(() => {
    const beforePrint = () => flushSync(() => onPrint());
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, []);
}
