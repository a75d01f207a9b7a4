/** Searching cameras by what people type. */

import { findListedMaker, type ListedMakerId } from './brandList';
import { alsoSoldAs, type ListedCamera, modelName } from './catalogue';
import type { CameraType } from './cameraRow';

/**
 * The models whose name, or whose type in the page's language, contains the query, ignoring case; and those that
 * `findCameras` finds. In the list's order; a blank query keeps all. `typeLabel` returns a type's name.
 */
export function searchModels<C extends ListedCamera>(
  list: readonly C[],
  query: string,
  locale: string,
  typeLabel: (type: CameraType) => string,
): readonly C[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return list;
  const found = new Set(findCameras(list, query));
  return list.filter((model) => {
    const texts = [model.model, modelName(model, locale), ...alsoSoldAs(model, locale), typeLabel(model.type)];
    return found.has(model) || texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

/**
 * The cameras of whose names one is spelled like the query ('nikon d 850', 'r6 ii', 'a7iii', 'rebel t6'), best first:
 * those with exactly such a name, those with a name that begins so, and those with one that contains it; the newest
 * first among them. A blank query finds none, and neither does one of words that say nothing of a camera.
 */
export function findCameras<C extends ListedCamera>(list: readonly C[], query: string): readonly C[] {
  return rankedCameras(list, query).flat();
}

/**
 * The one camera that a query names: the newest of those with exactly such a name, or the only one that is found.
 * Undefined where several are found, or none.
 */
export function cameraNamed<C extends ListedCamera>(list: readonly C[], query: string): C | undefined {
  const ranked = rankedCameras(list, query);
  const found = ranked.flat();
  return ranked[0]?.[0] ?? (found.length === 1 ? found[0] : undefined);
}

/** By each of `FITS` the cameras that fit the query no better, the newest first. */
function rankedCameras<C extends ListedCamera>(list: readonly C[], query: string): readonly (readonly C[])[] {
  const wanted = spellings(withoutFillers(query));
  if (wanted.includes('')) return [];
  const ranked = FITS.map((): C[] => []);
  for (const model of list) {
    // Most names don't contain the query at all.
    const names = knownSpellings(model).filter((name) => name.some((text, how) => text.includes(wanted[how]!)));
    const rank = FITS.findIndex((fits) => names.some((name) => name.some((text, how) => fits(text, wanted[how]!))));
    ranked[rank]?.push(model);
  }
  return ranked.map((equal) => equal.sort((a, b) => b.year - a.year));
}

/** The same cameras, first those whose names fit the query, best first. */
export function bestFirst<C extends ListedCamera>(list: readonly C[], query: string): readonly C[] {
  return [...new Set([...findCameras(list, query), ...list])];
}

/** How a spelling fits the wanted one, best first. */
const FITS: readonly ((text: string, wanted: string) => boolean)[] = [
  (text, wanted) => text === wanted,
  (text, wanted) => text.startsWith(wanted),
  (text, wanted) => text.includes(wanted),
];

/** What people type beside a camera's name, in no name itself. */
const FILLERS = new Set(
  `shutter count counts counter actuation actuations camera cameras check
   auslösung auslösungen auslösezahl auslösezähler zählerstand kamera kameras auslesen prüfen`.split(/\s+/),
);

/** The same in Japanese, which has no spaces between words. */
const JAPANESE_FILLERS = /の?(?:シャッター(?:回数|カウント|数)?|レリーズ(?:回数)?|ショット数|回数|カメラ|調べ方|確認)/g;

/** 'Nikon D750 シャッター回数' → 'Nikon D750' */
const withoutFillers = (query: string) =>
  query
    .normalize('NFKC')
    .replace(JAPANESE_FILLERS, ' ')
    .split(/\s+/)
    .filter((word) => !FILLERS.has(word.toLowerCase()))
    .join(' ');

/** How people call a maker besides its names, and how they misspell them. */
const ALSO_CALLED: Partial<Readonly<Record<ListedMakerId, readonly string[]>>> = {
  canon: ['キャノン', 'Cannon'],
  nikon: ['Nikkon', 'Nicon'],
  fujifilm: ['Fuji', 'フジ', '富士フィルム'],
  leica: ['Laica', 'Lecia'],
  olympus: ['Olimpus', 'Olympos'],
  panasonic: ['ルミックス', 'Panasonik'],
  pentax: ['Pentex'],
};

const known = new WeakMap<ListedCamera, readonly Spellings[]>();

/** All spellings of a camera's names, worked out once. */
function knownSpellings(model: ListedCamera): readonly Spellings[] {
  const names = known.get(model) ?? namesOf(model).map(spellings);
  known.set(model, names);
  return names;
}

/** A camera's names in each market and language, whole and without its series, alone and after the maker's name. */
function namesOf(model: ListedCamera): readonly string[] {
  const { name, ja } = findListedMaker(model.brand);
  const makers = [name, ja, ...(ALSO_CALLED[model.brand] ?? [])];
  const names = new Set(
    // 'LUMIX G9PROII（G9 II）' is what lists print, and what the search for a camera asks for.
    [model.model, model.ja ?? model.model, modelName(model, 'ja'), ...(model.otherNames ?? []), ...model.exif].flatMap(
      shortened,
    ),
  );
  return [...names].flatMap((each) => [each, ...makers.map((maker) => `${maker} ${each}`)]);
}

/** 'EOS Rebel T6' → 'EOS Rebel T6', 'Rebel T6', 'T6' */
function shortened(name: string): string[] {
  const shorter = name.replace(/^[\p{L}-]+ (?=.*\d)/u, '');
  return shorter === name ? [name] : [name, ...shortened(shorter)];
}

/** As typed, for a name that is not typed to its end, and with its numbers told apart from letters. */
type Spellings = readonly [typed: string, numbered: string];

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** 'EOS R6 Mark II' → 'eosr6markii', 'eosr62'; 'α7 III' and 'a7iii' → 'a7iii', 'a73' */
function spellings(text: string): Spellings {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\balpha(?![a-z])|α/g, 'a');
  const numbered = plain
    .replace(/(?<=^|[\s\d])(?:mark|mk)\s*(?=[ivx\d])/g, '')
    .replace(/(?<=\s|\d[a-z]?)[iv]+\b/g, (number) => String(ROMAN.indexOf(number) + 1 || number));
  return [lettersOf(plain), lettersOf(numbered)];
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
