/** Brands and the cameras with a page: enough for routes, links and titles, small enough for every page. */

import { pageModels as models } from 'virtual:page-models';
import { type Brand, type BrandId, brandName, brands, brandsWithService, findBrand } from './brands';
import type { ModelSlug } from './cameras';
import type { Model } from './pageModels';

export {
  type Brand,
  type BrandId,
  brandName,
  brands,
  brandsWithService,
  findBrand,
  type Model,
  models,
  type ModelSlug,
};

const bySlug = new Map<string, Model>(
  models.flatMap((model) => [model.slug, ...(model.aliases ?? [])].map((slug) => [slug, model])),
);

/** The model of a slug or of a second slug form: 'sony-a7-iii' → the model of 'sony-alpha-a7-iii'. */
export function findModel(slug: string): Model | undefined {
  return bySlug.get(slug);
}

/** The models of a brand that have a page. */
export function modelsOf(brand: BrandId): readonly Model[] {
  return models.filter((model) => model.brand === brand);
}

/** Sony writes the letter of 'A7 III' its own way in each market; English keeps the letter. */
const SONY_LETTER: Partial<Record<string, string>> = { ja: 'α', de: 'Alpha ' };

/** A model's name without the brand, as its language has it: 'A7 III', 'ja' → 'α7 III'. */
export function localModelName(brand: BrandId, model: string, locale: string, ja?: string): string {
  if (locale === 'ja' && ja) return ja;
  return brand === 'sony' ? model.replace(/^A(?=\d)/, SONY_LETTER[locale] ?? 'A') : model;
}

/** A model's full name: 'Nikon D850'. The brand stays in Latin letters in every language. */
export function fullModelName({ brand, model, ja }: Model, locale: string): string {
  return `${findBrand(brand)!.name} ${localModelName(brand, model, locale, ja)}`;
}
