/**
 * What the drafts lack, as `src/app/languages.ts` needs it. Evaluated at build time (scripts/evaluated.ts); the browser
 * gets the result as a virtual module.
 */

import { draftLocales } from '../config/locales';
import { lackingFiles, textNameOf } from './lacking';

const files = await lackingFiles(draftLocales);

/** By draft: the names of the files that lack something. */
export const draftFiles: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  draftLocales.map((draft) => [
    draft,
    files.filter(({ locale }) => locale === draft).map(({ file }) => textNameOf(file)),
  ]),
);
