import { findListedMaker, type ListedMakerId } from './brandList';
import { alsoSoldAs, type ListedCamera, modelName } from './catalogue';
import type { CameraType } from './cameraRow';

/**
 * Finds the models whose names are spelled like the query, the best match first, and then those whose name or type
 * contains the query, ignoring case. If there are none, returns the models that `findCameras` finds. A blank query
 * keeps all models. `typeLabel` returns a type's name in the page's language.
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
 * Finds the cameras with a name spelled like the query ('nikon d 850', 'r6 ii', 'a7iii', 'rebel t6'). Exact names come
 * first, then names that begin with the query (the shorter the rest of the word, the earlier), then names that contain
 * it. Among equal matches, the newest camera comes first. Without a match, tries corrections of misspelled words ('nikn
 * d850'), and then the series that the query begins with ('rx100'). Finds none if the query is blank or has only filler
 * words ('shutter count').
 */
export function findCameras<C extends ListedCamera>(list: readonly C[], query: string): readonly C[] {
  const likely = likelyCameras(list, query);
  return (likely.length > 0 ? likely : ofSameSeries(list, query)).map(({ model }) => model);
}

/** The newest camera with exactly the queried name, or the only camera found. */
export function cameraNamed<C extends ListedCamera>(list: readonly C[], query: string): C | undefined {
  const [first, ...others] = likelyCameras(list, query);
  return first?.misfit === EXACT || others.length === 0 ? first?.model : undefined;
}

/** Returns a test for cameras with a name spelled like the query. */
export function spelledLike(query: string): (model: ListedCamera) => boolean {
  const wanted = patternsOf(query);
  return (model) => misfitOf(model, wanted) < NO_FIT;
}

/** True for a query that names a phone or an action camera: 'iPhone 13', 'samsung s21', 'スマホ'. */
export const namesPhone = (query: string): boolean => PHONES.test(query.normalize('NFKC').toLowerCase());

/** A camera, and how badly its best name fits the query; 0 for an exact name. */
interface Fit<C> {
  readonly model: C;
  readonly misfit: number;
}

const EXACT = 0;
/** The score of a name that begins with the query; lower is better. Each further character of the word adds one. */
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

/** The cameras that match the query or, if there are none, the corrected query. */
function likelyCameras<C extends ListedCamera>(list: readonly C[], query: string): readonly Fit<C>[] {
  const alike = spelledAlike(list, query);
  return alike.length > 0 ? alike : spelledAlike(list, corrected(list, query));
}

/** 'rx100' → the cameras whose names begin with RX1. */
function ofSameSeries<C extends ListedCamera>(list: readonly C[], query: string): readonly Fit<C>[] {
  const [series] = /^.*?(?<!\p{L})\p{L}{2,}[ -]?\d/u.exec(query.normalize('NFKC')) ?? [];
  return series === undefined ? [] : spelledAlike(list, series).filter(({ misfit }) => misfit < CONTAINS);
}

/**
 * The query with corrected words. Corrects a word of four or more letters if no word in a camera's name begins with it,
 * but a word in a camera's name is one edit away.
 */
function corrected(list: readonly ListedCamera[], query: string): string {
  const words = list.flatMap((model) => knownSpellings(model)[0].split(/\s/));
  // Numbers are not corrected, because the numbers of two cameras may differ by one character.
  const known = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word));
  return query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{L}{4,}/gu, (word) =>
      known.some((other) => other.startsWith(word)) ? word : (known.find((other) => isMisspelled(word, other)) ?? word),
    );
}

/**
 * True if one change makes the word the beginning of the known word: one character added, removed or replaced, or two
 * neighbors swapped. The first character never changes.
 */
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

/**
 * Patterns that find the query in the spellings of names, whatever the spaces. Undefined if the query is blank or has
 * only fillers.
 */
function patternsOf(query: string): Patterns | undefined {
  const [typed, numbered] = spellings(withoutFillers(query));
  return typed && numbered ? [patternOf(typed), patternOf(numbered)] : undefined;
}

/** Finds the text. The capturing group is the rest of the word. */
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

/** Words that visitors type next to a camera's name. No name contains them. */
const FILLERS = new Set(
  `shutter count counts counter actuation actuations camera cameras check
   cyber-shot cybershot
   auslösung auslösungen auslösezahl auslösezähler zählerstand kamera kameras auslesen prüfen`.split(/\s+/),
);

/** Fillers as a pattern, because Japanese has no spaces between words. */
const JAPANESE_FILLERS = /の?(?:シャッター(?:回数|カウント|数)?|レリーズ(?:回数)?|ショット数|回数|カメラ|調べ方|確認)/g;

/** 'Nikon D750 シャッター回数' → 'Nikon D750' */
const withoutFillers = (query: string) =>
  query
    .normalize('NFKC')
    .replace(JAPANESE_FILLERS, ' ')
    .split(/\s+/)
    .filter((word) => !FILLERS.has(word.toLowerCase()))
    .join(' ');

/** Common names of phones and action cameras, without the model's name, for a text in NFKC and lowercase. */
const PHONES = new RegExp(
  [
    String.raw`(?<![a-z])(?:i?phone|smart-?phone|cell-?phone|mobiltelefon|handy(?!cam)|ipad|android|action\W?[ck]am)`,
    String.raw`(?<![a-z])(?:apple|galaxy|samsung\W*(?:note|flip|fold|[asmz]\d)|pixel|xperia|aquos|huawei|honor|xiaomi)`,
    '(?<![a-z])(?:redmi|oneplus|oppo|motorola|nokia|gopro)',
    'スマホ|スマートフォン|携帯|アイフォン|ギャラクシー|エクスペリア|アクションカ[ムメ]',
  ].join('|'),
);

/** Further common names of makers. */
const ALSO_CALLED: Partial<Readonly<Record<ListedMakerId, readonly string[]>>> = {
  canon: ['キャノン'],
  fujifilm: ['Fuji', 'フジ', '富士フィルム'],
  panasonic: ['ルミックス'],
};

const known = new WeakMap<ListedCamera, Spellings>();

/** All spellings of a camera's names, computed once. Each name is on a line of its own, between line breaks. */
function knownSpellings(model: ListedCamera): Spellings {
  const texts = known.get(model) ?? inLines(namesOf(model).map(spellings));
  known.set(model, texts);
  return texts;
}

function inLines(names: readonly Spellings[]): Spellings {
  const [typed, numbered] = [names.map(([text]) => text), names.map(([, text]) => text)];
  return [`\n${typed.join('\n')}\n`, `\n${numbered.join('\n')}\n`];
}

/**
 * A camera's names in each market and language, whole and without the series, each alone and after the maker's name.
 */
function namesOf(model: ListedCamera): readonly string[] {
  const { name, ja } = findListedMaker(model.brand);
  const makers = [name, ja, ...(ALSO_CALLED[model.brand] ?? [])];
  const names = new Set(
    // Visitors also search for names as the lists show them ('LUMIX G9PROII（G9 II）').
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

/**
 * Two spellings of a name. `typed` keeps 'Mark' and Roman numerals, so that an unfinished query ('r6 mar') finds the
 * name; `numbered` has no 'Mark', and digits instead of Roman numerals.
 */
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
