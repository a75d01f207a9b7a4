/** Decides in which language a path is shown, and under which address. Pure. */

import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import { localizePath, splitPath, stripLocale } from './paths';
import type { TextPart } from './texts';

export interface Visit {
  /** where the address bar ends up; if that is not the requested path, it replaces it in the history */
  readonly path: string;
  readonly locale: Locale;
  /** the draft that was asked for and that lacks this page, which is then the English one */
  readonly lackedBy?: Locale;
  /** an unknown path lost its prefix, so the switching flag has to be set */
  readonly isRedirect?: true;
}

/** What there is to visit. Paths are without their language prefix. */
export interface Pages {
  /** whether a path has a page of its own */
  readonly isKnown: (path: string) => boolean;
  /** whether a language has all texts of what a path shows: its page, or that nothing was found */
  readonly isWritten: (path: string, locale: Locale) => boolean;
  /** the interface texts that a path shows at once */
  readonly textsOf: (path: string) => readonly TextPart[];
}

/** The visit to prerender and hydrate: in the prefix's language, else in English. */
export function prefixVisit(path: string): Visit {
  return { path, locale: splitPath(path).prefix ?? DEFAULT_LOCALE };
}

/**
 * The visit after loading: without a prefix the stored language decides, except on the home page. Unknown pages keep
 * their path.
 */
export function loadVisit(path: string, stored: Locale | undefined, pages: Pages): Visit {
  const { prefix, rest } = splitPath(path);
  if (!pages.isKnown(rest)) return unknownVisit(path, prefix, prefix ?? stored ?? DEFAULT_LOCALE, pages);
  if (prefix) return pageVisit(path, prefix, pages);
  if (rest === '/') return { path, locale: DEFAULT_LOCALE };
  const locale = stored ?? DEFAULT_LOCALE;
  return pageVisit(rewrite(path, locale), locale, pages);
}

/** The visit after the path changed: the prefix decides, unless a language was chosen a moment ago. */
export function followVisit(path: string, shown: Visit, isSwitching: boolean, pages: Pages): Visit {
  const { prefix, rest } = splitPath(path);
  const asked = askedFor(shown);
  if (!pages.isKnown(rest)) return unknownVisit(path, prefix, isSwitching || !prefix ? asked : prefix, pages);
  // Links on a page that a draft lacks, and the way back to it, are English: what the draft has is still shown in it.
  if (!prefix && (shown.lackedBy || !pages.isWritten(rest, asked)))
    return pageVisit(rewrite(path, asked), asked, pages);
  return pageVisit(path, isSwitching ? asked : (prefix ?? DEFAULT_LOCALE), pages);
}

/** The visit after the visitor chose a language: the same page under its prefix. Unknown pages keep their path. */
export function switchVisit(path: string, locale: Locale, pages: Pages): Visit {
  const { rest } = splitPath(path);
  if (!pages.isKnown(rest)) return unknownVisit(path, undefined, locale, pages);
  return pageVisit(rewrite(path, locale), locale, pages);
}

/** The language that the visitor chose, be the page in it or not. */
export const askedFor = ({ locale, lackedBy = locale }: Visit): Locale => lackedBy;

/** The address of a page in a language, or in English where the language lacks it. Other addresses stay. */
export function addressIn(path: string, locale: Locale, pages: Pages): string {
  const rest = stripLocale(path);
  return localizePath(path, pages.isKnown(rest) && !pages.isWritten(rest, locale) ? DEFAULT_LOCALE : locale);
}

/** A page in a language, or in English where the language lacks it. */
function pageVisit(path: string, locale: Locale, pages: Pages): Visit {
  const visit = inLanguage(path, locale, pages);
  return visit.lackedBy ? { ...visit, path: rewrite(path, DEFAULT_LOCALE) } : visit;
}

const inLanguage = (path: string, locale: Locale, { isWritten }: Pages): Visit =>
  isWritten(stripLocale(path), locale) ? { path, locale } : { path, locale: DEFAULT_LOCALE, lackedBy: locale };

/** '/ja/nothing' → '/nothing', but still in the prefix's language. */
function unknownVisit(path: string, prefix: Locale | undefined, locale: Locale, pages: Pages): Visit {
  const { rest } = splitPath(path);
  const shown = inLanguage(prefix ? rest : path, locale, pages);
  return prefix ? { ...shown, isRedirect: true } : shown;
}

const rewrite = (path: string, locale: Locale) => (path.includes('sitemap.xml') ? path : localizePath(path, locale));
