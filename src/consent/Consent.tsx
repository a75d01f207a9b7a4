import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '../config/constants';
import { hasConsent } from './consent';

const CookieBanner = lazy(() => import('./CookieBanner'));

const OpenContext = createContext(() => {});

/** Shows the banner again, for visitors who change their mind. */
export function useOpenCookiePreferences(): () => void {
  return useContext(OpenContext);
}

/** Shows the cookie banner a moment after loading to visitors who have not chosen yet. */
export function Consent({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (hasConsent()) return;
    const timer = setTimeout(() => setOpen(true), COOKIE_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Suspense>
          <CookieBanner onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenContext>
  );
}
