/** Recognizes makers over USB, and decodes Canon's properties. */
import { MAX_SHUTTER_COUNT } from '../config/constants';
import type { CounterKind, CountLimit, Grade } from '../reader/result';
import { u32 } from './bytes';
import { VENDORS } from './vendors';

/** Makers whose cameras report a count. */
export type ReportingMaker = 'canon' | 'fujifilm' | 'panasonic';

interface MakerRow {
  readonly maker: ReportingMaker | 'nikon';
  /** Matches the camera's name for its maker. Without such a name, the USB vendor ID decides. */
  readonly name: RegExp;
  readonly vendor: number;
}

/**
 * PTP's vendor extension cannot tell makers apart: many Canon and Nikon bodies give Microsoft's.
 * Source: libgphoto2's library.c.
 */
const MAKERS: readonly MakerRow[] = [
  { maker: 'canon', name: /canon/i, vendor: VENDORS.canon },
  { maker: 'fujifilm', name: /fuji/i, vendor: VENDORS.fujifilm },
  { maker: 'nikon', name: /nikon/i, vendor: VENDORS.nikon },
  // Leica's cameras that Panasonic makes have Panasonic's vendor ID and Leica's name.
  { maker: 'panasonic', name: /panasonic/i, vendor: VENDORS.panasonic },
];

export type CableMaker = MakerRow['maker'] | 'other';

/** The maker by the camera's name for it, or else by the USB vendor ID. */
export function findCableMaker(make: string, vendor: number): CableMaker {
  const row = make ? MAKERS.find(({ name }) => name.test(make)) : MAKERS.find((one) => one.vendor === vendor);
  return row?.maker ?? 'other';
}

export interface PropertyRule {
  readonly property: number;
  readonly field: string;
  /** byte offset of the count in the property, if not 0 */
  readonly at?: number;
}

export interface CableEvidence {
  readonly rule: PropertyRule;
  readonly bytes: Uint8Array;
}

/** If the camera counts in steps, the true number lies between `low` and `value`. */
export interface CableCount {
  readonly kind: Extract<CounterKind, 'total' | 'mechanical' | 'shutter'>;
  readonly value: number;
  readonly low?: number;
}

export type NoCount =
  /** the camera answered 0 */
  | 'zero'
  /** the answer has no known form, contradicts itself, or is higher than any shutter's count can be */
  | 'not-understood';

/** The counts of a camera, each with its property. The first one is shown. */
export interface CableCounts {
  readonly counts: readonly [CableCount & Pick<CableEvidence, 'rule'>, ...(CableCount & Pick<CableEvidence, 'rule'>)[]];
  readonly grade: Extract<Grade, 'exact' | 'approximate'>;
  readonly limits: readonly CountLimit[];
  readonly wrapsAt?: number;
  /** the number of shutter replacements; only present with a count of kind 'shutter' */
  readonly replaced?: number;
}

export type CableAnswer = CableCounts | NoCount;

/** Canon's step, in bodies that count in steps. A new body reports 1,000, never 0. */
const STEP = 1000;
const NOT_AVAILABLE = 0xffffffff;

type EosCounts = readonly [CableCount, ...CableCount[]] | NoCount;

interface EosRule extends PropertyRule {
  readonly grade: CableCounts['grade'];
  readonly limits: readonly CountLimit[];
  readonly read: (bytes: Uint8Array) => EosCounts;
}

function exactCount(bytes: Uint8Array): EosCounts {
  if (bytes.length !== 4) return 'not-understood';
  const value = u32(bytes);
  if (value === 0) return 'zero';
  return value > MAX_SHUTTER_COUNT ? 'not-understood' : [{ kind: 'total', value }];
}

/**
 * Reads counts in steps from four u32: 16 (the size), 1, and two counts rounded up to the next 1,000. Which count is
 * for mechanical actuations and which for all shots is inferred.
 */
function stepCounts(bytes: Uint8Array): EosCounts {
  if (bytes.length !== 16 || u32(bytes) !== 16 || u32(bytes, 4) !== 1) return 'not-understood';
  const [first, second] = [u32(bytes, 8), u32(bytes, 12)];
  const isStep = (value: number) => value === NOT_AVAILABLE || (value % STEP === 0 && value <= MAX_SHUTTER_COUNT);
  if (!isStep(first) || !isStep(second) || second === NOT_AVAILABLE) return 'not-understood';
  if (first !== NOT_AVAILABLE && first > second) return 'not-understood';
  if (second === 0) return 'zero';
  const total: CableCount = { kind: 'total', low: second - STEP + 1, value: second };
  return first === NOT_AVAILABLE || first === 0
    ? [total]
    : [total, { kind: 'mechanical', low: first - STEP + 1, value: first }];
}

/**
 * The rules for Canon bodies, which send their properties as events. The first rule that reads a count gives the body's
 * count.
 */
export const EOS_RULES: readonly EosRule[] = [
  { property: 0xd1ac, field: 'ShutterCounter', grade: 'exact', limits: [], read: exactCount },
  {
    property: 0xd167,
    field: 'ShutterReleaseCounter',
    grade: 'approximate',
    limits: ['steps', 'taken-to-be'],
    read: stepCounts,
  },
];

/**
 * The count from the first property in `EOS_RULES` that has one; undefined if the body reported none of these
 * properties.
 */
export function eosAnswer(evidence: readonly CableEvidence[]): CableAnswer | undefined {
  const read = EOS_RULES.flatMap((rule) => {
    const bytes = evidence.find((one) => one.rule === rule)?.bytes;
    return bytes ? [{ rule, counts: rule.read(bytes) }] : [];
  });
  const counted = read.find(({ counts }) => typeof counts === 'object') ?? read[0];
  if (!counted || typeof counted.counts === 'string') return counted?.counts as NoCount | undefined;
  const { rule, counts } = counted;
  const [first, ...others] = counts;
  return {
    counts: [{ ...first, rule }, ...others.map((other) => ({ ...other, rule }))],
    grade: rule.grade,
    // A single number needs no inference about its meaning.
    limits: counts.length > 1 ? rule.limits : rule.limits.filter((limit) => limit !== 'taken-to-be'),
  };
}

/** The serial number engraved on a body. Some Canon firmware sends only a part of it, which this pattern rejects. */
const BODY_SERIAL = /^\d{6,}$/;

/** Canon's serial number, ASCII up to a NUL; undefined if it cannot be the number on the body. */
export function eosSerial(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  const end = bytes.indexOf(0);
  const text = String.fromCharCode(...bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, 64))).trim();
  return BODY_SERIAL.test(text) ? text : undefined;
}

/** Nikon's serial number without its leading zeros; undefined if it cannot be the number on the body. */
export function nikonSerial(serial: string): string | undefined {
  const digits = serial.replace(/^0+/, '');
  return BODY_SERIAL.test(digits) ? digits : undefined;
}
