/** Fetches everything that reading a photo needs while the browser is idle, so that a reading needs no network. */

import { loadContent } from '../../content/content';
import type { Locale } from '../../config/locales';
import { forgetFailures } from '../../i18n/loadText';
import { RESULT_TEXTS } from '../../i18n/texts';
import { loadTranslator } from '../../i18n/translator';
import { loadAddFile } from './loadAddFile';
import { loadResults } from './loadResults';
import { loadReader } from '../../reader/files/loadReader';
import { loadFirst, untilIdle } from '../browser/fetchAhead';

/** The texts of a result. Fetches files again that failed before. */
export function loadWords(locale: Locale): Promise<unknown> {
  forgetFailures();
  return Promise.all([
    loadTranslator(locale, RESULT_TEXTS),
    // The texts of the next steps for a result without a count. A count is shown even if these texts can't be fetched.
    Promise.allSettled([loadTranslator(locale, ['ways']), loadContent(locale, 'market')]),
  ]);
}

/**
 * Fetches everything that a reading needs at once. Ignores failures, because the reading tries again and reports them.
 */
export const fetchReading = (locale: Locale): Promise<unknown> =>
  Promise.allSettled([loadReader(), loadResults(), loadWords(locale)]);

/**
 * Fetches ahead as soon as the browser is idle, before all other preloads: first the code and texts of a reading, then
 * the code that adds a result to the history. Returns a function that cancels this.
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
