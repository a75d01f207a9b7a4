/** All paths of the site, without their language, from the kinds of pages. */

import { allModelsKind } from './kinds/allModelsKind';
import { askTheSellerKind } from './kinds/askTheSellerKind';
import { articleKind, comingSoonKind } from './kinds/articleKind';
import { blogKind } from './kinds/blogKind';
import { brandKind } from './kinds/brandKind';
import { camerasKind } from './kinds/camerasKind';
import { cardReportKind } from './kinds/cardReportKind';
import { connectKind } from './kinds/connectKind';
import { historyKind } from './kinds/historyKind';
import { homeKind } from './kinds/homeKind';
import { legalKind } from './kinds/legalKind';
import { modelKind } from './kinds/modelKind';
import { notFoundKind } from './kinds/notFoundKind';
import { verifyKind } from './kinds/verifyKind';
import { localeCodes } from '../../config/locales';
import { localizePath } from '../../i18n/paths';
import type { Pages } from '../router/visit';
import type { PageKind } from './pageKind';

/** In the order of the sitemap. */
const KINDS = [
  homeKind,
  brandKind,
  allModelsKind,
  modelKind,
  camerasKind,
  historyKind,
  connectKind,
  verifyKind,
  cardReportKind,
  askTheSellerKind,
  blogKind,
  articleKind,
  comingSoonKind,
  legalKind,
  notFoundKind,
] as const;

type ScreenOf<Kind> = Kind extends PageKind<infer Name, infer About> ? { readonly kind: Name } & About : never;

/** The content of a path: the kind of page and its subject. */
export type Screen = ScreenOf<(typeof KINDS)[number]>;

export type ScreenKind = Screen['kind'];

export type Route = Screen & {
  readonly path: string;
  /** the path given to search engines; differs from `path` only for a model's aliases */
  readonly canonical: string;
};

// TypeScript can't express that a kind found by name gets only its own pages.
const all = KINDS as unknown as readonly PageKind<ScreenKind, Screen>[];

export const kinds = Object.fromEntries(all.map((kind) => [kind.kind, kind])) as unknown as Readonly<
  Record<ScreenKind, PageKind<ScreenKind, Screen>>
>;

/** Includes aliases. */
export const routes: readonly Route[] = all.flatMap(({ kind, pages }) =>
  pages.map((page) => ({ canonical: page.path, ...page, kind }) as Route),
);

/**
 * Patterns by which wouter recognizes each kind's pages. Paths have only letters, digits, `/` and `-`, so nothing needs
 * escaping.
 */
export const patterns: Readonly<Record<string, RegExp>> = Object.fromEntries(
  all
    .filter(({ pages: { length } }) => length > 0)
    .map(({ kind, pages }) => [kind, new RegExp(`^(?:${pages.map(({ path }) => path).join('|')})/?$`)]),
);

const byPath = new Map(routes.map((route) => [route.path, route]));

/** True if a path without language has its own screen. */
export function isKnownPath(path: string): boolean {
  return byPath.has(path);
}

/** The route of a path without language; for an unknown path, the not-found screen. */
export function findRoute(path: string): Route {
  return byPath.get(path) ?? { kind: 'notFound', path, canonical: path };
}

/** The pages of the site, for `watchVisits`. */
export const pages: Pages = {
  isKnown: isKnownPath,
  textsOf: (path) => kinds[findRoute(path).kind].texts,
};

/** Every address of the site: '/', '/nikon', '/ja', … */
export const everyAddress = (): readonly string[] =>
  localeCodes.flatMap((code) => routes.map(({ path }) => localizePath(path, code)));
