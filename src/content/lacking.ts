/** What each language's files lack of the English ones: for the build, the tests, and the choice between the two. */

import { DEFAULT_LOCALE, type Locale, locales } from '../config/locales';

/** A file that does not have all that the English one has. */
export interface LackingFile {
  readonly locale: Locale;
  /** in the language's folder: 'home.json', 'models/canon.ts' */
  readonly file: string;
  /** the texts that are missing or empty: 'home.title', 'canon-eos-r5.intro' */
  readonly lacking: readonly string[];
  /** how many texts the English file has */
  readonly of: number;
  /** of a file with one text for each camera or maker, those that lack nothing */
  readonly whole: readonly string[];
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

/** A key without the form of its plural, of which Japanese has one and French three: 'models_one' → 'models' */
export const stemOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** What each language writes for its own country. */
const OF_ITS_OWN = 'market.ts';

/** Files with an entry for each camera or maker, which pages show one by one. */
const HAS_ENTRIES = /^(?:models|buying)\/|^brands\.ts$/;

/** The files of these languages that lack a text, in the order of the English files. */
export async function lackingFiles(codes: readonly Locale[] = locales.map(({ code }) => code)): Promise<LackingFile[]> {
  const english = [...byLocale.get(DEFAULT_LOCALE)!].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const perFile = codes.flatMap((locale) =>
    english.map(async ([file, load]) => {
      const translated = await byLocale.get(locale)?.get(file)?.();
      return { locale, file, ...compareFiles(file, await load(), translated) };
    }),
  );
  return (await Promise.all(perFile)).filter(({ lacking }) => lacking.length > 0);
}

/** Texts named of a file that lacks more. */
const NAMED = 3;

/** 'de/home.json lacks 2 of 31 texts: home.title, home.lead' */
export const faultLine = (file: LackingFile) => `${amountLine(file)}: ${namesLine(file)}`;

/** 'fr/home.json lacks 31 of 31 texts: shown in English'; of a file that lacks few, their names too */
export function draftLine(file: LackingFile): string {
  const { whole, lacking } = file;
  const names = lacking.length <= NAMED ? ` (${namesLine(file)})` : '';
  return `${amountLine(file)}${names}: shown in English${whole.length > 0 ? `, except ${whole.join(', ')}` : ''}`;
}

const namesLine = ({ lacking }: LackingFile) =>
  lacking
    .slice(0, NAMED)
    .map((path) => path || 'all')
    .join(', ') + (lacking.length > NAMED ? ', …' : '');

const amountLine = ({ locale, file, lacking, of }: LackingFile) =>
  `${locale}/${file} lacks ${lacking.length} of ${of} texts`;

/** What a file lacks of the English one; the translated one may be missing altogether. */
export function compareFiles(file: string, english: unknown, translated: unknown) {
  const [wanted, given] = file.endsWith('.json') ? [stems(english), stems(translated)] : [english, translated];
  if (file === OF_ITS_OWN) return { lacking: translated === undefined ? [''] : [], of: 1, whole: [] };
  const all = pathsLacking(wanted, undefined);
  const lacking = pathsLacking(wanted, given);
  const entries = HAS_ENTRIES.test(file) ? Object.keys(wanted as object) : [];
  const whole = entries.filter((entry) => !lacking.some((path) => path.split('.')[0] === entry));
  return { lacking, of: all.length, whole };
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
