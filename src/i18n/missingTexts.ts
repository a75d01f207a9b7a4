/** Lists the files and texts that a language lacks compared with English. Any of these fails the build. */

import { DEFAULT_LOCALE, localeCodes } from '../config/locales';

const files = import.meta.glob<unknown>(
  ['./*/*.json', '../content/*/*.ts', '../content/*/*/*.ts', '!../content/figures/*'],
  { import: 'default' },
);

/** Not compared with the English texts, because each language writes this file for its own country. */
const OWN_COUNTRY_FILE = '/market.ts';

/**
 * The files of these languages that are missing or lack texts, with the first three missing keys: '…/de/home.json lacks
 * home.title'
 */
export async function missingTexts(codes: readonly string[] = localeCodes): Promise<string[]> {
  const english = Object.entries(files).filter(([path]) => path.includes(`/${DEFAULT_LOCALE}/`));
  const lines = codes.flatMap((code) =>
    english.map(async ([path, load]) => {
      const own = path.replace(`/${DEFAULT_LOCALE}/`, `/${code}/`);
      if (!files[own]) return [`${own} is missing`];
      const lacking = own.endsWith(OWN_COUNTRY_FILE) ? [] : lackingIn(await load(), await files[own]());
      return lacking.length === 0 ? [] : [`${own} lacks ${lacking.slice(0, 3).join(', ')}`];
    }),
  );
  return (await Promise.all(lines)).flat();
}

/**
 * The keys of texts that are missing, blank, or of another kind than the English text (such as a list): 'canon.lead'.
 * Lists may differ in length.
 */
export function lackingIn(english: unknown, own: unknown, path = ''): string[] {
  if (kindOf(own) !== kindOf(english)) return [path];
  if (typeof own === 'string') return own.trim() ? [] : [path];
  if (Array.isArray(own)) {
    const originals = english as readonly unknown[];
    if (own.length === 0 && originals.length > 0) return [path];
    return own.flatMap((item, place) => lackingIn(originals[place] ?? item, item, `${path}.${place}`));
  }
  if (typeof own !== 'object') return [];
  const given = new Map(Object.entries(own!).map(([key, text]) => [stemOf(key), text as unknown]));
  return Object.entries(english as object).flatMap(([key, text]) =>
    lackingIn(text, given.get(stemOf(key)), path ? `${path}.${stemOf(key)}` : stemOf(key)),
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** A key without its plural ending. Japanese has one plural form and French three: 'models_one' → 'models' */
export const stemOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
