import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `prepare` when the browser begins to print, and renders the new state at once, because printing doesn't wait.
 */
export function useBeforePrint(prepare: () => void): void {
  const onPrint = useEffectEvent(prepare);
  useEffect(() => {
    const beforePrint = () => flushSync(() => onPrint());
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, []);
}
