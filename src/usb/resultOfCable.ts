/** Turns the data read from a camera over USB into a result like a photo's. */
import { type FileText, rawText } from '../config/fileText';
import { type Counter, type ExtractionResult, isCountGrade, type UnavailableReason } from '../reader/result';
import { hexCode } from './bytes';
import { fujifilmAnswer } from './fujifilmCounts';
import { lumixAnswer } from './lumixUsage';
import { type CableMaker, eosAnswer, type NoCount, type CableAnswer } from './makers';
import type { CameraReading } from './readCamera';
import type { PhotoMatch } from './visitOutcome';

/** Makers' names as in their photos, so that the catalogue finds them. */
const MAKES: Readonly<Partial<Record<CableMaker, string>>> = {
  canon: 'Canon',
  fujifilm: 'FUJIFILM',
  nikon: 'NIKON CORPORATION',
  panasonic: 'Panasonic',
};

/** Canon reports its firmware as '3-1.2.0'. */
const FIRMWARE_PREFIX = /^\d+-(?=\d)/;

/**
 * A reading's result: the count that the camera reported, or else the newest photo's count, if the photo may be this
 * camera's. Otherwise, the reason for the missing count.
 */
export function resultOfReading(reading: CameraReading): ExtractionResult {
  const answer = answerOf(reading);
  if (typeof answer !== 'object') {
    const photo = photoOf(reading);
    if (photo && photo.match !== 'other-body' && hasOwnCount(photo.result)) return photo.result;
    return { ...baseOf(reading), counters: [], reason: REASONS[answer ?? 'nothing'] };
  }
  const { grade, limits, wrapsAt, replaced } = answer;
  const counters = answer.counts.map(({ rule, ...count }): Counter => ({
    field: rule.field,
    tag: `USB/${hexCode(rule.property)}`,
    ...count,
  }));
  const [{ field, tag, kind, value, low }] = counters as [Counter, ...Counter[]];
  return {
    ...baseOf(reading),
    shutterCount: value,
    shutterSource: {
      field,
      tag,
      kind,
      from: 'cable',
      grade,
      limits,
      ...(low !== undefined && { low }),
      ...(wrapsAt !== undefined && { wrapsAt }),
      ...(replaced !== undefined && { replaced }),
    },
    counters,
  };
}

const REASONS: Readonly<Record<NoCount | 'nothing', UnavailableReason>> = {
  nothing: 'not-told',
  zero: 'told-zero',
  'not-understood': 'not-understood',
};

/** The combined meaning of the camera's properties; undefined if none has a count. */
export function answerOf({ maker, evidence, device }: CameraReading): CableAnswer | undefined {
  if (maker === 'fujifilm') return fujifilmAnswer(evidence);
  return maker === 'panasonic' ? lumixAnswer(evidence, device) : eosAnswer(evidence);
}

/** The facts about the camera, and how many bytes and reads they took. */
export function baseOf({
  maker,
  device,
  serial,
  steps,
}: CameraReading): Pick<
  ExtractionResult,
  'make' | 'model' | 'software' | 'serialNumber' | 'hasGps' | 'bytesRead' | 'reads'
> {
  const make = MAKES[maker] ?? device.make;
  const firmware = rawText(device.firmware).replace(FIRMWARE_PREFIX, '');
  return {
    ...(make && { make }),
    ...(device.model && { model: device.model }),
    ...(firmware && { software: firmware }),
    ...(serial !== undefined && { serialNumber: serial }),
    hasGps: false,
    bytesRead: steps.reduce((sum, { dataBytes }) => sum + dataBytes, 0),
    reads: steps.length,
  };
}

/**
 * True if the photo has the camera's own counter. An estimate from file numbers adds nothing to a reading of the body.
 */
const hasOwnCount = ({ shutterSource }: ExtractionResult): boolean => isCountGrade(shutterSource?.grade);

export interface ReadPhotoOf {
  readonly name: FileText;
  readonly result: ExtractionResult;
  readonly match: PhotoMatch;
}

/** The newest photo of a reading, and whether this camera took it; undefined if no photo was read. */
export function photoOf({ photo, device, serial }: CameraReading): ReadPhotoOf | undefined {
  if (typeof photo === 'string') return undefined;
  const { name, result } = photo;
  return { name, result, match: matchOf(result, device.model, serial) };
}

function matchOf(result: ExtractionResult, model: FileText, serial: string | undefined): PhotoMatch {
  if (bareModel(result.model ?? '') !== bareModel(model)) return 'other-body';
  if (serial === undefined || result.serialNumber === undefined) return 'same-model';
  return bareSerial(result.serialNumber) === bareSerial(serial) ? 'same-body' : 'other-body';
}

/** The model without its maker's name: 'NIKON D850' in photos is 'D850' over USB. */
const bareModel = (model: FileText) =>
  rawText(model)
    .toLowerCase()
    .replaceAll(/\b(?:nikon|canon|sony|fujifilm|olympus|pentax|ricoh|panasonic|corporation|imaging|company|ltd)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const bareSerial = (serial: FileText) => rawText(serial).trim().replace(/^0+/, '');

/**
 * True if the newest photo has the count that the camera reported. Undefined if the two counts cannot be compared. This
 * includes counts after a shutter replacement, because it is unknown whether the count in photos continues.
 */
export function agreesWithPhoto(reading: CameraReading): boolean | undefined {
  const photo = photoOf(reading);
  const answer = answerOf(reading);
  if (!photo || photo.match === 'other-body' || typeof answer !== 'object' || !hasOwnCount(photo.result))
    return undefined;
  const [{ kind, value, low = value }] = answer.counts;
  if (kind === 'shutter') return undefined;
  return photo.result.shutterCount! >= low && photo.result.shutterCount! <= value;
}
