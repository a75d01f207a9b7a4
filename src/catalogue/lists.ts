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
  /** EXIF Model strings */
  readonly exif: readonly string[];
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
 * The models whose name, or whose type in the page's language, contains the query, ignoring case; and those of whose
 * names one is spelled like it ('nikon d 850', 'r6 ii', 'a7iii'). A blank query keeps all. `typeLabel` returns a type's
 * name.
 */
export function searchModels(
  list: readonly ListedModel[],
  query: string,
  locale: string,
  typeLabel: (type: CameraType) => string,
): readonly ListedModel[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return list;
  const spelled = spelling(query);
  return list.filter((model) => {
    const names = [model.model, listedName(model, locale), ...(model.otherNames ?? [])];
    const contains = [...names, typeLabel(model.type)].some((text) => text.toLowerCase().includes(wanted));
    return contains || (spelled !== '' && spellingsOf(model, names).some((text) => text.includes(spelled)));
  });
}

/** Names as people type them: alone, after the maker's name, and without the series ('Canon R6' for the EOS R6). */
function spellingsOf(model: ListedModel, names: readonly string[]): string[] {
  const { name, ja } = findBrand(model.brand)!;
  return [...names, ...model.exif].flatMap((each) => {
    const withoutSeries = each.replace(/^[\p{L}-]+ (?=.*\d)/u, '');
    return [each, ...[name, ja].flatMap((maker) => [`${maker} ${each}`, `${maker} ${withoutSeries}`])].map(spelling);
  });
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** 'EOS R6 Mark II' → 'eosr62', 'α7 III' and 'a7iii' → 'a73', 'D 850' → 'd850' */
const spelling = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\balpha\b|α/g, 'a')
    .replace(/(?<=^|[\s\d])(?:mark|mk)\s*(?=[ivx\d])/g, '')
    .replace(/(?<=\s|\d[a-z]?)[iv]+\b/g, (number) => String(ROMAN.indexOf(number) + 1 || number))
    .replace(/[^\p{L}\p{N}]/gu, '');
