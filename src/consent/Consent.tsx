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

  const open = useCallback(() => void loadBanner().then((loaded) => setBanner(() => loaded), NOT_NOW), []);

  useEffect(() => {
    if (hasConsent()) return;
    // Fetched ahead, so that it comes when its time has come.
    void loadBanner().catch(NOT_NOW);
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

/** Without a choice nothing optional is stored: a banner that cannot be fetched may come on the next page. */
const NOT_NOW = () => undefined;

const loadBanner = async () => (await import('./CookieBanner')).CookieBanner;
