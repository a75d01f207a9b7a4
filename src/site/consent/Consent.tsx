import { createContext, lazy, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '../../config/constants';
import { Later } from '../ui/Later';
import { hasConsent } from './consentChoices';

const OpenContext = createContext(() => {});

/** Returns a function that shows the banner again, for visitors who change their mind. */
export function useOpenCookiePreferences(): () => void {
  return useContext(OpenContext);
}

/** Shows the cookie banner a moment after loading to visitors who have not chosen yet. */
export function Consent({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);

  useEffect(() => {
    if (hasConsent()) return;
    // Fetched ahead, so that it appears on time.
    void loadBanner().catch(() => undefined);
    const timer = setTimeout(open, COOKIE_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <OpenContext value={open}>
      {children}
      {/* Nothing optional is stored without a choice, so a banner that fails to load can wait for the next page. */}
      {isOpen && (
        <Later>
          <CookieBanner onClose={() => setOpen(false)} />
        </Later>
      )}
    </OpenContext>
  );
}

const loadBanner = () => import('./CookieBanner');
const CookieBanner = lazy(async () => ({ default: (await loadBanner()).CookieBanner }));
