import { createContext, lazy, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '../config/constants';
import { Later } from '../ui/Later';
import { hasConsent } from './consent';

const OpenContext = createContext(() => {});

/** Shows the banner again, for visitors who change their mind. */
export function useOpenCookiePreferences(): () => void {
  return useContext(OpenContext);
}

/** Shows the cookie banner a moment after loading to visitors who have not chosen yet. */
export function Consent({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);

  useEffect(() => {
    if (hasConsent()) return;
    // Fetched ahead, so that it comes when its time has come.
    void loadBanner().catch(() => undefined);
    const timer = setTimeout(open, COOKIE_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <OpenContext value={open}>
      {children}
      {/* Without a choice nothing optional is stored: a banner that cannot be fetched may come on the next page. */}
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
