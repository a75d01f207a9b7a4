/** The language prefix of paths. English paths have no prefix. */

import { DEFAULT_LOCALE, isLocale, type Locale } from '../config/locales';

interface SplitPath {
  /** absent without a prefix */
  readonly prefix?: Exclude<Locale, typeof DEFAULT_LOCALE>;
  /** the path without prefix and trailing slash: '/', '/canon' */
  readonly rest: string;
}

/** '/ja/canon' → { prefix: 'ja', rest: '/canon' }; '/canon/' → { rest: '/canon' }; '/japan' → { rest: '/japan' } */
export function splitPath(path: string): SplitPath {
  const [, first] = path.split('/');
  if (!isLocale(first) || first === DEFAULT_LOCALE) return { rest: tidyPath(path) };
  return { prefix: first, rest: tidyPath(path.slice(first.length + 1)) };
}

/** ('/canon', 'ja') → '/ja/canon'; ('/', 'ja') → '/ja'; ('/ja/canon', 'en') → '/canon' */
export function localizePath(path: string, locale: Locale): string {
  const rest = stripLocale(path);
  if (locale === DEFAULT_LOCALE) return rest;
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}

/** '/de/canon' → '/canon'; '/de' → '/' */
export function stripLocale(path: string): string {
  return splitPath(path).rest;
}

/**
 * The canonical path of a page, whatever form a host gives it: '/nikon.html', '/nikon/' → '/nikon'; '/ja/index.html' →
 * '/ja'. Keeps only one leading slash, because browsers read a host name after two.
 */
export function tidyPath(path: string): string {
  return `/${path.replace(/(?:\/index)?(?:\.html)?\/*$/, '').replace(/^\/+/, '')}`;
}
