import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated';

interface Props {
  /** fetches all that the children need */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * A part below the first screen. On a prerendered page it hydrates by itself, once its code and texts are loaded, and
 * stays as prerendered where they are refused. A page that the browser renders waits for all its parts, so that nothing
 * moves.
 */
export function HydrateLater({ load, children }: Props) {
  const isHydrated = useIsHydrated();
  const [loading] = useState(() =>
    isHydrated ? undefined : import.meta.env.SSR ? load() : load().catch(suspendForever),
  );
  // The same element for the same children: React renders a part again that changes before it is hydrated.
  return useMemo(
    () =>
      loading ? (
        <Suspense>
          <Loaded loading={loading}>{children}</Loaded>
        </Suspense>
      ) : (
        children
      ),
    [loading, children],
  );
}

function Loaded({ loading, children }: { readonly loading: Promise<unknown>; readonly children: ReactNode }) {
  use(loading);
  return children;
}

const suspendForever = () => new Promise<never>(() => {});
