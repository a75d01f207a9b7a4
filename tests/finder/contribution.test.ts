/** A contribution about a finding must not reveal the camera's owner, or the time and place of its use. */
import { expect, it } from 'vitest';
import { type Contribution, contributionOf } from '../../src/finder/contribution';
import { block, hex, join, latin1, type Order, type Part, u16, u32 } from '../support/bytes';
import { ORDERS, rational, subDirectory, text } from '../support/tiff';
import { nameOfPhoto, sampleOf, search, timeOfPhoto, uncountedPhoto } from './series';

const COUNTS = [8364, 8365, 8366, 8368, 8369];
const OWNER = 'Erika Mustermann';
const SERIAL = '058021004003';
/** different lenses, so that the bytes of the lens differ */
const LENSES = ['0481000237', '0591012392', '0621122231', '0731233233', '0841344235'];
const MINUTES = [31, 33, 37, 41, 43];

const utf16 = (value: string, order: Order) => join(...Array.from(value, (letter) => u16(letter.charCodeAt(0), order)));
const bcd = (digits: string) => hex((digits.match(/../g) ?? []).join(' '));

/** Every form in which a camera may store a value beside the counter. */
const FORMS: readonly [name: string, of: (index: number) => Part][] = [
  ['the lens in ASCII', (index) => latin1(LENSES[index]!)],
  ...ORDERS.flatMap((order): [string, (index: number) => Part][] => [
    [`the lens in UTF-16 ${order}`, (index) => utf16(LENSES[index]!, order)],
    [`the lens as u32 ${order}`, (index) => u32(Number(LENSES[index]), order)],
    [`the minutes of the position as u16 ${order}`, (index) => u16(MINUTES[index]!, order)],
    [`the seconds of the position as u32 ${order}`, (index) => u32(12_345 + 77 * index, order)],
    [
      `the owner in UTF-16 ${order}, moving`,
      (index) => utf16(OWNER.slice(0, 8), order).map((_, at, all) => all[(at + 2 * index) % all.length]!),
    ],
    [`the date as u32 ${order}`, (index) => u32(timeOfPhoto(index) / 1000, order)],
  ]),
  ['the lens in BCD', (index) => bcd(LENSES[index]!)],
  ['the owner', () => latin1(OWNER)],
  ['the serial number in BCD', () => bcd(SERIAL)],
  ['the seconds of the position as text', (index) => latin1(String(12_345 + 77 * index))],
];

async function contribute(beside: (index: number) => Part): Promise<Contribution> {
  const series = await Promise.all(
    COUNTS.map((count, index) =>
      sampleOf(
        uncountedPhoto(index, block(96, { 0: [0xaa, 0xaa], 32: u32(count), 40: beside(index) }), {
          exif: { 0xa430: text(OWNER), 0xa435: text(LENSES[index]!) },
          tags: { 0x0009: text(OWNER) },
          ifd0: {
            0x8825: subDirectory({
              0x0001: text('N'),
              0x0002: rational([52, 1], [MINUTES[index]!, 1], [12_345 + 77 * index, 1000]),
            }),
          },
        }),
        nameOfPhoto(index),
      ),
    ),
  );
  const outcome = search(series);
  if (outcome.kind !== 'found') throw new Error(`not found but ${outcome.kind}`);
  return contributionOf(outcome.finding, { make: 'Canon', model: 'Canon EOS 600D' });
}

it.each(FORMS)('A contribution does not have %s', async (_name, beside) => {
  const contribution = await contribute(beside);
  contribution.photos.forEach(({ bytes }, index) => {
    const cells = bytes.split(' ');
    const inside = Array.from(join(beside(index)), (byte) => byte.toString(16).padStart(2, '0').toUpperCase());
    // A contribution's bytes begin 32 bytes before the counter. The bytes from `beside` begin 8 bytes after the
    // counter's start.
    const beginning = 32 + 8;
    const shown = cells.slice(beginning, beginning + inside.length).filter((cell) => cell !== '..');
    expect(shown).toEqual([]);
  });
  const written = JSON.stringify(contribution);
  for (const secret of [OWNER, 'Erika', SERIAL, '58021004003', ...LENSES, '12345', '2024', '2024:05:01', 'IMG_'])
    expect(written).not.toContain(secret);
});

it('A contribution has the model, the firmware, the place, its numbers and the steps between the photos', async () => {
  const { photos, ...head } = await contribute(() => []);
  expect(head).toEqual({
    format: 'shutter-count-finding',
    version: 1,
    make: 'Canon',
    model: 'Canon EOS 600D',
    firmware: '1.0.0',
    directory: 'Canon',
    tag: 'MakerNote/0x000D/0x0020',
    length: 96,
    read: 'u32 little-endian',
    copies: [],
  });
  expect(photos.map(({ number }) => number)).toEqual(COUNTS);
  expect(photos[0]).not.toHaveProperty('seconds');
  expect(photos[1]).toMatchObject({ files: 1, seconds: 47 });
  expect(photos[1]!.bytes.split(' ').filter((cell) => cell !== '..')).toEqual(['##', '##', '##', '##']);
});

const BESIDE = [0xc7, 0x91, 0xe2, 0x95, 0xb3];

it('A contribution shows bytes around the place that differ and repeat nothing', async () => {
  const { photos } = await contribute((index) => [BESIDE[index]!]);
  expect(photos.map(({ bytes }) => bytes.split(' ')[40])).toEqual(['C7', '91', 'E2', '95', 'B3']);
});
