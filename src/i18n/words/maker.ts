import { rawText } from '../../config/fileText';
import { brands } from '../../cameras/brandList';
import { findMaker, type Maker } from '../../cameras/exifMakers';
import type { ExtractionResult } from '../../reader/result';
import type { TextKey } from '../translator';
import { isFromCard } from './countSentences';
import { isFromCable } from './outcome';

export type MakerKey = Maker | 'ricoh';

/** Makers without advice on finding the count ('advice.…'). */
const WITHOUT_ADVICE = ['sigma', 'samsung'] as const satisfies readonly MakerKey[];
type AdvisedMaker = Exclude<MakerKey, (typeof WITHOUT_ADVICE)[number]>;

/** Makers with a note on the counts of their cameras ('brandNote.…'). */
const NOTED = [
  'nikon',
  'canon',
  'sony',
  'fujifilm',
  'olympus',
  'pentax',
  'ricoh',
] as const satisfies readonly MakerKey[];
type NotedMaker = (typeof NOTED)[number];

/** Ricoh also builds Pentax cameras, so only a Make or Model with 'Pentax' means Pentax. */
export function findMakerKey({ make = '', model = '' }: ExtractionResult): MakerKey | undefined {
  const maker = findMaker(make);
  return maker === 'pentax' && !/pentax/i.test(rawText(make) + rawText(model)) ? 'ricoh' : maker;
}

/** The key of the note on the maker's counts, if there is one and it applies to this camera. */
export function brandNote(result: ExtractionResult): TextKey | undefined {
  const maker = findMakerKey(result);
  return isNoted(maker) && isOfSystem(maker, result) ? `brandNote.${maker}` : undefined;
}

/**
 * EXIF Models of the cameras that a maker's texts apply to, without compacts and bridge cameras. If a maker is missing
 * here, its texts apply to all its cameras.
 */
const SYSTEM_CAMERAS: Partial<Readonly<Record<MakerKey, RegExp>>> = {
  canon: /\bEOS\b/i,
  nikon: /^nikon (?:d|z|1 )/i,
  sony: /^(?:dslr-|slt-|nex-|ilc|ilme-|ilx-|zv-e)/i,
  fujifilm: /^(?:x|gfx|finepix ?(?:x100|s\d ?pro))/i,
  olympus: /^(?:e-(?!10\b|20\b)|om-|pen)/i,
  pentax: /^(?:pentax )?(?:\*ist|k|645|q)/i,
  leica: /^(?!.*[cdv]-lux)/i,
  panasonic: /^(?:d(?:m)?c-(?:g|l10?$)|dc-s\d|dc-bgh)/i,
};

/** Cameras for which no report confirms the method in their maker's advice. */
const UNADVISED: Partial<Readonly<Record<MakerKey, RegExp>>> = {
  olympus: /^om-/i,
  ricoh: /^(?!.*gr digital)/i,
};

/** PowerShot models newer than the PowerShot and IXUS models that show a total. */
const LATE_COMPACT = /powershot (?:v\d|g\d+ ?x|zoom|pick)/i;

/** The key of the advice on finding the count when the file has none. */
export function adviceFor(result: ExtractionResult, maker: MakerKey | undefined): TextKey | undefined {
  // A card report's reason already gives the advice.
  if (isFromCard(result)) return undefined;
  // Canon's advice is to use the cable, which has just given no count.
  if (maker === 'canon' && isFromCable(result)) return 'advice.other';
  if (maker === 'panasonic' && isFromCable(result)) return 'advice.panasonic.cable';
  if (!isAdvised(maker)) return 'advice.other';
  const { model = '' } = result;
  if (UNADVISED[maker]?.test(rawText(model))) return 'advice.other';
  if (isOfSystem(maker, result)) return `advice.${maker}`;
  return maker === 'canon' && !LATE_COMPACT.test(rawText(model)) ? 'advice.canon.compact' : 'advice.compact';
}

/** True for a camera that the maker's texts apply to, and for a missing Model. */
const isOfSystem = (maker: MakerKey, { model = '' }: ExtractionResult): boolean =>
  !model || (SYSTEM_CAMERAS[maker]?.test(rawText(model)) ?? true);

/** True for makers whose files never have a count, so that the original file would not help. */
export const holdsNoCount = (maker: MakerKey | undefined): boolean =>
  maker === 'panasonic' || brands.some(({ id, countInFile }) => id === maker && countInFile === 'no-models');

function isAdvised(maker: MakerKey | undefined): maker is AdvisedMaker {
  return maker !== undefined && !(WITHOUT_ADVICE as readonly MakerKey[]).includes(maker);
}

function isNoted(maker: MakerKey | undefined): maker is NotedMaker {
  return (NOTED as readonly (MakerKey | undefined)[]).includes(maker);
}
