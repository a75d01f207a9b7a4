/** Decides in which language a path is shown, and under which address. Pure. */

import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import { localizePath, splitPath } from './paths';

export interface Visit {
  /** where the address bar ends up; if that is not the requested path, it replaces it in the history */
  readonly path: string;
  readonly locale: Locale;
  /** an unknown path lost its prefix, so the switching flag has to be set */
  readonly isRedirect?: true;
}

/** Whether a path, without its language prefix, has a page. */
export type IsKnownPath = (path: string) => boolean;

/** The visit to prerender and hydrate: in the prefix's language, else in English. */
export function prefixVisit(path: string): Visit {
  return { path, locale: splitPath(path).prefix ?? DEFAULT_LOCALE };
}

/**
 * The visit after loading: without a prefix the stored language decides, except on the home page. Unknown pages keep
 * their path.
 */
export function loadVisit(path: string, stored: Locale | undefined, isKnown: IsKnownPath): Visit {
  const { prefix, rest } = splitPath(path);
  if (prefix) return isKnown(rest) ? { path, locale: prefix } : withoutPrefix(path, prefix);
  if (rest === '/') return { path, locale: DEFAULT_LOCALE };
  const locale = stored ?? DEFAULT_LOCALE;
  return isKnown(rest) ? { path: rewrite(path, locale), locale } : { path, locale };
}

/** The visit after the path changed: the prefix decides, unless a language was chosen a moment ago. */
export function followVisit(path: string, shown: Locale, isSwitching: boolean, isKnown: IsKnownPath): Visit {
  const { prefix, rest } = splitPath(path);
  if (!isKnown(rest)) return prefix ? withoutPrefix(path, isSwitching ? shown : prefix) : { path, locale: shown };
  return { path, locale: isSwitching ? shown : (prefix ?? DEFAULT_LOCALE) };
}

/** The visit after the visitor chose a language: the same page under its prefix. Unknown pages keep their path. */
export function switchVisit(path: string, locale: Locale, isKnown: IsKnownPath): Visit {
  return { path: isKnown(splitPath(path).rest) ? rewrite(path, locale) : path, locale };
}

/** '/ja/nothing' → '/nothing', but still in the prefix's language. */
function withoutPrefix(path: string, locale: Locale): Visit {
  return { path: splitPath(path).rest, locale, isRedirect: true };
}

const rewrite = (path: string, locale: Locale) => (path.includes('sitemap.xml') ? path : localizePath(path, locale));
