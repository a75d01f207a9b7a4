/**
 * Reads a Lumix's report over USB: one block about its usage, which a single read-only operation returns. Source: the
 * notes of BieupHieut's LUMIX-Usage-Info 1.0.0 and the readings of its users. We have tried none of it on a camera.
 */
import type { DeviceInfo } from './datasets';
import { rawText } from '../config/fileText';
import { MAX_SHUTTER_COUNT } from '../config/constants';
import { u32 } from './bytes';
import type { CableAnswer, CableEvidence, PropertyRule } from './makers';
import type { LumixLog } from './visitOutcome';

/** The byte offset of the number of shutter movements in the block. */
const SHUTTER = 132;

/** The rule for the usage block. `property` is the block's tag in the answer. */
export const LUMIX_RULE: PropertyRule = { property: 0x15c0_0011, field: 'ShutterUsage', at: SHUTTER };

/** The block's only known length. Another length means an unknown layout. */
const BLOCK_BYTES = 146;
const HEAD_BYTES = 8;
/** Answers have fewer blocks. */
const MAX_BLOCKS = 64;

const ERROR_RECORDS = 16;
const RECORD_BYTES = 8;
const POWER_ON = 128;

/**
 * Bodies and firmware, as the cameras name them, on which owners found that the number counts the shutter's movements.
 */
export const READ_BY_OWNERS: Readonly<Record<string, string>> = {
  'DC-S1RM2': '1.5',
  'DC-S1M2': '1.4',
  'DC-S5M2': '3.7',
  'DC-S5': '2.9',
  'DC-L10': '1.2',
};

/**
 * The usage block in an answer, which consists of blocks: tag and length (u32 each, little-endian), then the bytes.
 * Undefined if there is no usage block; empty if it has another length, occurs more than once, or reaches beyond the
 * answer.
 */
export function usageBlock(answer: Uint8Array): Uint8Array | undefined {
  const found: Uint8Array[] = [];
  let at = 0;
  for (let blocks = 0; blocks < MAX_BLOCKS && answer.length - at >= HEAD_BYTES; blocks += 1) {
    const [tag, length] = [u32(answer, at), u32(answer, at + 4)];
    const isWhole = length <= answer.length - at - HEAD_BYTES;
    if (tag === LUMIX_RULE.property)
      found.push(isWhole ? answer.slice(at + HEAD_BYTES, at + HEAD_BYTES + length) : NONE);
    if (!isWhole) break;
    at += HEAD_BYTES + length;
  }
  const [block] = found;
  return block && (found.length > 1 || block.length !== BLOCK_BYTES) ? NONE : block;
}

const NONE = new Uint8Array();

/** The count in a Lumix's block; undefined without a block. `model` and `firmware` are as the camera names them. */
export function lumixAnswer(
  evidence: readonly CableEvidence[],
  { model, firmware }: Pick<DeviceInfo, 'model' | 'firmware'>,
): CableAnswer | undefined {
  const bytes = evidence.find(({ rule }) => rule === LUMIX_RULE)?.bytes;
  if (!bytes) return undefined;
  if (bytes.length !== BLOCK_BYTES) return 'not-understood';
  const value = u32(bytes, SHUTTER);
  if (value === 0) return 'zero';
  if (value > MAX_SHUTTER_COUNT) return 'not-understood';
  return {
    counts: [{ kind: 'mechanical', value, rule: LUMIX_RULE }],
    grade: 'approximate',
    limits: ['curtain', isReadByOwners(rawText(model), rawText(firmware)) ? 'owners-readings' : 'other-lumix'],
  };
}

/** True for a body with the firmware in `READ_BY_OWNERS`: 'DC-S5M2' with '3.7', 'Ver.3.7' or '3.7.0' */
function isReadByOwners(model: string, firmware: string): boolean {
  const known = Object.hasOwn(READ_BY_OWNERS, model) ? READ_BY_OWNERS[model] : undefined;
  return known !== undefined && /\d+\.\d+/.exec(firmware)?.[0] === known;
}

/** Power-ons and errors in the evidence; undefined without a block of the known length. */
export function lumixLog(evidence: readonly CableEvidence[]): LumixLog | undefined {
  const bytes = evidence.find(({ rule }) => rule === LUMIX_RULE)?.bytes;
  if (bytes?.length !== BLOCK_BYTES) return undefined;
  const errors = Array.from({ length: ERROR_RECORDS }, (_, place) => {
    const date = dateOf(u32(bytes, place * RECORD_BYTES));
    return date === undefined ? [] : [{ date, code: u32(bytes, place * RECORD_BYTES + 4) }];
  });
  return { powerOn: u32(bytes, POWER_ON), errors: errors.flat() };
}

/** The date in a u32 of packed BCD (YYMMDDHH); undefined for an invalid date, such as that of an empty record. */
function dateOf(digits: number): string | undefined {
  const text = digits.toString(16).padStart(8, '0');
  const [year, month, day, hour] = text.match(/../g)!;
  const isDate = /^\d{8}$/.test(text) && +month! >= 1 && +month! <= 12 && +day! >= 1 && +day! <= 31 && +hour! <= 23;
  return isDate ? `20${year}-${month}-${day}T${hour}` : undefined;
}
