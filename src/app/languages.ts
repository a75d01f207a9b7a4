/** Which language has which page: a draft has those whose texts are whole, with all that their parts can load later. */

import { draftFiles } from 'virtual:draft-files';
import { type Locale, locales } from '../config/locales';
import { localizePath } from '../i18n/paths';
import type { Pages } from '../i18n/visit';
import type { TextFile } from './pageKind';
import { findRoute, isKnownPath, kinds, type Route, routes } from './routes';

/** What surrounds every page; the search in the header loads its own when it is used. */
export const FRAME: readonly TextFile[] = ['frame', 'models'];

/** The pages of the site, for the choice of the language. */
export const pages: Pages = {
  isKnown: isKnownPath,
  isWritten: (path, locale) => hasPage(findRoute(path), locale),
  textsOf: (path) => kinds[findRoute(path).kind].texts,
};

/** Whether a language has a page. */
export const hasPage = (route: Route, locale: Locale): boolean => isWhole(textFiles(route), locale);

/** The languages that have a page. */
export const localesOf = (route: Route): readonly Locale[] =>
  locales.map(({ code }) => code).filter((code) => hasPage(route, code));

/** Every address of the site: '/', '/nikon', '/ja', … */
export const everyAddress = (): readonly string[] =>
  locales.flatMap(({ code }) =>
    routes.filter((route) => hasPage(route, code)).map(({ path }) => localizePath(path, code)),
  );

/** Whether header and footer can be shown in a language. */
export const hasFrame = (locale: Locale): boolean => isWhole(['frame'], locale);

/** Every file of texts that a page can show. */
export function textFiles(route: Route): readonly TextFile[] {
  const { texts, content = [], later } = kinds[route.kind];
  return [...new Set([...FRAME, ...texts, ...content, ...(later?.(route) ?? [])])];
}

const isWhole = (files: readonly TextFile[], locale: Locale): boolean => {
  const lacking = draftFiles[locale];
  return !lacking || files.every((file) => !lacking.includes(file));
};
