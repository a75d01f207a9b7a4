import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '../../config/constants';
import type { CookieBannerProps } from './CookieBanner';
import { hasConsent } from './consentChoices';

const OpenContext = createContext(() => {});

/** Returns a function that shows the banner again, so that visitors can change their choice. */
export function useOpenCookiePreferences(): () => void {
  return useContext(OpenContext);
}

/** Shows the cookie banner, a moment after loading, to visitors who have not chosen yet. */
export function Consent({ children }: { readonly children: ReactNode }) {
  // The state holds the component, because React would show a lazy component about 300 ms later, even if already
  // loaded.
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps>>();
  // If the banner fails to load, the next page load tries again. Until then, nothing optional is stored.
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
    // Early, so that the banner appears on time.
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

/**
 * Runs `work` when `ms` have passed since the page's load event, or at once if that time is over. Returns a function
 * that cancels the run.
 */
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

/** ms since the load event; 0 if the event has not begun or the browser doesn't report it */
function sinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventStart ? performance.now() - visit.loadEventStart : 0;
}
