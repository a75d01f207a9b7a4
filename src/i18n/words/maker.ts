/** Which maker's texts to show with a result. */

import { brands } from '../../cameras/brandList';
import { findMaker, type Maker } from '../../cameras/exifMakers';
import type { ExtractionResult } from '../../reader/result';
import type { TextKey } from '../translator';
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

/**
 * By EXIF Model, the cameras that a maker's advice is about: the others are compacts and bridge cameras. A maker that is
 * not here has advice about all of its own.
 */
const ADVISED: Partial<Readonly<Record<MakerKey, RegExp>>> = {
  canon: /\bEOS\b/i,
  nikon: /^nikon (?:d|z|1 )/i,
  sony: /^(?:dslr-|slt-|nex-|ilc|ilme-|ilx-|zv-e)/i,
  fujifilm: /^(?:x|gfx|finepix ?(?:x100|s\d ?pro))/i,
  olympus: /^(?:e-(?!10\b|20\b)|om-|pen)/i,
  pentax: /^(?:pentax )?(?:\*ist|k|645|q)/i,
  leica: /^(?!.*[cdv]-lux)/i,
  panasonic: /^(?:d(?:m)?c-(?:g|l10?$)|dc-s\d|dc-bgh)/i,
};

/** PowerShot and IXUS models that came out after those that show a total. */
const LATE_COMPACT = /powershot (?:v\d|g\d+ ?x|zoom|pick)/i;

/** The key of the advice on how to find the count when the file has none. */
export function adviceFor(result: ExtractionResult, maker: MakerKey | undefined): TextKey | undefined {
  // For a card report, the reason already says what to do.
  if (isFromCard(result)) return undefined;
  // Canon's advice is the cable, which has just told nothing.
  if (maker === 'canon' && isFromCable(result)) return 'advice.other';
  if (maker === 'panasonic' && isFromCable(result)) return 'advice.panasonic.cable';
  if (!hasWords(maker)) return 'advice.other';
  const { model = '' } = result;
  if (!model || (ADVISED[maker]?.test(model) ?? true)) return `advice.${maker}`;
  return maker === 'canon' && !LATE_COMPACT.test(model) ? 'advice.canon.compact' : 'advice.compact';
}

/** True for makers whose original files have no count either, so that finding the original would not help. */
export const holdsNoCount = (maker: MakerKey | undefined): boolean =>
  maker === 'panasonic' || brands.some(({ id, countInFile }) => id === maker && countInFile === 'no-models');

function hasWords(maker: MakerKey | undefined): maker is MakerWithWords {
  return maker !== undefined && !(WITHOUT_WORDS as readonly MakerKey[]).includes(maker);
}
