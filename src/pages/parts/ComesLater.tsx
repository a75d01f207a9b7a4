import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated';

interface ComesLaterProps {
  /** fetches all that the children need */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * A part that the first screen can do without. In a delivered page it stands there and comes alive by itself, once its
 * code and texts are loaded, and stays as it was delivered where they are refused; a page that the browser draws waits
 * for all its parts, so that nothing moves.
 */
export function ComesLater({ load, children }: ComesLaterProps) {
  const isDrawn = useIsHydrated();
  const [arrival] = useState(() => (isDrawn ? undefined : import.meta.env.SSR ? load() : load().catch(waitForEver)));
  // The same element for the same children: React would draw a part afresh that changes before it is alive.
  return useMemo(
    () =>
      arrival ? (
        <Suspense>
          <Arriving arrival={arrival}>{children}</Arriving>
        </Suspense>
      ) : (
        children
      ),
    [arrival, children],
  );
}

function Arriving({ arrival, children }: { readonly arrival: Promise<unknown>; readonly children: ReactNode }) {
  use(arrival);
  return children;
}

const waitForEver = () => new Promise<never>(() => {});
