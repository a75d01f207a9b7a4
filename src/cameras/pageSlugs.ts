/**
 * The slugs in the addresses of the cameras' pages. Links and routes use them instead of the large tables: the build
 * evaluates this module (scripts/evaluated.ts), and the browser gets the result as a virtual module.
 */

import { rowsOf } from './allRows';
import { type BrandId, brands } from './brandList';
import { modelsAmong } from './cameras';

const models = brands.flatMap(({ id }) => modelsAmong(id, rowsOf[id]!));

export const listedSlugs = Object.fromEntries(
  brands.map(({ id }) => [id, models.filter(({ brand }) => brand === id).map(({ slug }) => slug)]),
) as unknown as Readonly<Record<BrandId, readonly string[]>>;

/** Maps a page's further slugs to its own slug: 'sony-a7-iii' → 'sony-alpha-a7-iii' */
export const slugAliases: Readonly<Record<string, string>> = Object.fromEntries(
  models.flatMap(({ slug, aliases = [] }) => aliases.map((alias) => [alias, slug])),
);
