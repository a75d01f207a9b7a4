/** Prepares the page for the browser's own print command. */

import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `prepare` when the browser begins to print. Printing waits for nothing, so the new state is rendered at once.
 */
export function useBeforePrint(prepare: () => void): void {
  const onPrint = useEffectEvent(prepare);
  useEffect(() => {
    const beforePrint = () => flushSync(() => onPrint());
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, []);
}
