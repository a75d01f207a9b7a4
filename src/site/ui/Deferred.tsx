import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { Boundary } from './Boundary';
import { loadFirst } from '../browser/fetchAhead';
import { useIsHydrated, useNoteHydrated } from '../browser/useIsHydrated';

interface Prerendered {
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface NotPrerendered {
  readonly load?: undefined;
  /** shown until the children are fetched */
  readonly fallback?: ReactNode;
  /** shown if the children cannot be fetched; defaults to `fallback` */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content whose code and texts are fetched after the first screen. With `load`, it is prerendered, hydrates when `load`
 * is done, and keeps its prerendered markup if `load` fails. Without `load`, only the fallback is prerendered.
 */
export function Deferred(props: Prerendered | NotPrerendered) {
  return props.load ? <HydrateDeferred {...props} /> : <RenderDeferred {...props} />;
}

/**
 * On a page without prerendered HTML, renders the children without a `Suspense` of their own. The page then appears
 * only when the code of all such children is loaded, so that nothing shifts.
 */
function HydrateDeferred({ load, children }: Prerendered) {
  const isHydrated = useIsHydrated();
  const [loading] = useState(() =>
    isHydrated ? undefined : import.meta.env.SSR ? load() : loadFirst(load()).catch(suspendForever),
  );
  // Memoized, so that the same children give the same element. If an element changes before it hydrates, React discards
  // its markup.
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
  useNoteHydrated();
  return children;
}

const suspendForever = () => new Promise<never>(() => {});

function RenderDeferred({ fallback, failed = fallback, children }: NotPrerendered) {
  const isHydrated = useIsHydrated();
  const noteLoaded = useLoading();
  const end = <Mounted onMounted={noteLoaded} />;
  const whole = (
    <>
      {children}
      {end}
    </>
  );
  return (
    <Boundary
      fallback={
        <>
          {failed}
          {end}
        </>
      }
    >
      <Suspense fallback={fallback}>{isHydrated ? whole : fallback}</Suspense>
    </Boundary>
  );
}

/** Keeps `untilQuiet` waiting until the returned function is called or the component unmounts. */
function useLoading(): () => void {
  const [{ work, done }] = useState(() => {
    let end = () => {};
    const pending = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { work: pending, done: end };
  });
  useEffect(() => {
    void loadFirst(work);
    return done;
  }, [work, done]);
  return done;
}

/** Calls `onMounted` when the preceding elements are rendered and their effects have begun to load. */
function Mounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}
