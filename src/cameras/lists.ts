/** Searching cameras by what people type. */

import { findListedMaker, type ListedMakerId } from './brandList';
import { alsoSoldAs, type ListedCamera, modelName } from './catalogue';
import type { CameraType } from './cameraRow';

/**
 * The models that are spelled like the query, best first, then those whose name, or whose type in the page's language,
 * contains it, ignoring case; where there are none, what `findCameras` finds. A blank query keeps all. `typeLabel`
 * returns a type's name.
 */
export function searchModels<C extends ListedCamera>(
  list: readonly C[],
  query: string,
  locale: string,
  typeLabel: (type: CameraType) => string,
): readonly C[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return list;
  const containing = list.filter((model) => {
    const texts = [model.model, modelName(model, locale), ...alsoSoldAs(model, locale), typeLabel(model.type)];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
  const found = new Set([...spelledAlike(list, query).map(({ model }) => model), ...containing]);
  return found.size > 0 ? [...found] : findCameras(list, query);
}

/**
 * The cameras of whose names one is spelled like the query ('nikon d 850', 'r6 ii', 'a7iii', 'rebel t6'), best first:
 * those with exactly such a name, those with a name that begins so, the fewer characters its word goes on with the better,
 * and those with one that contains it; the newest first among them. Where there are none, those whose names the query
 * misspells ('nikn d850'), and else those of the series that it begins with ('rx100'). A blank query finds none, and
 * neither does one of words that say nothing of a camera.
 */
export function findCameras<C extends ListedCamera>(list: readonly C[], query: string): readonly C[] {
  const likely = likelyCameras(list, query);
  return (likely.length > 0 ? likely : ofSameSeries(list, query)).map(({ model }) => model);
}

/**
 * The one camera that a query names: the newest of those with exactly such a name, or the only one that is found.
 * Undefined where several are found, or none.
 */
export function cameraNamed<C extends ListedCamera>(list: readonly C[], query: string): C | undefined {
  const [first, ...others] = likelyCameras(list, query);
  return first?.misfit === EXACT || others.length === 0 ? first?.model : undefined;
}

/** Returns a test whether one of a camera's names is spelled like the query. */
export function spelledLike(query: string): (model: ListedCamera) => boolean {
  const wanted = patternsOf(query);
  return (model) => misfitOf(model, wanted) < NO_FIT;
}

/** True for a query that names a phone or an action camera: 'iPhone 13', 'samsung s21', 'スマホ'. */
export const namesPhone = (query: string): boolean => PHONES.test(query.normalize('NFKC').toLowerCase());

/** A camera, and how far its name is from the query. */
interface Fit<C> {
  readonly model: C;
  readonly misfit: number;
}

const EXACT = 0;
/** One more for each character that the word goes on with. */
const BEGINS = 1;
const CONTAINS = 1000;
const NO_FIT = Infinity;

function spelledAlike<C extends ListedCamera>(list: readonly C[], query: string): readonly Fit<C>[] {
  const wanted = patternsOf(query);
  return list
    .map((model) => ({ model, misfit: misfitOf(model, wanted) }))
    .filter(({ misfit }) => misfit < NO_FIT)
    .sort((a, b) => a.misfit - b.misfit || b.model.year - a.model.year);
}

/** The same; if there are none, for the query with its misspelled words corrected. */
function likelyCameras<C extends ListedCamera>(list: readonly C[], query: string): readonly Fit<C>[] {
  const alike = spelledAlike(list, query);
  return alike.length > 0 ? alike : spelledAlike(list, corrected(list, query));
}

/** 'rx100' → the cameras whose names begin with RX1. */
function ofSameSeries<C extends ListedCamera>(list: readonly C[], query: string): readonly Fit<C>[] {
  const [series] = /^.*?(?<!\p{L})\p{L}{2,}[ -]?\d/u.exec(query.normalize('NFKC')) ?? [];
  return series === undefined ? [] : spelledAlike(list, series).filter(({ misfit }) => misfit < CONTAINS);
}

/** The query with each word of four letters and more as names have it, if it is one edit away from theirs. */
function corrected(list: readonly ListedCamera[], query: string): string {
  const words = list.flatMap((model) => knownSpellings(model)[0].split(/\s/));
  // The numbers of two cameras differ by one character, so none is a mistake for another.
  const known = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word));
  return query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{L}{4,}/gu, (word) =>
      known.some((other) => other.startsWith(word)) ? word : (known.find((other) => isMisspelled(word, other)) ?? word),
    );
}

