/**
 * Finds an unknown counter of a camera in five or more photos of one body: the only place in the maker's data with a
 * number that rises like a count of shots. Rules: docs/formats.md, 'The finder'.
 */
import { Directory } from '../../assembly/schema';
import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../config/constants';
import { isChance } from './chance';
import { type Explanation, explain } from './explain';
import {
  clustersOf,
  FORMS,
  type NumberedSample,
  type NumberForm,
  numberIn,
  PLACES_A_PAUSE,
  type RisingPlace,
} from './places';
import { CAMERA_INFO, type NoteValue, type Sample } from './sample';

/**
 * A number that rises like a counter. `copies` are other places with the same numbers, or with numbers up to `COPY_LAG`
 * lower or higher. `place` has the highest numbers.
 */
export interface FoundNumber {
  readonly place: RisingPlace;
  readonly copies: readonly RisingPlace[];
}

/** Why photos can't be compared at all. */
export type Shortfall =
  /** fewer than five photos with a file number */
  | 'too-few'
  /** by their dates, the photos were taken within 30 seconds or in fewer than four different seconds */
  | 'one-moment'
  /** fewer than four photos have a higher file number than the previous photo */
  | 'no-file-numbers';

export interface Explained {
  readonly place: RisingPlace;
  readonly as: Explanation;
}

