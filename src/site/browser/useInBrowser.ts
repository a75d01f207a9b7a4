import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A fact that only the browser knows and that never changes there; `prerendered` on the server and while hydrating. */
export function useInBrowser<Fact>(read: () => Fact, prerendered: Fact): Fact {
  return useSyncExternalStore(never, read, () => prerendered);
}
