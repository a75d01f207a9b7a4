/** Renders each address to markup and style rules during the build. The browser never loads this file. */

import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './site/app/App';
import { isListedBySearch } from './cameras/answer';
import { rowsOf } from './cameras/allRows';
import { modelsAmong } from './cameras/cameras';
import { brands } from './cameras/catalogue';
import { llmsText } from './site/app/llmsText';
import { everyAddress, findRoute, kinds, type Route } from './site/app/routes';
import { StartNotices } from './site/app/StartNotices';
import { sitemapXml } from './site/app/sitemap';
import { webManifest } from './site/app/webManifest';
import { site, unsetSettings } from './config/site';
import { DEFAULT_LOCALE, type Locale, localeCodes } from './config/locales';
import { missingTexts } from './i18n/missingTexts';
import { splitPath } from './i18n/paths';
import { RESULT_TEXTS } from './i18n/texts';
import { forgetTexts, loadTranslator, missedKeys } from './i18n/translator';
import { fontUrls } from './site/theme/fonts';
import { theme } from './site/theme/theme';
import { darkPalette, lightPalette } from './site/theme/tokens';

export const addresses = everyAddress();

export { missingTexts };

/** The sitemap's XML, with today as each page's date of change. */
export function sitemap(): string {
  return sitemapXml(site.origin, new Date().toISOString().slice(0, 10), isUnlisted);
}

const unlisted = new Set(
  brands
    .flatMap(({ id }) => modelsAmong(id, rowsOf[id]!).filter((model) => !isListedBySearch(model)))
    .map(({ slug }) => slug),
);
const isUnlisted = (route: Route) => route.kind === 'model' && unlisted.has(route.slug);

/** The web manifests, by language code. */
export async function webManifests(): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    await Promise.all(localeCodes.map(async (code) => [code, await webManifest(code)] as const)),
  );
}

export { llmsText };

export { unsetSettings };

export const { origin } = site;

/** The tutorial video's host, the only host whose frames the pages may embed; `undefined` without a hosted video. */
export const frameHost = site.tutorialVideoId ? site.tutorialVideoHost : undefined;

/** An address without a route. It renders the not-found page, which the host serves for every unknown address. */
const NOT_FOUND = '/404';

/**
 * Renders one address, or the not-found page if `address` is `undefined`. `modules` are the modules to preload.
 * `errors` has React's errors, and one error for each text that the page uses but does not load.
 */
export async function render(address: string | undefined) {
  const path = address ?? NOT_FOUND;
  const { prefix: locale = DEFAULT_LOCALE, rest } = splitPath(path);
  const route = findRoute(rest);
  forgetTexts();
  const translator = await loadTranslator(locale, kinds[route.kind].texts);
  const cache = collectingCache();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App start={{ path, locale, translator }} />
    </CacheProvider>,
    {
      // Makes React write large parts in place. By default, it moves them there with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const { head, body } = splitHead(await new Response(prelude).text());
  return {
    locale,
    head: preloadFonts + themeColors + head,
    body,
    styles: cache.inserted as Readonly<Record<string, string>>,
    modules: modulesOf(route, locale),
    errors: [
      ...errors,
      ...missedKeys(translator).map((key) => new Error(`${path}: ${key} is in no part of its texts`)),
    ],
  };
}

/**
 * A style cache that keeps its rules for the style sheet. Without `compat`, emotion would write style elements into the
 * markup.
 */
function collectingCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/** The notices for a page that cannot start, as markup and style rules. They are the same on every page. */
export async function startNotices() {
  const languages = await Promise.all(
    localeCodes.map(async (locale) => ({ locale, t: (await loadTranslator(locale, ['frame'])).t })),
  );
  const cache = collectingCache();
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <StartNotices languages={languages} />
      </ThemeProvider>
    </CacheProvider>,
  );
  return { body, styles: cache.inserted as Readonly<Record<string, string>> };
}

/** Splits off the tags that belong in `<head>`. React writes them before all other markup. */
function splitHead(html: string): { readonly head: string; readonly body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)![0];
  return { head, body: html.slice(head.length) };
}

const preloadFonts = fontUrls
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

const themeColors = Object.entries({ light: lightPalette, dark: darkPalette })
  .map(([name, { page }]) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${page}">`)
  .join('');

/**
 * The source paths of the modules that a page preloads, so that the browser fetches them before the entry chunk
 * requests them.
 */
function modulesOf(route: Route, locale: Locale): string[] {
  const { kind, texts, needs, content = [] } = kinds[route.kind];
  return [
    moduleOf(kind),
    ...texts.map((part) => `src/i18n/${locale}/${part}.json`),
    ...(needs?.(route) ?? []),
    ...content.map((name) => `src/content/${locale}/${name}.ts`),
  ];
}

const moduleOf = (kind: string) => `src/site/pages/${kind[0]!.toUpperCase()}${kind.slice(1)}Page.tsx`;

const TEXTS = Object.keys(
  import.meta.glob(['./i18n/*/*.json', './content/*/*.ts', './content/*/*/*.ts', '!./content/figures/*']),
);

/**
 * The texts that the service worker keeps for offline use: those of a result, and those of pages with `isKeptOffline`.
 * It keeps every language, so that the visitor can switch.
 */
const keptTexts = new Set<string>([
  ...RESULT_TEXTS,
  'ways',
  'market',
  ...Object.values(kinds).flatMap(({ texts, isKeptOffline }) => (isKeptOffline ? texts : [])),
]);

/**
 * For `scripts/offlineFiles.ts`: the service worker fetches the modules in `kept` ahead, and caches those in `visited`
 * when the visitor loads them.
 */
export const offline = {
  kept: modulesThat((isKept) => isKept),
  visited: modulesThat((isKept) => !isKept),
};

function modulesThat(fits: (isKept: boolean) => boolean): string[] {
  const pages = Object.values(kinds).filter(({ isKeptOffline = false }) => fits(isKeptOffline));
  const texts = TEXTS.filter((path) => fits(keptTexts.has(/^\.\/\w+\/[^/]+\/(.+)\.\w+$/.exec(path)![1]!)));
  const first = pages.flatMap(({ pages: all, needs }) => all.flatMap((about) => needs?.(about) ?? []));
  return [...pages.map(({ kind }) => moduleOf(kind)), ...first, ...texts.map((path) => path.replace('.', 'src'))];
}
