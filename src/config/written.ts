/**
 * Which files of a draft are shown. The unit is a file, or an entry of a file with one text for each camera or maker: it
 * is shown when it has all that the English one has, and English in its place otherwise. So a region of a page is in one
 * language, and its `lang` is right. Single words that regions share, such as a toast's, can be of the other language.
 */

import { draftFiles } from 'virtual:draft-files';
import { DEFAULT_LOCALE, type Locale } from './locales';

/** A text file of a language as its folder names it, 'home.json', 'legal.ts', or an entry: 'models/nikon.ts#nikon-d850'. */
export type TextFile = `${string}.json` | `${string}.ts` | `${string}.ts#${string}`;

/** The language in which to show what these files are about: English, unless all of them are whole. */
export function writtenIn(locale: Locale, files: readonly TextFile[]): Locale {
  const lacking = draftFiles[locale];
  return !lacking || files.every((file) => isWhole(file, lacking)) ? locale : DEFAULT_LOCALE;
}

function isWhole(name: TextFile, lacking: Readonly<Record<string, readonly string[]>>): boolean {
  const [file, entry] = name.split('#');
  const entries = lacking[file!];
  return !entries || (entry !== undefined && entries.includes(entry));
}
