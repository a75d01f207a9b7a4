/** The age test: finds the numbers in maker notes that rise with the body's age on the day of the photo. */
import { Directory } from '../../assembly/schema';
import { MAX_SHUTTER_COUNT } from '../../src/config/constants';
import { hexTag } from '../../src/reader/records';
import { isMakers, type TagEntry } from '../../src/reader/tagEntries';
import { isEnciphered } from '../../src/finder/ciphers';
import { FORMS, numberIn } from '../../src/finder/places';

/**
 * A copy of a value's bytes. `unit` is the number of bytes of each number: 1 for a block, which may contain numbers at
 * any offset.
 */
export type AgedValue = Pick<TagEntry, 'bytes' | 'unit' | 'little'>;

/**
 * `taken` is the time of the body's latest photo, `made` the time of its manufacture, both in ms. `values` has that
 * photo's values by name.
 */
export interface AgedBody {
  readonly taken: number;
  readonly made: number;
  readonly values: ReadonlyMap<string, AgedValue>;
}

export interface AgedNumber {
  /** the number's place: 'RicohInfo/0x000C u32[0]', or in a block 'Exif/0x927C +0x0104 u16 LE' */
  readonly path: string;
  readonly bodies: number;
  /** Spearman's rank correlation of the number with the age */
  readonly rho: number;
  /**
   * the smallest of three correlations: `rho`, and the partial correlations with the photo's date or the day of
   * manufacture held fixed
   */
  readonly least: number;
  /**
   * how many of the compared numbers (only those in entries, or only those in blocks) are expected to correlate as
   * strongly by chance
   */
  readonly chance: number;
}

interface Compared extends Omit<AgedNumber, 'chance'> {
  readonly isBlock: boolean;
  readonly from: number;
  readonly to: number;
}

const MIN_BODIES = 20;
/** A finding needs a lower `chance`. */
const MAX_CHANCE = 1;
/**
 * The minimum share of bodies whose number is small enough for a count. It is below 1, because a moved note's values
 * are read at wrong places.
 */
const MIN_COUNTS = 0.9;
/** The minimum share of different numbers among bodies. Settings are mostly equal, so their share is smaller. */
const MIN_DIFFERENT = 0.5;
/** At most this many numbers of an entry are compared, and at most `MAX_BLOCK` bytes of a block. */
const MAX_NUMBERS = 64;
const MAX_BLOCK = 8192;
/** the TIFF types ASCII and UTF-8 */
const TEXTS: readonly number[] = [2, 129];
const BLOCK_FORMS = FORMS.filter(({ width }) => width !== 3);

/** A photo's values that may contain unenciphered numbers, by name. */
export function agedValues(entries: Iterable<TagEntry>): Map<string, AgedValue> {
  const values = new Map<string, AgedValue>();
  let isNoteWalked = false;
  for (const { directory, tag, type, unit: size, little, bytes } of entries) {
    isNoteWalked ||= isMakers(directory);
    // Eight bytes count as two numbers, as in a fraction.
    const unit = Math.min(size, 4);
    const name = `${Directory[directory]}/${hexTag(tag)}${unit > 1 ? ` u${unit * 8}` : ''}`;
    if (TEXTS.includes(type) || isEnciphered(directory, tag) || values.has(name)) continue;
    values.set(name, { bytes: bytes.slice(0, unit > 1 ? MAX_NUMBERS * unit : MAX_BLOCK), unit, little });
  }
  if (isNoteWalked) values.delete('Exif/0x927C');
  return values;
}

/**
 * The numbers that rise with age more than chance explains, best first. `compared` is how many numbers were compared.
 */
export function findAged(bodies: readonly AgedBody[]): { readonly compared: number; readonly found: AgedNumber[] } {
  const names = new Set(bodies.flatMap(({ values }) => [...values.keys()]));
  const values = Array.from(names, (name) => [...compare(name, bodies)]);
  const compared = values.flat();
  const found = values.flatMap(withoutOverlaps).map((number) => {
    const alike = compared.filter(({ isBlock }) => isBlock === number.isBlock).length;
    return { ...number, chance: alike * chanceOf(number.least, number.bodies) };
  });
  const rising = found.filter(({ chance }) => chance < MAX_CHANCE);
  return { compared: compared.length, found: rising.toSorted((one, other) => one.chance - other.chance) };
}

