/**
 * What the drafts lack, as `src/config/written.ts` needs it. Evaluated at build time (scripts/evaluated.ts); the browser
 * gets the result as a virtual module.
 */

import { isFinished, locales } from '../config/locales';
import { lackingFiles } from './lacking';

const drafts = locales.map(({ code }) => code).filter((code) => !isFinished(code));
const files = await lackingFiles(drafts);

/** By draft: the files that lack something, each with those of its entries that lack nothing. */
export const draftFiles = Object.fromEntries(
  drafts.map((draft) => [
    draft,
    Object.fromEntries(files.filter(({ locale }) => locale === draft).map(({ file, whole }) => [file, whole])),
  ]),
);
