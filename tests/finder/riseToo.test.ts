/** Numbers that rise from photo to photo like a counter, but are not counts of shots. */
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../src/finder/explain';
import type { Sample } from '../../src/finder/sample';
import { seeded } from '../fuzz/random';
import { block, u16, u32 } from '../support/bytes';
import { ORDERS } from '../support/tiff';
import { FIRST, sample, search } from './series';

interface Shot {
  readonly index: number;
  /** in ms */
  readonly time: number;
  readonly file: number;
}

/** Seconds that make the intervals between photos slightly irregular. */
const LATE = [0, 1, 0, 2, 1, 0, 2, 1];

/** Photos at nearly regular intervals, each with a block that has the bytes from `of` at offset 20. */
const series = (of: (shot: Shot) => Uint8Array, { seconds = 47, from = 5233, gap = 1, photos = 8 } = {}): Sample[] =>
  Array.from({ length: photos }, (_, index) => {
    const time = FIRST + (index * seconds + LATE[index]!) * 1000;
    const file = from + gap * index;
    return sample(0, block(64, { 20: of({ index, time, file }) }), { time, fileNumber: file, numbers: [index] });
  });

const u64 = (number: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.floor(number)), true);
  return bytes;
};
const bcd = (number: number, digits: number) =>
  Uint8Array.from(String(number).padStart(digits, '0').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const running = (time: number) => time - FIRST + 7_000_000;
const ofDay = (time: number) => new Date(time).toISOString().slice(11, 19).split(':').map(Number);
const dosTime = (time: number) => {
  const [hours, minutes, seconds] = ofDay(time);
  return (hours! << 11) | (minutes! << 5) | (seconds! >> 1);
};
/** from the start of 1601, where Windows' time begins, to the start of 1970 */
const WINDOWS_MS = 11_644_473_600_000;

describe('No finding is', () => {
  it.each<[title: string, as: Explanation, series: Sample[]]>([
    ['the last digits of a file number', 'file-number', series(({ file }) => u16(file % 1000))],
    ['the last digits of the previous file number', 'file-number', series(({ file }) => u16((file % 1000) - 1))],
    ['a file number of three digits after a folder', 'file-number', series(({ file }) => u32(101_000 + (file % 1000)))],
    ['a file number below the bits of a folder', 'file-number', series(({ file }) => u32(101 * 65_536 + file))],
    [
      'the lower byte of a file number, minus one',
      'file-number',
      series(({ file }) => u16((file % 256) - 1), { from: 5300 }),
    ],
    ['the lower bits of a file number', 'file-number', series(({ file }) => u16(file % 4096))],
    ['the decimal digits of a file number', 'file-number', series(({ file }) => bcd(file, 4), { from: 1001 })],
    ['twice the file number', 'file-number', series(({ file }) => u16(2 * file))],
    ['a file number above two flags', 'file-number', series(({ file }) => u16(4 * file + 3))],
    ['a file number minus two', 'file-number', series(({ file }) => u16(file - 2))],
    ['a single byte, such as a temperature', 'sequence', series(({ index }) => Uint8Array.of(141 + 2 * index, 0))],
    [
      'the time since 1970 in minutes',
      'clock',
      series(({ time }) => u32(Math.floor(time / 60_000) % 900_000), { seconds: 130 }),
    ],
    [
      'the time since 1970 in hours',
      'clock',
      series(({ time }) => u32(Math.floor(time / 3_600_000)), { seconds: 3600 }),
    ],
    [
      'the time since 1970 in days',
      'clock',
      series(({ time }) => u16(Math.floor(time / 86_400_000)), { seconds: 86_400 }),
    ],
    ['milliseconds since the camera was turned on', 'clock', series(({ time }) => u32(running(time)), { seconds: 70 })],
    ['hundredths of a second', 'clock', series(({ time }) => u32(running(time) / 10), { seconds: 6 })],
    ['microseconds', 'clock', series(({ time }) => u64(running(time) * 1000), { seconds: 20 })],
    ['Windows’ time', 'clock', series(({ time }) => u64((time + WINDOWS_MS) * 10_000), { seconds: 6 })],
    ['the time of a FAT file', 'clock', series(({ time }) => u16(dosTime(time)), { seconds: 6 })],
    ['hour, minute and second', 'clock', series(({ time }) => Uint8Array.from(ofDay(time)), { seconds: 70 })],
    [
      'hour, minute and second in decimal digits',
      'clock',
      series(({ time }) => bcd(Number(ofDay(time).join('')), 6), { seconds: 3600 }),
    ],
    [
      'day and hour',
      'clock',
      series(({ time }) => Uint8Array.of(new Date(time).getUTCDate(), ofDay(time)[0]!), { seconds: 86_400 }),
    ],
  ])('%s', (_title, as, photos) => {
    expect(search(photos)).toMatchObject({
      kind: 'none',
      explained: expect.arrayContaining([expect.objectContaining({ as })]),
    });
  });

  it('the running time of a camera, which does not rise while it is off', () => {
    const off = (index: number) => (index > 3 ? 9_000_000 : 0);
    const photos = series(({ time }) => u32(5000 + Math.floor((time - FIRST) / 60_000)), {
      seconds: 130,
    }).map((photo, index) => ({ ...photo, time: photo.time + off(index) }));
    expect(search(photos)).toMatchObject({ kind: 'none', explained: [{ as: 'clock' }] });
  });
});

describe('Among bytes that change by chance,', () => {
  /** Samples of a block in which every eighth byte is random. The byte after it is random, too, but below 6. */
  const noisy = (seed: number, gap: number, photos: number, counter?: (file: number) => Uint8Array): Sample[] => {
    const random = seeded(seed);
    const still = Array.from({ length: 512 }, () => random.integer(256));
    return Array.from({ length: photos }, (_, index) => {
      const bytes = Uint8Array.from(still, (byte, at) =>
        at % 8 === 3 ? random.integer(256) : at % 8 === 4 ? random.integer(6) : byte,
      );
      const file = 1001 + index * gap;
      if (counter) bytes.set(counter(file), 160);
      return sample(0, bytes, { time: FIRST + index * index * 47_000, fileNumber: file, numbers: [index] });
    });
  };
  const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

  it.each([
    [1, 5],
    [3, 5],
    [20, 8],
    [50, 5],
  ])('one photo in %i of %i gives no finding', (gap, photos) => {
    expect(SEEDS.filter((seed) => search(noisy(seed, gap, photos)).kind === 'found')).toEqual([]);
  });

  it.each(ORDERS)('a counter of ten photos is found: %s', (order) => {
    for (const seed of SEEDS) {
      const photos = noisy(seed, 1, 10, (file) => u32(40_000 + file + Math.floor(file / 3), order));
      expect(search(photos)).toMatchObject({ kind: 'found', finding: { place: { at: 160 } } });
    }
  });

  it('a number that rises with few photos is called chance', () => {
    const [seed] = Array.from({ length: 400 }, (_, index) => index + 1).filter((one) =>
      search(noisy(one, 20, 5)).explained.some(({ as }) => as === 'noise'),
    );
    expect(seed).toBeDefined();
  });
});
