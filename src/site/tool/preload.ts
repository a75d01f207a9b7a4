/** While the browser is idle, fetches everything for reading a photo, so that a reading needs no network. */

import { loadContent } from '../../content/content';
import type { Locale } from '../../config/locales';
import { forgetFailures } from '../../i18n/loadText';
import { RESULT_TEXTS } from '../../i18n/texts';
import { loadTranslator } from '../../i18n/translator';
import { loadAddFile } from './loadAddFile';
import { loadResults } from './loadResults';
import { loadReader } from '../../reader/files/loadReader';
import { loadFirst, untilIdle } from '../browser/fetchAhead';

/** Loads the texts of a result. Also retries files that failed before. */
export function loadWords(locale: Locale): Promise<unknown> {
  forgetFailures();
  return Promise.all([
    loadTranslator(locale, RESULT_TEXTS),
    // For the next steps after a result without a count. A count is shown even if these texts can't be fetched.
    Promise.allSettled([loadTranslator(locale, ['ways']), loadContent(locale, 'market')]),
  ]);
}

/**
 * Immediately fetches everything that a reading needs. Ignores failures, because the reading tries again and reports
 * them.
 */
export const fetchReading = (locale: Locale): Promise<unknown> =>
  Promise.allSettled([loadReader(), loadResults(), loadWords(locale)]);

/**
 * Once the browser is idle, and before all other preloads, fetches the code and texts of a reading, then the code that
 * adds a result to the history. Returns a function that cancels the preload.
 */
export function preloadReading(locale: Locale): () => void {
  let isCancelled = false;
  const preload = async () => {
    await untilIdle();
    if (isCancelled) return;
    await fetchReading(locale);
    await loadAddFile().catch(() => undefined);
  };
  void loadFirst(preload());
  return () => {
    isCancelled = true;
  };
}