/** True if a character more, less, changed or swapped makes the word the beginning of the known one; never the first. */
function isMisspelled(word: string, known: string): boolean {
  const shared = Array.from(word).findIndex((character, place) => character !== known[place]);
  const [typed, meant] = [word.slice(shared), known.slice(shared)];
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  return (
    shared > 0 &&
    (meant.startsWith(typed.slice(1)) ||
      meant.slice(1).startsWith(typed) ||
      meant.slice(1).startsWith(typed.slice(1)) ||
      (isSwapped && meant.slice(2).startsWith(typed.slice(2))))
  );
}

type Patterns = readonly [typed: RegExp, numbered: RegExp];

/** What finds the query in spellings, with or without the spaces of either; undefined if it says nothing of a camera. */
function patternsOf(query: string): Patterns | undefined {
  const [typed, numbered] = spellings(withoutFillers(query));
  return typed && numbered ? [patternOf(typed), patternOf(numbered)] : undefined;
}

/** Its group is what the word goes on with. */
const patternOf = (text: string) =>
  new RegExp(String.raw`${Array.from(text.replaceAll(' ', '')).join(' ?')}(\S*)`, 'gu');

function misfitOf(model: ListedCamera, wanted: Patterns | undefined): number {
  if (!wanted) return NO_FIT;
  const misfits = knownSpellings(model).flatMap((names, how) =>
    Array.from(names.matchAll(wanted[how]!), (found) => misfitIn(names, found)),
  );
  return Math.min(NO_FIT, ...misfits);
}

function misfitIn(names: string, { 0: found, 1: rest = '', index }: RegExpExecArray): number {
  if (names[index - 1] !== '\n') return CONTAINS;
  return rest === '' && names[index + found.length] === '\n' ? EXACT : BEGINS + rest.length;
}

/** What people type beside a camera's name, in no name itself. */
const FILLERS = new Set(
  `shutter count counts counter actuation actuations camera cameras check
   cyber-shot cybershot
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

/** What people call phones and action cameras, without what may follow; NFKC, in small letters. */
const PHONES = new RegExp(
  [
    String.raw`(?<![a-z])(?:i?phone|smart-?phone|cell-?phone|mobiltelefon|handy(?!cam)|ipad|android|action\W?[ck]am)`,
    String.raw`(?<![a-z])(?:apple|galaxy|samsung\W*(?:note|flip|fold|[asmz]\d)|pixel|xperia|aquos|huawei|honor|xiaomi)`,
    '(?<![a-z])(?:redmi|oneplus|oppo|motorola|nokia|gopro)',
    'スマホ|スマートフォン|携帯|アイフォン|ギャラクシー|エクスペリア|アクションカ[ムメ]',
  ].join('|'),
);

/** How people call a maker besides its names. */
const ALSO_CALLED: Partial<Readonly<Record<ListedMakerId, readonly string[]>>> = {
  canon: ['キャノン'],
  fujifilm: ['Fuji', 'フジ', '富士フィルム'],
  panasonic: ['ルミックス'],
};

const known = new WeakMap<ListedCamera, Spellings>();

/** All spellings of a camera's names, worked out once: in each text a name a line, between line breaks. */
function knownSpellings(model: ListedCamera): Spellings {
  const texts = known.get(model) ?? inLines(namesOf(model).map(spellings));
  known.set(model, texts);
  return texts;
}

function inLines(names: readonly Spellings[]): Spellings {
  const [typed, numbered] = [names.map(([text]) => text), names.map(([, text]) => text)];
  return [`\n${typed.join('\n')}\n`, `\n${numbered.join('\n')}\n`];
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

/** 'EOS R6 Mark II' → 'eos r6 mark ii', 'eos r6 2'; 'α7 III' → 'a7 iii', 'a7 3' */
function spellings(text: string): Spellings {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\balpha(?![a-z])|α/g, 'a');
  const numbered = plain
    .replace(/(?<=^|[\s\d])(?:mark|mk)\s*(?=[ivx\d])/g, '')
    .replace(/(?<=\s|\d[a-z]?)[iv]+\b/g, (number) => String(ROMAN.indexOf(number) + 1 || number));
  return [wordsOf(plain), wordsOf(numbered)];
}

const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
