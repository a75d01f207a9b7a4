import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first rendering after it, then true: for what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