export type SearchOutcome = {
  /** numbers that rise like a counter but are something else */
  readonly explained: readonly Explained[];
} & (
  | { readonly kind: 'found'; readonly finding: FoundNumber }
  /** two or more places with different numbers; at most one of them can be the counter */
  | { readonly kind: 'several'; readonly findings: readonly FoundNumber[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'short'; readonly by: Shortfall }
);

export const MIN_PHOTOS = 5;
/** Fewest different counts, rising file numbers and dates that a series needs. */
export const MIN_DIFFERENT = 4;
/**
 * Shortest span of a series in ms. A shorter series may be a burst, whose own numbering rises like a
 * counter.
 */
const MIN_SPAN_MS = 30_000;
/** Most that a counter rises per file. */
const MAX_STEPS = 5;
/** Most that two copies of a count may differ. In one file, Sony's copies were up to 2 apart. */
const COPY_LAG = 2;
/** Most rising readings to keep of one value. The search skips the rest of the value. */
const MAX_READINGS = 2048;

/** Searches the photos of one body. Yields between steps, so that a page can do other things. */
export function* findCounter(samples: readonly Sample[]): Generator<void, SearchOutcome, void> {
  const photos = inOrder(samples.filter(isNumbered));
  const by = shortfallOf(photos);
  if (by) return { kind: 'short', by, explained: [] };
  const explained: Explained[] = [];
  const compared = comparedValues(photos);
  for (const isSearched of [isCameraInfo, isOther]) {
    const places: RisingPlace[] = [];
    const searched: string[] = [];
    for (const { name, holders } of compared) {
      if (!isSearched(holders[0]!.values.get(name)!) || shortfallOf(holders)) continue;
      searched.push(name);
      for (const cluster of clustersOf(yield* risingPlaces(name, holders))) {
        const as = explain(cluster);
        if (as) explained.push({ place: cluster.best, as });
        else places.push(cluster.best);
      }
    }
    const [finding, ...others] = gatherCopies(places);
    if (others.length > 0) return { kind: 'several', findings: [finding!, ...others], explained };
    if (!finding) continue;
    // A number that occurs twice isn't there by chance.
    if (finding.copies.length === 0 && (yield* isChance(finding.place, searched))) {
      explained.push({ place: finding.place, as: 'noise' });
    } else return { kind: 'found', finding, explained };
  }
  return { kind: 'none', explained };
}

/** Search Canon's CameraInfo first, because bodies related to the searched one keep their counter there. */
const isCameraInfo = ({ directory, tag }: NoteValue): boolean => directory === Directory.Canon && tag === CAMERA_INFO;
const isOther = (value: NoteValue): boolean => !isCameraInfo(value);

const isNumbered = (sample: Sample): sample is NumberedSample => sample.fileNumber !== undefined;

/** Sorts the photos by date and then by file number, and leaves out duplicates. */
function inOrder(samples: readonly NumberedSample[]): readonly NumberedSample[] {
  const sorted = [...samples].sort((one, other) => one.time - other.time || one.fileNumber - other.fileNumber);
  return sorted.filter(({ time, fileNumber, numbers }, index) => {
    const before = sorted[index - 1];
    // `numbers[0]` is the file's size. It distinguishes a raw file from the JPEG of the same shot.
    return before?.time !== time || before.fileNumber !== fileNumber || before.numbers[0] !== numbers[0];
  });
}

function shortfallOf(photos: readonly NumberedSample[]): Shortfall | undefined {
  if (photos.length < MIN_PHOTOS) return 'too-few';
  const seconds = new Set(photos.map(({ time }) => Math.floor(time / 1000)));
  if (seconds.size < MIN_DIFFERENT || photos.at(-1)!.time - photos[0]!.time < MIN_SPAN_MS) return 'one-moment';
  return photos.filter(isNext).length < MIN_DIFFERENT ? 'no-file-numbers' : undefined;
}

/** True if a photo's file number is higher than the previous photo's, so that the counter's step has limits. */
const isNext = ({ fileNumber }: NumberedSample, index: number, photos: readonly NumberedSample[]): boolean =>
  index > 0 && fileNumber > photos[index - 1]!.fileNumber;

interface Compared {
  readonly name: string;
  readonly holders: readonly NumberedSample[];
}

function comparedValues(photos: readonly NumberedSample[]): readonly Compared[] {
  const compared = new Map<string, { readonly name: string; readonly holders: NumberedSample[] }>();
  for (const photo of photos) {
    for (const [name, { bytes }] of photo.values) {
      const key = `${name} ${bytes.length}`;
      const known = compared.get(key);
      if (known) known.holders.push(photo);
      else compared.set(key, { name, holders: [photo] });
    }
  }
  return [...compared.values()];
}

/** All places of a value with numbers that rise like a counter, in all widths and both byte orders. */
function* risingPlaces(name: string, photos: readonly NumberedSample[]): Generator<void, RisingPlace[], void> {
  const values = photos.map((photo) => photo.values.get(name)!);
  const [value] = values as [NoteValue, ...NoteValue[]];
  const places: RisingPlace[] = [];
  for (let at = 0; at < value.bytes.length && places.length < MAX_READINGS; at++) {
    if (at % PLACES_A_PAUSE === PLACES_A_PAUSE - 1) yield;
    for (const form of FORMS) {
      const numbers = at + form.width > value.bytes.length ? undefined : numbersAt(values, photos, at, form);
      if (numbers) places.push({ value, at, ...form, numbers, photos });
    }
  }
  return places;
}

function numbersAt(
  values: readonly NoteValue[],
  photos: readonly NumberedSample[],
  at: number,
  form: NumberForm,
): readonly number[] | undefined {
  const numbers: number[] = [];
  for (const [index, { bytes }] of values.entries()) {
    const number = numberIn(bytes, at, form);
    if (number < MIN_SHUTTER_COUNT || number > MAX_SHUTTER_COUNT) return undefined;
    if (index > 0 && !isStep(number - numbers[index - 1]!, photos[index - 1]!, photos[index]!)) return undefined;
    numbers.push(number);
  }
  return new Set(numbers).size >= MIN_DIFFERENT ? numbers : undefined;
}

/**
 * True if a counter may rise by `step` between two photos. If the file numbers restarted, or if photos of different
 * times have the same file number, allows any step except a fall.
 */
function isStep(step: number, before: NumberedSample, after: NumberedSample): boolean {
  if (step < 0) return false;
  const files = after.fileNumber - before.fileNumber;
  return files < 0 || (files === 0 && before.time !== after.time) || (step >= files && step <= files * MAX_STEPS);
}

function gatherCopies(places: readonly RisingPlace[]): FoundNumber[] {
  const findings: { place: RisingPlace; copies: RisingPlace[] }[] = [];
  for (const place of [...places].sort((one, other) => sum(other) - sum(one))) {
    const known = findings.find((finding) => isCopy(place, finding.place));
    if (known) known.copies.push(place);
    else findings.push({ place, copies: [] });
  }
  return findings;
}

const sum = ({ numbers }: RisingPlace): number => numbers.reduce((all, number) => all + number, 0);

const isCopy = (one: RisingPlace, other: RisingPlace): boolean =>
  one.photos.length === other.photos.length &&
  one.numbers.every((number, index) => Math.abs(number - other.numbers[index]!) <= COPY_LAG);
