/** Decides in which language and at which address to show a path. Has no side effects. */

import { DEFAULT_LOCALE, type Locale } from '../../config/locales';
import { localizePath, splitPath, stripLocale } from '../../i18n/paths';
import type { TextPart } from '../../i18n/texts';

export interface Visit {
  /** the path for the address bar; if it differs from the requested path, replaces that path in the history */
  readonly path: string;
  readonly locale: Locale;
  /** the prefix was removed from an unknown path, so `watchVisits` sets 'language-switching' to keep the language */
  readonly isRedirect?: true;
}

/** Paths are without their language prefix. */
export interface Pages {
  /** true if a path has its own page */
  readonly isKnown: (path: string) => boolean;
  /** texts that a path shows at once */
  readonly textsOf: (path: string) => readonly TextPart[];
}

/** The visit to prerender and hydrate. The prefix decides the language; without one, English. */
export function prefixVisit(path: string): Visit {
  return { path, locale: splitPath(path).prefix ?? DEFAULT_LOCALE };
}

/**
 * The visit after the page has loaded. Without a prefix, the stored language decides, except on the home page. An
 * unknown page's path loses its prefix, if any, and is otherwise kept.
 */
export function loadVisit(path: string, stored: Locale | undefined, pages: Pages): Visit {
  const { prefix, rest } = splitPath(path);
  const locale = prefix ?? stored ?? DEFAULT_LOCALE;
  if (!pages.isKnown(rest)) return unknownVisit(path, prefix, locale);
  if (prefix) return { path, locale };
  if (rest === '/') return { path, locale: DEFAULT_LOCALE };
  return { path: rewrite(path, locale), locale };
}

/** The visit after the path has changed. The prefix decides the language, unless the visitor just chose one. */
export function followVisit(path: string, shown: Visit, isSwitching: boolean, pages: Pages): Visit {
  const { prefix, rest } = splitPath(path);
  if (!pages.isKnown(rest)) return unknownVisit(path, prefix, isSwitching || !prefix ? shown.locale : prefix);
  return { path, locale: isSwitching ? shown.locale : (prefix ?? DEFAULT_LOCALE) };
}

/**
 * The visit after the visitor chose a language: the same page with that language's prefix. An unknown page keeps its
 * path.
 */
export function switchVisit(path: string, locale: Locale, pages: Pages): Visit {
  const { rest } = splitPath(path);
  return pages.isKnown(rest) ? { path: rewrite(path, locale), locale } : { path, locale };
}

/** '/ja/nothing' → '/nothing'. The prefix still decides the language. */
function unknownVisit(path: string, prefix: Locale | undefined, locale: Locale): Visit {
  return prefix ? { path: stripLocale(path), locale, isRedirect: true } : { path, locale };
}

const rewrite = (path: string, locale: Locale) => (path.includes('sitemap.xml') ? path : localizePath(path, locale));
