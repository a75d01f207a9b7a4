import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '../../config/constants';
import type { CookieBannerProps } from './CookieBanner';
import { hasConsent } from './consentChoices';

const OpenContext = createContext(() => {});

/** Returns a function that shows the banner again, for visitors who change their mind. */
export function useOpenCookiePreferences(): () => void {
  return useContext(OpenContext);
}

/** Shows the cookie banner a moment after loading to visitors who have not chosen yet. */
export function Consent({ children }: { readonly children: ReactNode }) {
  // The component itself and not a lazy one, which React would show about 300 ms later, although it is there.
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps>>();
  // Nothing optional is stored without a choice, so a banner that fails to load can wait for the next page.
  const open = useCallback(
    () =>
      void loadBanner().then(
        ({ CookieBanner }) => setBanner(() => CookieBanner),
        () => undefined,
      ),
    [],
  );

  useEffect(() => {
    if (hasConsent()) return;
    // Fetched ahead, so that it appears on time.
    void loadBanner().catch(() => undefined);
    return afterLoad(COOKIE_BANNER_DELAY_MS, open);
  }, [open]);

  return (
    <OpenContext value={open}>
      {children}
      {Banner && <Banner onClose={() => setBanner(undefined)} />}
    </OpenContext>
  );
}

const loadBanner = () => import('./CookieBanner');

/** Runs `work` that many ms after the page's load event, which may be over. Returns a function that calls it off. */
function afterLoad(ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(work, ms - sinceLoad());
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  };
}

/** ms since the load event; 0 where it has only begun or the browser doesn't tell */
function sinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventStart ? performance.now() - visit.loadEventStart : 0;
}