function* compare(name: string, bodies: readonly AgedBody[]): Generator<Compared, void> {
  const holders = bodies
    .filter(({ values }) => values.has(name))
    .map(({ taken, made, values }) => ({ taken, made, ...values.get(name)! }));
  const { unit } = holders[0]!;
  const isBlock = unit === 1;
  const forms = isBlock ? BLOCK_FORMS : [{ width: unit as 2 | 4, little: undefined }];
  const end = Math.max(...holders.map(({ bytes }) => bytes.length));
  for (let from = 0; from < end; from += Math.max(unit, 2)) {
    for (const { width, little: order } of forms) {
      const to = from + width;
      const read = ({ bytes, little }: AgedValue) => numberIn(bytes, from, { width, little: order ?? little });
      const reaching = holders.filter(({ bytes }) => bytes.length >= to);
      const numbered = reaching.map((holder) => ({ ...holder, number: read(holder) }));
      const counts = numbered.filter(({ number }) => number <= MAX_SHUTTER_COUNT);
      if (counts.length < Math.max(MIN_BODIES, MIN_COUNTS * numbered.length)) continue;
      if (new Set(counts.map(({ number }) => number)).size < MIN_DIFFERENT * counts.length) continue;
      const place = isBlock ? ` +${hexTag(from)} u${width * 8} ${order ? 'LE' : 'BE'}` : `[${from / unit}]`;
      yield { path: name + place, bodies: counts.length, ...correlate(counts), isBlock, from, to };
    }
  }
}

/**
 * Correlates the numbers with the bodies' ages. With the photo's date or the day of manufacture held fixed, a number
 * that only follows this date, or the model's generation, correlates weakly.
 */
function correlate(counts: readonly { readonly taken: number; readonly made: number; readonly number: number }[]) {
  const numbers = counts.map(({ number }) => number);
  const ages = counts.map(({ taken, made }) => taken - made);
  const rho = rankCorrelation(numbers, ages);
  const left = [counts.map(({ taken }) => taken), counts.map(({ made }) => made)].map((fixed) => {
    const [number, age] = [rankCorrelation(numbers, fixed), rankCorrelation(ages, fixed)];
    return (rho - number * age) / Math.sqrt((1 - number ** 2) * (1 - age ** 2));
  });
  return { rho, least: Math.min(rho, ...left) };
}

/** Of numbers with overlapping bytes, keeps the one with the highest `least`. */
function withoutOverlaps(compared: readonly Compared[]): Compared[] {
  const kept: Compared[] = [];
  for (const number of compared.toSorted((one, other) => other.least - one.least)) {
    if (kept.every(({ from, to }) => number.to <= from || number.from >= to)) kept.push(number);
  }
  return kept;
}

/**
 * The probability of at least this correlation by chance, from Fisher's z, the variance of z according to Fieller,
 * Hartley and Pearson (1957), and Mills' formula for the tail.
 */
function chanceOf(rho: number, bodies: number): number {
  const deviations = Math.atanh(Math.max(0, rho)) * Math.sqrt((bodies - 3) / 1.06);
  return Math.exp(-(deviations ** 2) / 2) / (deviations * Math.sqrt(2 * Math.PI));
}

/** Spearman's rank correlation. NaN if a list's numbers are all equal. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const middle = (one.length - 1) / 2;
  const [left, right] = [one, other].map((numbers) => ranksOf(numbers).map((rank) => rank - middle));
  const product = (some: readonly number[] = [], others: readonly number[] = []) =>
    some.reduce((sum, rank, index) => sum + rank * others[index]!, 0);
  return product(left, right) / Math.sqrt(product(left, left) * product(right, right));
}

/** Ranks from 0. Equal numbers get the mean of their ranks. */
export function ranksOf(numbers: readonly number[]): number[] {
  const order = [...numbers.keys()].toSorted((one, other) => numbers[one]! - numbers[other]!);
  const ranks: number[] = [];
  for (let first = 0, next = 0; first < order.length; first = next) {
    while (next < order.length && numbers[order[next]!] === numbers[order[first]!]) next += 1;
    for (const index of order.slice(first, next)) ranks[index] = (first + next - 1) / 2;
  }
  return ranks;
}
