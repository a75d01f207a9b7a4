import { type ReactNode, Suspense } from 'react';
import { Boundary } from './Boundary';
import { useIsHydrated } from './useIsHydrated';

interface Props {
  /** stands there until the children are fetched, and where they cannot be */
  readonly fallback?: ReactNode;
  /** lazy components */
  readonly children: ReactNode;
}

/** A part that the prerendered page does without: fetched once the page is hydrated. */
export function Later({ fallback, children }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <Boundary fallback={fallback}>
      <Suspense fallback={fallback}>{isHydrated ? children : fallback}</Suspense>
    </Boundary>
  );
}
