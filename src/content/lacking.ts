/** What each language's files lack of the English ones: for the build, the tests, and what pages a draft has. */

import { DEFAULT_LOCALE, type Locale } from '../config/locales';

/** A language's file beside the English one. */
export interface ComparedFile {
  readonly locale: string;
  /** in the language's folder: 'home.json', 'models/canon.ts' */
  readonly file: string;
  /** the texts that are missing or empty: 'home.title', 'canon-eos-r5.intro' */
  readonly lacking: readonly string[];
  /** how many texts the English file has */
  readonly of: number;
}

type Modules = Readonly<Record<string, () => Promise<unknown>>>;

const modules: Modules = {
  ...import.meta.glob('../i18n/*/*.json', { import: 'default' }),
  ...import.meta.glob(['./*/*.ts', './*/*/*.ts', '!./figures/*'], { import: 'default' }),
};

/** '../i18n/de/home.json' → ['de', 'home.json']; './de/models/canon.ts' → ['de', 'models/canon.ts'] */
const PLACE = /^(?:\.\.\/i18n|\.)\/([^/]+)\/(.+)$/;

const byLocale = new Map<string, Map<string, () => Promise<unknown>>>();
for (const [path, load] of Object.entries(modules)) {
  const [, locale, file] = PLACE.exec(path)!;
  byLocale.set(locale!, (byLocale.get(locale!) ?? new Map<string, () => Promise<unknown>>()).set(file!, load));
}

/** 'home.json' → 'home', 'articles/shutter-lifespan.ts' → 'articles/shutter-lifespan' */
export const textNameOf = (file: string) => file.replace(/\.\w+$/, '');

/** A key without the form of its plural, of which Japanese has one and French three: 'models_one' → 'models' */
export const stemOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** What each language writes for its own country. */
const OF_ITS_OWN = 'market.ts';

/** Every file of these languages, in the order of the English files. */
export async function comparedFiles(codes: readonly string[]): Promise<ComparedFile[]> {
  const english = [...byLocale.get(DEFAULT_LOCALE)!].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(
    codes.flatMap((locale) =>
      english.map(async ([file, load]) => {
        const translated = await byLocale.get(locale)?.get(file)?.();
        return { locale, file, ...compareFiles(file, await load(), translated) };
      }),
    ),
  );
}

/** The files of these languages that lack a text. */
export const lackingFiles = async (codes: readonly Locale[]): Promise<ComparedFile[]> =>
  (await comparedFiles(codes)).filter(({ lacking }) => lacking.length > 0);

/** Texts named of a file that lacks more. */
const NAMED = 3;

/** 'de/home.json lacks 2 of 31 texts: home.title, home.lead' */
export const faultLine = (file: ComparedFile) => `${amountLine(file)}: ${namesLine(file)}`;

const namesLine = ({ lacking }: ComparedFile) =>
  lacking
    .slice(0, NAMED)
    .map((path) => path || 'all')
    .join(', ') + (lacking.length > NAMED ? ', …' : '');

const amountLine = ({ locale, file, lacking, of }: ComparedFile) =>
  `${locale}/${file} lacks ${lacking.length} of ${of} texts`;

/** What a file lacks of the English one; the translated one may be missing altogether. */
export function compareFiles(file: string, english: unknown, translated: unknown) {
  const [wanted, given] = file.endsWith('.json') ? [stems(english), stems(translated)] : [english, translated];
  if (file === OF_ITS_OWN) return { lacking: translated === undefined ? [''] : [], of: 1 };
  return { lacking: pathsLacking(wanted, given), of: pathsLacking(wanted, undefined).length };
}

/** Texts by key, without the forms of the plural. */
const stems = (texts: unknown = {}) =>
  Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [stemOf(key), text]));

/** Where a text lacks what its English original has: 'canon.lead'; '' for all of it. Lists may differ in length. */
function pathsLacking(english: unknown, text: unknown, path = ''): string[] {
  if (typeof english === 'string') return typeof text === 'string' && (text.trim() || !english.trim()) ? [] : [path];
  if (Array.isArray(english)) {
    if (!Array.isArray(text) || (english.length > 0 && text.length === 0)) return [path];
    return text.flatMap((item, place) => pathsLacking(english[place] ?? '', item ?? '', join(path, `${place}`)));
  }
  if (typeof english !== 'object' || english === null) return typeof text === typeof english ? [] : [path];
  const theirs = (typeof text === 'object' && text !== null ? text : {}) as Record<string, unknown>;
  return Object.entries(english).flatMap(([key, value]) => pathsLacking(value, theirs[key], join(path, key)));
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
