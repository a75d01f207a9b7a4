import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { Boundary } from './Boundary';
import { useIsHydrated } from './useIsHydrated';

interface Prerendered {
  /** fetches all that the children need */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface NotPrerendered {
  readonly load?: undefined;
  /** stands there until the children are fetched */
  readonly fallback?: ReactNode;
  /** stands there where they cannot be; the fallback as a rule */
  readonly failed?: ReactNode;
  /** lazy components */
  readonly children: ReactNode;
}

/**
 * A part of a page whose code and texts are fetched after the first screen. With `load` it is prerendered: it hydrates by
 * itself once that is done, and stays as prerendered where it is refused. Without, the prerendered page has the fallback
 * in its place.
 */
export function Later(props: Prerendered | NotPrerendered) {
  return props.load ? <HydrateLater {...props} /> : <RenderLater {...props} />;
}

/** A page that the browser renders waits for all that its prerendered form has, so that nothing moves. */
function HydrateLater({ load, children }: Prerendered) {
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

function RenderLater({ fallback, failed = fallback, children }: NotPrerendered) {
  const isHydrated = useIsHydrated();
  return (
    <Boundary fallback={failed}>
      <Suspense fallback={fallback}>{isHydrated ? children : fallback}</Suspense>
    </Boundary>
  );
}
