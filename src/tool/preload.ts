/** Fetches everything that reading a photo needs: while the browser is idle, so that a reading needs no network. */

import { loadFiles, loadMarket, loadMessages, loadWays } from '../content/content';
import type { Locale } from '../config/locales';
import { loadTranslator } from '../i18n/translator';
import { loadFingerprint, loadMetadataTable, loadNextSteps, loadQrCode, loadResultView } from './lazyParts';
import { loadReader } from '../reading/loadReader';
import { loadFirst, untilIdle } from '../browser/quiet';

/** The words around a result, and its own, which may be in English. */
export const loadWords = (locale: Locale, written: Locale) =>
  Promise.all([
    loadTranslator(locale),
    loadTranslator(written),
    // What to do where there is no count; a count is shown without it.
    Promise.allSettled([loadMessages(written), loadMarket(written), loadFiles(written), loadWays(written)]),
  ]);

/** Fetches it at once. Ignores failures: a reading tries again, and reports them. */
export const fetchReading = (locale: Locale, written: Locale): Promise<unknown> =>
  Promise.allSettled([
    ...loadReader(),
    loadResultView(),
    loadMetadataTable(),
    loadFingerprint(),
    loadQrCode(),
    loadNextSteps(),
    loadWords(locale, written),
  ]);

/**
 * Preloads once the browser is idle, before anything else is fetched ahead of need: first what a reading needs, then what
 * can be done with a result. Returns a function that cancels it.
 */
export function preloadReading(locale: Locale, written: Locale, loadMore?: () => Promise<unknown>): () => void {
  let isCancelled = false;
  const preload = async () => {
    await untilIdle();
    if (isCancelled) return;
    await fetchReading(locale, written);
    await loadMore?.().catch(() => undefined);
  };
  void loadFirst(preload());
  return () => {
    isCancelled = true;
  };
}
