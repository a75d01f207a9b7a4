/** Decides in which language and at which address a path is shown. Has no side effects. */

import { DEFAULT_LOCALE, type Locale } from '../../config/locales';
import { localizePath, splitPath, stripLocale } from '../../i18n/paths';
import type { TextPart } from '../../i18n/texts';

export interface Visit {
  /** the path for the address bar; replaces the requested path in the history if the two differ */
  readonly path: string;
  readonly locale: Locale;
  /**
   * the language prefix was removed from an unknown path, so `watchVisits` sets 'language-switching' to keep the
   * language
   */
  readonly isRedirect?: true;
}

/** The pages that exist. Paths are without their language prefix. */
export interface Pages {
  /** whether a path has a page of its own */
  readonly isKnown: (path: string) => boolean;
  /** the interface texts that a path shows at once */
  readonly textsOf: (path: string) => readonly TextPart[];
}

/** The visit to prerender and hydrate. Its language is that of the prefix, or else English. */
export function prefixVisit(path: string): Visit {
  return { path, locale: splitPath(path).prefix ?? DEFAULT_LOCALE };
}

/**
 * The visit after the page has loaded. Without a prefix, the stored language decides, except on the home page. An
 * unknown page keeps its path.
 */
export function loadVisit(path: string, stored: Locale | undefined, pages: Pages): Visit {
  const { prefix, rest } = splitPath(path);
  const locale = prefix ?? stored ?? DEFAULT_LOCALE;
  if (!pages.isKnown(rest)) return unknownVisit(path, prefix, locale);
  if (prefix) return { path, locale };
  if (rest === '/') return { path, locale: DEFAULT_LOCALE };
  return { path: rewrite(path, locale), locale };
}

/** The visit after the path has changed. The prefix decides the language, unless the visitor chose one a moment ago. */
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

/** '/ja/nothing' → '/nothing'; the language remains that of the prefix. */
function unknownVisit(path: string, prefix: Locale | undefined, locale: Locale): Visit {
  return prefix ? { path: stripLocale(path), locale, isRedirect: true } : { path, locale };
}

const rewrite = (path: string, locale: Locale) => (path.includes('sitemap.xml') ? path : localizePath(path, locale));
