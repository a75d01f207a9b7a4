import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '../config/constants';
import { hasConsent } from './consent';
import type { CookieBannerProps } from './CookieBanner';

const OpenContext = createContext(() => {});

/** Shows the banner again, for visitors who change their mind. */
export function useOpenCookiePreferences(): () => void {
  return useContext(OpenContext);
}

/** Shows the cookie banner a moment after loading to visitors who have not chosen yet. */
export function Consent({ children }: { readonly children: ReactNode }) {
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps>>();

  const open = useCallback(() => void loadBanner().then((loaded) => setBanner(() => loaded)), []);

  useEffect(() => {
    if (hasConsent()) return;
    // Fetched ahead, so that it comes when its time has come.
    void loadBanner();
    const timer = setTimeout(open, COOKIE_BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <OpenContext value={open}>
      {children}
      {Banner && <Banner onClose={() => setBanner(undefined)} />}
    </OpenContext>
  );
}

const loadBanner = async () => (await import('./CookieBanner')).CookieBanner;
