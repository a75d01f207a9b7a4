/** How programs and cameras lay out an Exif block. See 'Laid out anew' in docs/formats.md. */
import { describe, expect, it } from 'vitest';
import { ORDERS, join, latin1, u16, u32 } from '../support/bytes';
import { jpeg } from '../support/containers';
import { canonNote, nikonNote } from '../support/makerNotes';
import { type Camera, exifBlock } from '../support/photo';
import { read } from '../support/read';
import { type TiffOptions, long, opaque, placed, short, subDirectory, text } from '../support/tiff';

const NIKON = { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) };
const OLYMPUS = { make: 'OLYMPUS OPTICAL CO.,LTD', model: 'C5050Z', note: opaque(latin1('OLYMP\0'), [1, 0, 0, 0]) };

/** Programs leave no gap between a directory and its values. */
const PROGRAM_LAYOUT: TiffOptions = { gap: 0 };

const signs = async (camera: Camera, options: Omit<TiffOptions, 'order'> = PROGRAM_LAYOUT) =>
  (await read(jpeg(exifBlock(camera, options)))).savedAgain?.signs.map(({ sign }) => sign) ?? [];
const isRecognized = async (...block: Parameters<typeof signs>) => (await signs(...block)).includes('laid-out-anew');

/** A photo whose Canon note ends with the note's own offset, as ExifTool writes it. `error` is added to that offset. */
const canon = (model: string, error = 0): Camera => ({
  make: 'Canon',
  model,
  note: placed((at, shape) =>
    join(canonNote({}).write(at, shape), latin1(shape.order), u16(42, shape.order), u32(at + error, shape.order)),
  ),
});

describe.each(ORDERS)('In byte order %s, a block without a gap is detected as laid out anew', (order) => {
  it.each([
    ['a Nikon', { ...NIKON, order }],
    ['with a serial number and lens', { ...NIKON, order, serial: '1234567', lens: 'odd' }],
    ['with a position', { ...NIKON, order, gps: true }],
    ['an Olympus', { ...OLYMPUS, order }],
    ['a Canon whose note ends with its offset', { ...canon('Canon EOS 5D'), order }],
  ] as const)('of %s', async (_, camera) => {
    expect(await isRecognized(camera)).toBe(true);
  });

  it('with its thumbnail right after it', async () => {
    expect(await isRecognized({ ...NIKON, order }, { ...PROGRAM_LAYOUT, thumbnail: { 0x0103: short(6) } })).toBe(true);
  });
});

describe('The sign of a new layout is not given for', () => {
  it.each([
    ['a Nikon with its own layout', NIKON, {}],
    ['the D1, which writes without a gap itself', { ...NIKON, model: 'NIKON D1' }, PROGRAM_LAYOUT],
    ['the D1X', { ...NIKON, model: 'NIKON D1X' }, PROGRAM_LAYOUT],
    ['a Coolpix, whose maker has another name', { ...NIKON, make: 'NIKON', model: 'E5700' }, PROGRAM_LAYOUT],
    ['a maker that writes without a gap itself', { ...NIKON, make: 'Apple' }, PROGRAM_LAYOUT],
    ['a Canon whose note ends otherwise', { ...NIKON, make: 'Canon', note: canonNote({}) }, PROGRAM_LAYOUT],
    ['a Canon whose note ends with another offset', canon('Canon EOS 5D', 2), PROGRAM_LAYOUT],
    ['a block without a note', { ...NIKON, note: undefined }, PROGRAM_LAYOUT],
    ['a first directory further on', NIKON, { ...PROGRAM_LAYOUT, prefix: [0, 0] }],
    [
      'a directory before the values of another',
      { ...NIKON, exif: { 0xa005: subDirectory({ 1: short(1) }), 0xa432: text('behind') } },
      PROGRAM_LAYOUT,
    ],
    ['a thumbnail elsewhere', NIKON, { ...PROGRAM_LAYOUT, thumbnail: { 0x0201: long(4000), 0x0202: long(10) } }],
  ] as const)('%s', async (_, camera, options) => {
    expect(await isRecognized(camera as Camera, options)).toBe(false);
  });

  it('a block that is cut off by the end of the file, at any place', async () => {
    const whole = jpeg(exifBlock({ ...NIKON, gps: true }, PROGRAM_LAYOUT));
    const block = exifBlock({ ...NIKON, gps: true }, PROGRAM_LAYOUT).length;
    // The core need not read the block's last value.
    for (let bytes = 20; bytes < block - 80; bytes += 7) {
      const { savedAgain } = await read(whole.subarray(0, bytes));
      expect(savedAgain?.signs ?? []).not.toContainEqual({ sign: 'laid-out-anew' });
    }
  });
});
