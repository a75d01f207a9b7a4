import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser can tell and what never changes there; `prerendered` on the server and while hydrating. */
export function useInBrowser<Fact>(read: () => Fact, prerendered: Fact): Fact {
  return useSyncExternalStore(never, read, () => prerendered);
}
