/**
 * Starts the site in the browser. Hydrates the page if its HTML was prerendered for this address, and renders it
 * otherwise.
 */

import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './site/app/App';
import { findRoute, isKnownPath, kinds, pages } from './site/app/routes';
import type { Locale } from './config/locales';
import { readStored } from './site/browser/choices';
import { stripLocale, tidyPath } from './i18n/paths';
import { loadTranslator } from './i18n/translator';
import { loadVisit, prefixVisit } from './site/router/visit';

// On the development server, emotion adds the file's name to each class. No prerendered class has to match, because
// that server prerenders nothing.
if (import.meta.hot) Object.assign(globalThis, { EMOTION_RUNTIME_AUTO_LABEL: true });

/** The tags that `Head` renders. */
const HEAD_TAGS =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=alternate]';

async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const pathname = ownAddress();
  const isPrerendered = root.dataset.address === pathname;
  const visit = isPrerendered ? prefixVisit(pathname) : loadVisit(pathname, readStored('language'), pages);
  const { load, texts } = kinds[findRoute(stripLocale(visit.path)).kind];
  // Fetches the code that reads files already given, while the page hydrates. If this fails, the reading fetches it
  // again.
  fetchForWaiting(visit.locale).catch(() => undefined);
  // Offline, the code or texts of a page that isn't prerendered may be missing. A notice then takes the page's place
  // between header and footer.
  const [translator] = await Promise.all([
    isPrerendered ? loadTranslator(visit.locale, texts) : loadTranslator(visit.locale, texts).catch(() => undefined),
    isPrerendered ? load() : load().catch(() => undefined),
  ]);
  const isMissing = translator === undefined;
  const first = { ...visit, translator: translator ?? (await loadTranslator(visit.locale, ['frame'])), isMissing };
  const app = <App start={first} />;
  if (isPrerendered) {
    // React runs a transition in slices, so the page stays responsive while it hydrates.
    startTransition(() => void hydrateRoot(root, app, rootOptions));
    return;
  }
  // The HTML was prerendered for another path, such as 404.html. React replaces it.
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
  root.replaceChildren();
  createRoot(root, rootOptions).render(app);
}

async function fetchForWaiting(locale: Locale): Promise<void> {
  if (!window.pageFiles.areWaiting()) return;
  const { fetchReading } = await import('./site/tool/preload');
  await fetchReading(locale);
}

/** The page's path. If the host serves the page at several addresses, the address bar gets the canonical one. */
function ownAddress(): string {
  const { pathname, search, hash } = window.location;
  const path = tidyPath(pathname);
  if (path === pathname || !isKnownPath(stripLocale(path))) return pathname;
  window.history.replaceState(window.history.state, '', path + search + hash);
  return path;
}

/** Tells `public/guard.js` whether the page started. If it failed, that script shows a notice. */
const report = (outcome: 'page-started' | 'page-failed') => window.dispatchEvent(new Event(outcome));

/** React leaves an empty page after an uncaught error, so `public/guard.js` has to show a notice. */
const rootOptions: RootOptions = {
  onUncaughtError(problem) {
    report('page-failed');
    console.error(problem);
  },
};

start().then(
  () => report('page-started'),
  (problem: unknown) => {
    report('page-failed');
    console.error(problem);
  },
);
