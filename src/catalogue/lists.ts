/** Searching a brand's cameras. */

import { findBrand } from './brandList';
import { type Model, modelName } from './catalogue';
import type { CameraType } from './cameraRow';

/**
 * The models whose name, or whose type in the page's language, contains the query, ignoring case; and those of whose
 * names one is spelled like it ('nikon d 850', 'r6 ii', 'a7iii'). A blank query keeps all. `typeLabel` returns a type's
 * name.
 */
export function searchModels(
  list: readonly Model[],
  query: string,
  locale: string,
  typeLabel: (type: CameraType) => string,
): readonly Model[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return list;
  const spelled = spelling(query);
  return list.filter((model) => {
    const names = [model.model, modelName(model, locale), ...(model.otherNames ?? [])];
    const contains = [...names, typeLabel(model.type)].some((text) => text.toLowerCase().includes(wanted));
    return contains || (spelled !== '' && spellingsOf(model, names).some((text) => text.includes(spelled)));
  });
}

/** Names as people type them: alone, after the maker's name, and without the series ('Canon R6' for the EOS R6). */
function spellingsOf(model: Model, names: readonly string[]): string[] {
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
