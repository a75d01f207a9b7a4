/** Brands and the names of cameras. */

import { type BrandId, findBrand } from './brandList';
import type { Camera } from './cameraRow';

export { type Brand, type BrandId, brandName, brands, brandsWithService, findBrand } from './brandList';
export type { ModelSlug } from './cameras';

/** A listed camera, with its brand. */
export interface Model extends Camera {
  readonly brand: BrandId;
}

/** Sony writes the 'A' of 'A7 III' differently in each market; English keeps it. */
const SONY_LETTER: Partial<Record<string, string>> = { ja: 'α', de: 'Alpha ' };

type Named = Pick<Model, 'brand' | 'model' | 'ja'>;

/** A model's name in a language, without the brand: 'A7 III', 'ja' → 'α7 III'. */
export function modelName({ brand, model, ja }: Named, locale: string): string {
  if (locale === 'ja' && ja) return ja;
  return brand === 'sony' ? model.replace(/^A(?=\d)/, SONY_LETTER[locale] ?? 'A') : model;
}

/**
 * A model's full name: 'Nikon D850'. The brand stays in Latin letters in every language. OM SYSTEM cameras are in
 * Olympus's list but keep their own maker's name.
 */
export function fullModelName(model: Named, locale: string): string {
  const name = modelName(model, locale);
  return name.startsWith('OM SYSTEM') ? name : `${findBrand(model.brand)!.name} ${name}`;
}
