/** What a dropped photo will need, fetched while nothing else happens: a reading then asks the network for nothing. */

import { type ComponentProps, createElement } from 'react';
import { loadRoutes } from '../content/content';
import type { Locale } from '../i18n/locales';
import { loadTranslator } from '../i18n/translator';
import type ResultView from './result/ResultView';

/** The mark in the browser's timeline when all is here, or was refused */
export const PRELOADED = 'reading preloaded';

let resultView: typeof ResultView | undefined;

/** The result's screens, in a chunk of their own */
export async function loadResultView() {
  const module = await import('./result/ResultView');
  resultView = module.default;
  return module;
}

/** The result. `readPhoto` waits for its screens, so they are there; a lazy component would leave a gap first. */
export function renderResultView(props: ComponentProps<typeof ResultView>) {
  return resultView && createElement(resultView, props);
}

export const loadMetadataTable = () => import('./result/MetadataTable');
export const loadFingerprint = () => import('./report/fingerprint');
export const loadOtherRoutes = () => import('./result/OtherRoutes');

/** Starts the preloading once the browser is idle; returns what calls it off */
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

/** Marks in the browser's timeline when all parts are here. Offline or cut short, the reading's own request will say so. */
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
