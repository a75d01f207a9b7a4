import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, then true: for what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
