import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A constant fact that only the browser knows. On the server and while hydrating, returns `prerendered`. */
export function useInBrowser<Fact>(read: () => Fact, prerendered: Fact): Fact {
  return useSyncExternalStore(never, read, () => prerendered);
}
