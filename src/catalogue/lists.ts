/** All of a brand's cameras, with and without a page, and searching them. */

import { type BrandId, findBrand, localModelName } from './catalogue';
import type { BodyShape, Camera, CameraType } from './cameraRow';

export interface ListedModel {
  readonly slug: string;
  readonly brand: BrandId;
  /** without the brand, in English */
  readonly model: string;
  readonly ja?: string;
  readonly otherNames?: readonly string[];
  readonly type: CameraType;
  /** the body's shape, if it is not the usual one for its type */
  readonly drawing?: BodyShape;
  readonly year: number;
  readonly hasPage: boolean;
}

/** A brand's list, newest first. */
export function listOf(brand: BrandId, cameras: readonly Camera[]): readonly ListedModel[] {
  return cameras
    .map(({ page, ...camera }) => ({ ...camera, brand, hasPage: page !== undefined }))
    .sort((a, b) => b.year - a.year || a.model.localeCompare(b.model, 'en', { numeric: true }));
}

/** A listed model's name in a language, without the brand. */
export function listedName({ brand, model, ja }: ListedModel, locale: string): string {
  return localModelName(brand, model, locale, ja);
}

/** A listed model's full name. OM SYSTEM cameras are in Olympus's list but keep their own maker's name. */
export function fullListedName(model: ListedModel, locale: string): string {
  const name = listedName(model, locale);
  return name.startsWith('OM SYSTEM') ? name : `${findBrand(model.brand)!.name} ${name}`;
}

/**
 * The models whose name, or whose type in the page's language, contains the query, ignoring case. A blank query keeps
 * all. `typeLabel` returns a type's name.
 */
export function searchModels(
  list: readonly ListedModel[],
  query: string,
  locale: string,
  typeLabel: (type: CameraType) => string,
): readonly ListedModel[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return list;
  return list.filter((model) =>
    [model.model, listedName(model, locale), ...(model.otherNames ?? []), typeLabel(model.type)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
