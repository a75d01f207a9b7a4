import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `prepare` when the browser begins to print. Renders the new state at once, because the browser doesn't wait
 * before it prints.
 */
export function useBeforePrint(prepare: () => void): void {
  const onPrint = useEffectEvent(prepare);
  useEffect(() => {
    const beforePrint = () => flushSync(() => onPrint());
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, []);
}
