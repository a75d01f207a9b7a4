import { byteOf, type PlaceCluster, type NumberedSample, type RisingPlace } from './places';
import { nameOf } from './sample';

/** Clock units, in ms, with ticks that could look like a count of photos: seconds, two seconds, minutes, hours, days */
const UNITS_MS = [1000, 2000, 60_000, 3_600_000, 86_400_000];
/**
 * Finer units, in ms: 100 ns (as in Windows), µs, ms, hundredths and tenths of a second. Each also multiplied by 256,
 * 256² and 256³, because the higher bytes of a clock alone may rise like a counter.
 */
const FINE_UNITS_MS = [1e-4, 1e-3, 1, 10, 100].flatMap((unit) => [unit, unit * 256, unit * 256 ** 2, unit * 256 ** 3]);
const SECOND_MS = 1000;
/** The photos must span at least this many units. Over a shorter span, nearly any number would look like a clock. */
const MIN_TICKS = 4;
/**
 * Minimum ratio of a number's possible values (256 ** `width`) to the ticks of a finer unit in the tolerance of one
 * second. With fewer values, many numbers would fit.
 */
const MIN_RANGE = 64;

/** True if a number rises with the photos' dates. */
export function isClock({ numbers, photos, width }: RisingPlace): boolean {
  const values = 256 ** width;
  const follows = (unit: number, off: number) =>
    numbers.every((number, index) => {
      const ticks = Math.round((photos[index]!.time - photos[0]!.time) / unit);
      const apart = remainder(number - numbers[0]! - ticks, values);
      return Math.min(apart, values - apart) <= off;
    });
  const span = photos.at(-1)!.time - photos[0]!.time;
  return (
    UNITS_MS.some((unit) => span >= MIN_TICKS * unit && follows(unit, 1)) ||
    FINE_UNITS_MS.some((unit) => {
      const off = Math.ceil(SECOND_MS / unit) + 1;
      return unit < SECOND_MS && off * MIN_RANGE <= values && follows(unit, off);
    })
  );
}

const remainder = (number: number, divisor: number): number => ((number % divisor) + divisor) % divisor;

/** True if every changing byte is part of the date (year, month, day, hour, minute or second), in binary or in BCD. */
export function isPartOfDate({ best: { value, photos }, changing }: PlaceCluster): boolean {
  const name = nameOf(value.directory, value.tag);
  return [...changing].every((at) =>
    [binary, digits].some((write) =>
      DATE_PARTS.some((partOf) =>
        photos.every((photo) => photo.values.get(name)!.bytes[at] === write(partOf(new Date(photo.time)))),
      ),
    ),
  );
}

const DATE_PARTS: readonly ((date: Date) => number)[] = [
  (date) => date.getUTCFullYear() % 100,
  (date) => date.getUTCMonth() + 1,
  (date) => date.getUTCDate(),
  (date) => date.getUTCHours(),
  (date) => date.getUTCMinutes(),
  (date) => date.getUTCSeconds(),
];

const binary = (part: number): number => byteOf(part, 0);
const digits = (part: number): number => Math.floor(part / 10) * 16 + (part % 10);

/** Units in which cameras count the time that they are on, in ms: seconds, minutes, tenths of an hour, hours */
const RUNNING_UNITS_MS = [1000, 60_000, 360_000, 3_600_000];
/**
 * Only photos that are `MIN_RUNNING` to `MAX_RUNNING` units apart can show a running time. Over a longer time, the
 * camera may have been off; over a shorter time, a count of shots would match by chance.
 */
const MAX_RUNNING = 15;
const MIN_RUNNING = 2;
/**
 * Fewest pairs of consecutive photos that must show the running time, and the smallest share of such pairs among all
 * pairs that are `MIN_RUNNING` to `MAX_RUNNING` units apart.
 */
const MIN_PAIRS = 3;
const MOST_PAIRS = 0.75;

/**
 * True if a number measures the time that the camera was on: it rises with the time between photos taken in quick
 * succession, and never by more than that time.
 */
export function isRunning({ numbers, photos }: RisingPlace): boolean {
  const steps = photos
    .slice(1)
    .map((photo, index) => stepOf(photos[index]!, photo, numbers[index + 1]! - numbers[index]!));
  if (steps.every(({ step, files }) => step === files)) return false;
  return RUNNING_UNITS_MS.some((unit) => {
    if (steps.some(({ step, ms }) => step > ms / unit + 1)) return false;
    const close = steps.filter(({ ms }) => ms >= MIN_RUNNING * unit && ms <= MAX_RUNNING * unit);
    const alike = close.filter(({ step, ms }) => Math.abs(step - ms / unit) < 1).length;
    return alike >= MIN_PAIRS && alike >= MOST_PAIRS * close.length;
  });
}

const stepOf = (before: NumberedSample, after: NumberedSample, step: number) => ({
  step,
  files: after.fileNumber - before.fileNumber,
  ms: after.time - before.time,
});
