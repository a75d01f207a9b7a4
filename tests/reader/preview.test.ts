import { describe, expect, it } from 'vitest';
import { loadCore } from '../../src/reader/core';
import { PREVIEW_BYTES, readPreview } from '../../src/reader/preview';
import { memorySource } from '../../src/reader/ranges';
import { block, join, latin1, u16, u32, type Order, type Part } from '../support/bytes';
import { cr3, jpeg, previewFields, raf, rw2, segment } from '../support/containers';
import { nikonNote, olympusNote } from '../support/makerNotes';
import { exifBlock, photoDirectory, thumbnailOf } from '../support/photo';
import { read, sparse } from '../support/read';
import {
  type Directory,
  directory,
  long,
  opaque,
  ORDERS,
  pointed,
  short,
  subDirectories,
  subDirectory,
  tiff,
} from '../support/tiff';

const preview = jpeg(undefined, { size: [24, 16] });
const large = jpeg(undefined, { size: [48, 32], trailer: block(24 * 1024) });

const find = async (bytes: Uint8Array) => readPreview(await loadCore(), memorySource(bytes));

/** A picture in one strip. `photometric` is 6 for YCbCr and 32803 for the sensor's mosaic. */
const strip = (compression: number, photometric: number, picture = preview): Directory => ({
  0x00fe: long(1),
  0x0103: short(compression),
  0x0106: short(photometric),
  0x0111: pointed(picture),
  0x0117: long(picture.length),
});

const raw = (order: Order, ...images: readonly [Directory, ...Directory[]]): Uint8Array =>
  tiff({ ...photoDirectory({ order }), ...previewFields(), 0x014a: subDirectories(...images) }, { order });

const FOUND: Readonly<Record<string, (order: Order) => Uint8Array>> = {
  'the Exif thumbnail of a JPEG': (order) => jpeg(exifBlock({ order }, { thumbnail: thumbnailOf(preview) })),
  'a large thumbnail in a JPEG’s MP extension': (order) => {
    const entry = (kind: number, size: number, offset: number) =>
      join(...[kind, size, offset, 0].map((value) => u32(value, order)));
    const withIndex = (offset: number): Uint8Array => {
      const pictures = opaque(entry(0x030000, 9999, 0), entry(0x010002, preview.length, offset));
      const index = tiff({ 0xb000: opaque('0100'), 0xb001: long(2), 0xb002: pictures }, { order });
      return jpeg(exifBlock({ order }), { after: segment(0xe2, 'MPF\0', index), trailer: preview });
    };
    const whole = Buffer.from(withIndex(0));
    return withIndex(whole.length - preview.length - whole.indexOf('MPF\0') - 4);
  },
  'the preview in a Nikon’s maker note': (order) => {
    const note = nikonNote({ tags: { 0x0011: subDirectory(thumbnailOf(preview)) } });
    return jpeg(exifBlock({ order, make: 'NIKON CORPORATION', note }));
  },
  'the preview in an Olympus’ maker note': (order) => {
    const settings = subDirectory({ 0x0101: pointed(preview), 0x0102: long(preview.length) });
    return jpeg(exifBlock({ order, make: 'OLYMPUS CORPORATION', note: olympusNote({ tags: { 0x2020: settings } }) }));
  },
  'the JPEG of a raw file’s SubIFD': (order) => raw(order, thumbnailOf(preview)),
  'the JPEG of a raw file’s first directory': (order) =>
    tiff({ ...photoDirectory({ order }), ...thumbnailOf(preview) }, { order }),
  'the strip of a CR2’s first directory, not the JPEG that a later one claims': (order) =>
    tiff(
      { ...photoDirectory({ order }), ...strip(6, 6) },
      { order, prefix: join('CR', [2, 0], u32(0, order)), thumbnail: strip(6, 2, block(30 * 1024)) },
    ),
  'the strip of a DNG’s preview': (order) => raw(order, strip(7, 6)),
  'the JPEG of a third directory, as in a PEF': (order) => {
    const two = exifBlock({ order }, { thumbnail: {} });
    // The second directory is empty. Its last four bytes, the offset of the next directory, now point to a third one.
    const chained = join(two.subarray(0, -4), u32(two.length, order));
    return join(chained, directory(thumbnailOf(preview), two.length, { order }));
  },
};

