/** Fetches everything that reading a photo needs while the browser is idle, so that a reading needs no network. */

import { type ComponentProps, createElement } from 'react';
import { loadRoutes } from '../content/content';
import type { Locale } from '../i18n/locales';
import { loadTranslator } from '../i18n/translator';
import type ResultView from './result/ResultView';

/** Name of the performance mark that is set when everything has been loaded or has failed to load. */
export const PRELOADED = 'reading preloaded';

let resultView: typeof ResultView | undefined;

/** Loads the result view, which is a separate chunk. Rejects when it cannot be fetched. */
export async function loadResultView() {
  const module = await import('./result/ResultView');
  resultView = module.default;
  return module;
}

/** Renders the result. `readFile` has loaded its view by then; a lazy component would leave a gap first. */
export function renderResultView(props: ComponentProps<typeof ResultView>) {
  return resultView && createElement(resultView, props);
}

// Separate chunks; each rejects when it cannot be fetched.
export const loadMetadataTable = () => import('./result/MetadataTable');
export const loadFingerprint = () => import('./report/fingerprint');
export const loadOtherRoutes = () => import('./result/OtherRoutes');

/** Starts preloading once the browser is idle. Returns a function that cancels it. */
export function preloadReading(locale: Locale): () => void {
  return whenIdle(() => {
    markPreloaded([
      import('../extraction/core').then(async ({ loadCore, warmUp }) => warmUp(await loadCore())),
      import('../cardReport/extractFile'),
      import('../extraction/container'),
      import('../extraction/ranges'),
      loadResultView(),
      loadMetadataTable(),
      loadFingerprint(),
      loadOtherRoutes(),
      loadRoutes(locale),
      loadTranslator(locale),
    ]);
  });
}

/** Sets the performance mark once all parts are settled. Ignores failures: a reading will try again and report them. */
export function markPreloaded(parts: readonly Promise<unknown>[]): void {
  void Promise.all(parts)
    .catch(() => undefined)
    .then(() => performance.mark(PRELOADED));
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
