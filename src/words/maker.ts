/** Which maker's texts to show with a result. */

import { brands } from '../catalogue/brandList';
import { findMaker, type Maker } from '../catalogue/exifMakers';
import type { ExtractionResult } from '../extraction/result';
import type { TextKey } from '../i18n/translator';
import { isFromCard } from './countSentences';
import { isFromCable } from './outcome';

export type MakerKey = Maker | 'ricoh';

/** Makers that have neither a note ('brandNote.…') nor advice on finding the count ('advice.…'). */
const WITHOUT_WORDS = ['sigma', 'samsung'] as const satisfies readonly MakerKey[];
type MakerWithWords = Exclude<MakerKey, (typeof WITHOUT_WORDS)[number]>;

/** A result → its maker. Ricoh also builds the Pentax cameras, whose models say so. */
export function findMakerKey({ make = '', model = '' }: ExtractionResult): MakerKey | undefined {
  const maker = findMaker(make);
  return maker === 'pentax' && !/pentax/i.test(make + model) ? 'ricoh' : maker;
}

/** The key of the note on the maker's photos; undefined for makers without one. */
export function brandNote(maker: MakerKey | undefined): TextKey | undefined {
  return hasWords(maker) ? `brandNote.${maker}` : undefined;
}

/** The key of the advice on how to find the count when the file has none. */
export function adviceFor(result: ExtractionResult, maker: MakerKey | undefined): TextKey | undefined {
  // For a card report, the reason already says what to do.
  if (isFromCard(result)) return undefined;
  // Canon's advice is the cable, which has just told nothing.
  if (maker === 'canon' && isFromCable(result)) return 'advice.other';
  if (maker === 'panasonic' && isFromCable(result)) return 'advice.panasonic.cable';
  return hasWords(maker) ? `advice.${maker}` : 'advice.other';
}

/** True for makers whose original files have no count either, so that finding the original would not help. */
export const holdsNoCount = (maker: MakerKey | undefined): boolean =>
  maker === 'panasonic' || brands.some(({ id, countInFile }) => id === maker && countInFile === 'no-models');

function hasWords(maker: MakerKey | undefined): maker is MakerWithWords {
  return maker !== undefined && !(WITHOUT_WORDS as readonly MakerKey[]).includes(maker);
}
