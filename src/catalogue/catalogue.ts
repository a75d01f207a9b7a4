/** Brands and the cameras with a page: enough for routes, links and titles, and small enough for every page to load. */

import { pageModels as models } from 'virtual:page-models';
import { type BrandId, findBrand } from './brandList';
import type { Model } from './pageModels';

export { type Brand, type BrandId, brandName, brands, brandsWithService, findBrand } from './brandList';
export type { ModelSlug } from './cameras';
export type { Model } from './pageModels';
export { models };

const bySlug = new Map<string, Model>(
  models.flatMap((model) => [model.slug, ...(model.aliases ?? [])].map((slug) => [slug, model])),
);

/**
 * The model with this slug or alias: 'sony-a7-iii' → the model of 'sony-alpha-a7-iii'; undefined when there is none.
 */
export function findModel(slug: string): Model | undefined {
  return bySlug.get(slug);
}

/** The models of a brand that have a page. */
export function modelsOf(brand: BrandId): readonly Model[] {
  return models.filter((model) => model.brand === brand);
}

/** Sony writes the 'A' of 'A7 III' differently in each market; English keeps it. */
const SONY_LETTER: Partial<Record<string, string>> = { ja: 'α', de: 'Alpha ' };

/** A model's name in a language, without the brand: 'A7 III', 'ja' → 'α7 III'. */
export function localModelName(brand: BrandId, model: string, locale: string, ja?: string): string {
  if (locale === 'ja' && ja) return ja;
  return brand === 'sony' ? model.replace(/^A(?=\d)/, SONY_LETTER[locale] ?? 'A') : model;
}

/** A model's full name: 'Nikon D850'. The brand stays in Latin letters in every language. */
export function fullModelName({ brand, model, ja }: Model, locale: string): string {
  return `${findBrand(brand)!.name} ${localModelName(brand, model, locale, ja)}`;
}
