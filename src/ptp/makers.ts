/** What each maker's cameras report over USB, as tables: which property, how to read its bytes, and how sure it is. */
import { MAX_SHUTTER_COUNT } from '../config/constants';
import type { CountKind, CountLimit, Grade } from '../extraction/result';
import { FUJIFILM_COUNTERS } from './operations';
import { VENDORS } from './usb';

/** Makers whose cameras report a count. */
export type TellingMaker = 'canon' | 'fujifilm';

interface MakerRow {
  readonly maker: TellingMaker | 'nikon';
  /** matches the maker's name as its cameras give it; for cameras that give none, the vendor number decides */
  readonly name: RegExp;
  readonly vendor: number;
}

/**
 * The vendor extension cannot tell makers apart: many Canon and Nikon bodies give Microsoft's.
 * Source: libgphoto2's library.c.
 */
const MAKERS: readonly MakerRow[] = [
  { maker: 'canon', name: /canon/i, vendor: VENDORS.canon },
  { maker: 'fujifilm', name: /fuji/i, vendor: VENDORS.fujifilm },
  { maker: 'nikon', name: /nikon/i, vendor: VENDORS.nikon },
];

export type CableMaker = MakerRow['maker'] | 'other';

/** The maker by the name that the camera gives; if it gives none, by the USB device's vendor number. */
export function findCableMaker(make: string, vendor: number): CableMaker {
  const row = make ? MAKERS.find(({ name }) => name.test(make)) : MAKERS.find((one) => one.vendor === vendor);
  return row?.maker ?? 'other';
}

/** One number that a camera reported. If it counts in steps, the true one lies between `low` and `value`. */
export interface ToldCount {
  readonly kind: Extract<CountKind, 'total' | 'mechanical'>;
  readonly value: number;
  readonly low?: number;
}

/** Why the bytes of a property are no count. */
export type NoCount =
  /** the camera answered 0 */
  | 'zero'
  /** not in the known form, or more than any shutter can count */
  | 'not-understood';

/** What a property reports: its counts, the main one first, or why it has none. */
export type Told = readonly [ToldCount, ...ToldCount[]] | NoCount;

export interface PropertyRule {
  readonly property: number;
  readonly field: string;
  readonly grade: Extract<Grade, 'exact' | 'approximate'>;
  readonly limits: readonly CountLimit[];
  readonly wrapsAt?: number;
  readonly read: (bytes: Uint8Array) => Told;
}

/** Canon's steps, on bodies that count in steps: a new body reports 1,000, never 0. */
const STEP = 1000;
const NOT_AVAILABLE = 0xffffffff;

const u32 = (bytes: Uint8Array, at = 0) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);

const judged = (value: number): Told =>
  value === 0 ? 'zero' : value > MAX_SHUTTER_COUNT ? 'not-understood' : [{ kind: 'total', value }];

/** One u32, exact. */
function exactCount(bytes: Uint8Array): Told {
  return bytes.length === 4 ? judged(u32(bytes)) : 'not-understood';
}

/**
 * Four u32: size 16, 1, and two counts rounded up to the next 1,000. That they are mechanical actuations and all shots
 * is inferred.
 */
function stepCounts(bytes: Uint8Array): Told {
  if (bytes.length !== 16 || u32(bytes) !== 16 || u32(bytes, 4) !== 1) return 'not-understood';
  const [first, second] = [u32(bytes, 8), u32(bytes, 12)];
  const isStep = (value: number) => value === NOT_AVAILABLE || (value % STEP === 0 && value <= MAX_SHUTTER_COUNT);
  if (!isStep(first) || !isStep(second) || second === NOT_AVAILABLE) return 'not-understood';
  if (first !== NOT_AVAILABLE && first > second) return 'not-understood';
  if (second === 0) return 'zero';
  const total: ToldCount = { kind: 'total', low: second - STEP + 1, value: second };
  return first === NOT_AVAILABLE || first === 0
    ? [total]
    : [total, { kind: 'mechanical', low: first - STEP + 1, value: first }];
}

const LAST_16_BIT = 65_535;

/**
 * Two u16: most bodies have the count in the high half, some in the low one. With both set, we don't know the order.
 */
function halfCount(bytes: Uint8Array): Told {
  if (bytes.length !== 4) return 'not-understood';
  const value = u32(bytes);
  const [low, high] = [value & LAST_16_BIT, value >>> 16];
  return low !== 0 && high !== 0 ? 'not-understood' : judged(low + high);
}

/** Canon bodies send their properties as events. The first of these that a body sends is its count. */
export const EOS_RULES: readonly PropertyRule[] = [
  { property: 0xd1ac, field: 'ShutterCounter', grade: 'exact', limits: [], read: exactCount },
  {
    property: 0xd167,
    field: 'ShutterReleaseCounter',
    grade: 'approximate',
    limits: ['steps', 'taken-to-be'],
    read: stepCounts,
  },
];

/** Fujifilm bodies are asked for both, which have to agree. */
export const FUJIFILM_RULES: readonly (PropertyRule & { readonly property: (typeof FUJIFILM_COUNTERS)[number] })[] =
  FUJIFILM_COUNTERS.map((property) => ({
    property,
    field: property === 0xd310 ? 'TotalShotCount' : 'ShotCount',
    grade: 'approximate',
    limits: ['may-wrap'],
    wrapsAt: LAST_16_BIT,
    read: halfCount,
  }));

/** The engraved number. Some Canon firmware sends only part of it, which this rejects. */
const BODY_SERIAL = /^\d{6,}$/;

/** Reads Canon's serial number, ASCII up to a NUL; undefined if it cannot be the number on the body. */
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