describe.each(ORDERS)('in the byte order %s', (order) => {
  it.each(Object.entries(FOUND))('%s is found', async (_, build) => {
    expect(await find(build(order))).toEqual(preview);
  });

  it('the preview changes no result', async () => {
    const bytes = FOUND['the Exif thumbnail of a JPEG']!(order);
    const { bytesRead, ...result } = await read(bytes);
    const { bytesRead: without, ...plain } = await read(jpeg(exifBlock({ order })));
    expect(result).toEqual(plain);
    expect([bytesRead, without]).toEqual([bytes.length, jpeg(exifBlock({ order })).length]);
  });

  it('the JPEG around a RAF’s or RW2’s Exif block is its preview', async () => {
    const exif = exifBlock({ order });
    expect(await find(raf(exif))).toEqual(jpeg(exif));
    expect(await find(rw2(exif))).toEqual(jpeg(exif));
  });

  it('the sensor’s data is not a preview, even as a JPEG', async () => {
    expect(await find(raw(order, strip(7, 32803)))).toBeUndefined();
  });
});

it('a CR3 has a thumbnail, and a preview after it', async () => {
  const cmt1 = photoDirectory({ make: 'Canon', model: 'Canon EOS R5' });
  expect(await find(cr3({ cmt1, thumbnail: preview }))).toEqual(preview);
  expect(await find(cr3({ cmt1, thumbnail: preview, preview: large }))).toEqual(large);
});

describe('of several previews', () => {
  it('the shortest that is more than a thumbnail is used', async () => {
    const longer = join(large, block(1024));
    expect(await find(raw('II', thumbnailOf(longer), thumbnailOf(preview), thumbnailOf(large)))).toEqual(large);
  });

  it('none longer than two megabytes is used', async () => {
    const AT = 0x10000;
    const ofLength = async (length: number) => {
      const head = raw('II', thumbnailOf(preview), { 0x0201: long(AT), 0x0202: long(length) });
      return readPreview(await loadCore(), sparse(4 * PREVIEW_BYTES, { 0: head, [AT]: large }));
    };
    expect(await ofLength(PREVIEW_BYTES)).toHaveLength(PREVIEW_BYTES);
    expect(await ofLength(PREVIEW_BYTES + 1)).toEqual(preview);
  });
});

/** A TIFF block with `picture` as its thumbnail. It states `length` and `offset` instead of the true values. */
const claiming = (picture: Part, length = join(picture).length, offset?: number): Uint8Array => {
  const at = offset === undefined ? pointed(join(picture)) : long(offset);
  return exifBlock({}, { thumbnail: { 0x0201: at, 0x0202: long(length) } });
};
/** A JPEG without picture data, whose frame states a width and height of `side` pixels. */
const ofSides = (side: number): Uint8Array =>
  join([0xff, 0xd8], segment(0xc0, [8], u16(side, 'MM'), u16(side, 'MM'), [1, 1, 0x11, 0]), [0xff, 0xd9]);

describe('no preview', () => {
  it.each([
    ['begins after the end of the file', claiming(preview, preview.length, 0x10000)],
    ['has an offset as large as there is', claiming(preview, preview.length, 0xffffffff)],
    ['ends after the end of the file', claiming(preview, preview.length + 2)],
    ['is as long as there is', claiming(preview, 0xffffffff)],
    ['is empty', claiming(preview, 0)],
    ['is no JPEG', claiming(block(64, { 0: [0x89], 1: 'PNG' }))],
    ['is a JPEG without a picture', claiming([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9])],
    ['has more pixels than a browser should unpack', claiming(ofSides(8_001))],
    ['is in a photo without one', exifBlock()],
    ['is in a file that is not a photo', latin1('not a photo')],
  ])('%s', async (_, bytes) => {
    expect(await find(bytes)).toBeUndefined();
  });

  it('is not the answer with fewer pixels or in a complete file, so the rows above fail for their stated reasons', async () => {
    expect(await find(claiming(ofSides(8_000)))).toEqual(ofSides(8_000));
    expect(await find(claiming(preview))).toEqual(preview);
  });

  it('is found once the file has become shorter', async () => {
    const bytes = claiming(preview);
    const { size, read: part } = memorySource(bytes);
    const shrinking = { size, read: (at: number, length: number) => part(at, at === 0 ? length : 3) };
    expect(await readPreview(await loadCore(), shrinking)).toBeUndefined();
  });
});
