/**
 * The addresses of the cameras' pages, so that links and routes don't need the large tables. Evaluated at build time
 * (scripts/evaluated.ts); the browser gets the result as a virtual module.
 */

import { rowsOf } from './allRows';
import { type BrandId, brands } from './brandList';
import { modelsAmong } from './cameras';

const models = brands.flatMap(({ id }) => modelsAmong(id, rowsOf[id]!));

/** The slugs of each brand's cameras, newest first. */
export const listedSlugs = Object.fromEntries(
  brands.map(({ id }) => [id, models.filter(({ brand }) => brand === id).map(({ slug }) => slug)]),
) as unknown as Readonly<Record<BrandId, readonly string[]>>;

/** Further slugs of pages, with the slug of each page: 'sony-a7-iii' → 'sony-alpha-a7-iii' */
export const slugAliases: Readonly<Record<string, string>> = Object.fromEntries(
  models.flatMap(({ slug, aliases = [] }) => aliases.map((alias) => [alias, slug])),
);
