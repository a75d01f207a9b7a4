/** Every path of the site, once and without its language, from the list of the kinds of pages. */

import { allModels } from './kinds/allModels';
import { article, comingSoon } from './kinds/article';
import { blog } from './kinds/blog';
import { brand } from './kinds/brand';
import { cameras } from './kinds/cameras';
import { cardReport } from './kinds/cardReport';
import { connect } from './kinds/connect';
import { history } from './kinds/history';
import { home } from './kinds/home';
import { legal } from './kinds/legal';
import { model } from './kinds/model';
import { notFound } from './kinds/notFound';
import { verify } from './kinds/verify';
import type { PageKind } from './pageKind';

/** The order is that of the sitemap. */
const KINDS = [
  home,
  brand,
  allModels,
  model,
  cameras,
  history,
  connect,
  verify,
  cardReport,
  blog,
  article,
  comingSoon,
  legal,
  notFound,
] as const;

type ScreenOf<Kind> = Kind extends PageKind<infer Name, infer About> ? { readonly kind: Name } & About : never;

/** What a path shows: the kind of page and what that page is about. */
export type Screen = ScreenOf<(typeof KINDS)[number]>;

export type ScreenKind = Screen['kind'];

export type Route = Screen & {
  readonly path: string;
  /** the path given to search engines; differs from `path` only for a model's aliases */
  readonly canonical: string;
};

// That a kind is only given its own pages can't be expressed in a lookup.
const all = KINDS as unknown as readonly PageKind<ScreenKind, Screen>[];

/** The kinds of pages by name. */
export const kinds = Object.fromEntries(all.map((kind) => [kind.kind, kind])) as unknown as Readonly<
  Record<ScreenKind, PageKind<ScreenKind, Screen>>
>;

/** All routes, aliases included. */
export const routes: readonly Route[] = all.flatMap(({ kind, pages }) =>
  pages.map((page) => ({ canonical: page.path, ...page, kind }) as Route),
);

const byPath = new Map(routes.map((route) => [route.path, route]));

/** Whether a path without language has a screen of its own. */
export function isKnownPath(path: string): boolean {
  return byPath.has(path);
}

/** The route of a path without language; an unknown path gets the not-found screen. */
export function findRoute(path: string): Route {
  return byPath.get(path) ?? { kind: 'notFound', path, canonical: path };
}
