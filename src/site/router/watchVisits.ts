/** Keeps the browser's address and the visitor's choice of language in agreement. */

import { navigate } from 'wouter/use-browser-location';
import { LANGUAGE_SWITCHING_FLAG_MS } from '../../config/constants';
import { readStored, removeStored, writeStored } from '../browser/choices';
import type { Locale } from '../../config/locales';
import { followVisit, loadVisit, type Pages, switchVisit, type Visit } from './visit';

/** The events for a changed address. The router dispatches the last two. */
const ADDRESS_EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

export interface VisitWatch {
  /**
   * Switches to the chosen language: loads its texts, then sets 'language-switching', stores the language and rewrites
   * the path. If the texts cannot be loaded, rejects and changes nothing.
   */
  readonly setLocale: (locale: Locale) => Promise<void>;
  readonly stop: () => void;
}

interface Visitor {
  /** fetches a visit's texts */
  readonly load: (visit: Visit) => Promise<unknown>;
  readonly show: (visit: Visit) => void;
}

/**
 * Starts from the visit already shown. Reads the stored language a single time, and calls `show` with every later visit.
 * Rewrites the address immediately; the page may follow later. Stores a language only after its texts have loaded.
 */
export function watchVisits(start: Visit, pages: Pages, { load, show }: Visitor): VisitWatch {
  let wanted = start;
  let chosen: Locale | undefined;
  let flagTimer: number | undefined;

  function go(visit: Visit): void {
    const { path, locale } = wanted;
    wanted = visit;
    if (visit.isRedirect) raiseFlag();
    if (visit.locale !== locale) void keepLanguage(visit);
    if (visit.path !== window.location.pathname) replacePath(visit);
    if (visit.locale !== locale || visit.path !== path) show(visit);
  }

  async function keepLanguage(visit: Visit): Promise<void> {
    try {
      await load(visit);
    } catch {
      return;
    }
    if (wanted.locale === visit.locale) writeStored('language', visit.locale);
  }

  const isSwitching = () => readStored('language-switching') !== undefined;

  function follow(): void {
    go(followVisit(window.location.pathname, wanted, isSwitching(), pages));
  }

  /** Sets 'language-switching' for a moment. Afterward, the path decides the language again. */
  function raiseFlag(): void {
    writeStored('language-switching', 'true');
    window.clearTimeout(flagTimer);
    flagTimer = window.setTimeout(() => {
      removeStored('language-switching');
      follow();
    }, LANGUAGE_SWITCHING_FLAG_MS);
  }

  // A page closed while the flag was set leaves it set. Restarts the flag's time.
  if (isSwitching()) raiseFlag();
  go(loadVisit(window.location.pathname, readStored('language'), pages));
  for (const event of ADDRESS_EVENTS) window.addEventListener(event, follow);

  return {
    async setLocale(locale) {
      chosen = locale;
      if (locale === wanted.locale) return;
      await load(switchVisit(window.location.pathname, locale, pages));
      // The visitor may have chosen another language meanwhile.
      if (chosen !== locale) return;
      raiseFlag();
      go(switchVisit(window.location.pathname, locale, pages));
    },
    stop() {
      for (const event of ADDRESS_EVENTS) window.removeEventListener(event, follow);
      window.clearTimeout(flagTimer);
    },
  };
}

/** Replaces the history entry. Lets the browser load the sitemap, which is a file and not a page. */
function replacePath({ path }: Visit): void {
  if (path === '/sitemap.xml') return window.location.replace(path);
  const { search, hash } = window.location;
  navigate(path + search + hash, { replace: true, state: window.history.state });
}
