/** Fetches everything that reading a photo needs while the browser is idle, so that a reading needs no network. */

import { loadWays } from '../content/content';
import type { Locale } from '../config/locales';
import { loadTranslator } from '../i18n/translator';
import { loadFingerprint, loadMetadataTable, loadOtherWays, loadResultView, markPreloaded } from '../result/lazyParts';

/** The words around a result, and its own, which may be in English. */
export const loadWords = (locale: Locale, written: Locale) =>
  Promise.all([loadTranslator(locale), loadTranslator(written)]);

/** Starts preloading once the browser is idle. Returns a function that cancels it. */
export function preloadReading(locale: Locale, written: Locale): () => void {
  return whenIdle(() => {
    markPreloaded([
      import('../extraction/core').then(async ({ loadCore, warmUp }) => warmUp(await loadCore())),
      import('../reading/extractFile'),
      import('../extraction/container'),
      import('../extraction/ranges'),
      loadResultView(),
      loadMetadataTable(),
      loadFingerprint(),
      loadOtherWays(),
      loadWays(written),
      loadWords(locale, written),
    ]);
  });
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
