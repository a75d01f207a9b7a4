import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated';

/**
 * A part that the first screen can do without. In a delivered page it stands there and comes alive by itself, once its
 * code and texts are loaded; a page that the browser draws waits for all its parts, so that nothing moves.
 */
export function ComesLater({ children }: { readonly children: ReactNode }) {
  const [isDrawn] = useState(useIsHydrated());
  // The same element for the same children: React would draw a part afresh that changes before it is alive.
  return useMemo(() => (isDrawn ? children : <Suspense>{children}</Suspense>), [isDrawn, children]);
}
