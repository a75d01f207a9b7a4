/** Every path of the site, once and without its language. Screens, heads, breadcrumbs and the sitemap derive from it. */

import { listedSlugs, slugAliases } from 'virtual:page-slugs';
import { type Brand, brands } from '../catalogue/catalogue';
import { site } from '../config/site';
import { FEATURED_POST, type Post, posts } from '../content/postTable';
import type { LegalPageId } from '../content/types';

/** What a path shows: the kind of page and what that page is about. */
export type Screen =
  | { readonly kind: 'home' }
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'allModels'; readonly brand: Brand }
  | { readonly kind: 'model'; readonly brand: Brand; readonly slug: string }
  | { readonly kind: 'cameras' }
  | { readonly kind: 'history' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'cardReport' }
  | { readonly kind: 'blog' }
  | { readonly kind: 'article'; readonly post: Post }
  | { readonly kind: 'comingSoon'; readonly post: Post }
  | { readonly kind: 'legal'; readonly page: LegalPageId }
  | { readonly kind: 'notFound' };

export type ScreenKind = Screen['kind'];

export type Route = Screen & {
  readonly path: string;
  /** the path given to search engines; differs from `path` only for a model's aliases */
  readonly canonical: string;
};

const LEGAL_PAGES: readonly LegalPageId[] = [
  'privacy-policy',
  'terms-and-conditions',
  ...(site.operator ? (['operator'] as const) : []),
];

const at = (path: string, screen: Screen): Route => ({ ...screen, path, canonical: path });

const modelRoutes = brands.flatMap((brand): readonly Route[] => {
  const shows = (slug: string, canonical: string): Route => ({
    kind: 'model',
    brand,
    slug: canonical,
    path: `/${brand.id}/${slug}`,
    canonical: `/${brand.id}/${canonical}`,
  });
  const slugs = listedSlugs[brand.id];
  const aliases = Object.entries(slugAliases).filter(([, slug]) => slugs.includes(slug));
  return [...slugs.map((slug) => shows(slug, slug)), ...aliases.map(([alias, slug]) => shows(alias, slug))];
});

/** All routes, aliases included. */
export const routes: readonly Route[] = [
  at('/', { kind: 'home' }),
  ...brands.flatMap((brand) => [
    at(`/${brand.id}`, { kind: 'brand', brand }),
    at(`/${brand.id}/all-models`, { kind: 'allModels', brand }),
  ]),
  ...modelRoutes,
  at('/cameras', { kind: 'cameras' }),
  at('/history', { kind: 'history' }),
  at('/connect', { kind: 'connect' }),
  at('/verify', { kind: 'verify' }),
  at('/card-report', { kind: 'cardReport' }),
  at('/blog', { kind: 'blog' }),
  ...posts.map((post) =>
    at(`/blog/${post.slug}`, { kind: post.slug === FEATURED_POST ? 'comingSoon' : 'article', post }),
  ),
  ...LEGAL_PAGES.map((page) => at(`/${page}`, { kind: 'legal', page })),
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** Whether a path without language has a screen of its own. */
export function isKnownPath(path: string): boolean {
  return byPath.has(path);
}

/** The route of a path without language; an unknown path gets the not-found screen. */
export function findRoute(path: string): Route {
  return byPath.get(path) ?? at(path, { kind: 'notFound' });
}
