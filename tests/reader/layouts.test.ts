/** How many reads the metadata takes in files with the size and the layout of real files from cameras. */
import { describe, expect, it } from 'vitest';
import { READ_BYTES } from '../../src/reader/ranges';
import type { ExtractionResult } from '../../src/reader/result';
import { block, join, u32 } from '../support/bytes';
import {
  cr3Parts,
  exifSegment,
  grayPicture,
  heifParts,
  previewFields,
  rawPicture,
  segment,
} from '../support/containers';
import { canonFields, canonNote, nikonNote, signedCameraInfo, sonyCipherBlock, sonyNote } from '../support/makerNotes';
import { exifBlock } from '../support/photo';
import { readSource, readTwice, sparse, watched } from '../support/read';
import { type Directory, directory, entry, long, opaque, rational, short, text } from '../support/tiff';

type Pieces = Readonly<Record<number, Uint8Array>>;

const MEGABYTE = 1024 * 1024;
const SIZES = [2 * MEGABYTE, 30 * MEGABYTE, 3 * 1024 * MEGABYTE];

const GPS: Directory = { 0x0001: text('N'), 0x0002: rational([52, 1], [31, 1], [12, 1]) };

interface RawLayout {
  readonly exifAt: number;
  readonly gpsAt?: number;
  readonly subIfdsAt: readonly [number, ...number[]];
  readonly size: readonly [width: number, height: number];
}

/**
 * The directories of a RAW file: IFD0 at offset 8, all others at the offsets in `layout`. The second SubIFD, or the
 * only one, is the picture.
 */
function rawPieces(make: string, model: string, layout: RawLayout, note: Directory, others: Pieces = {}): Pieces {
  const { exifAt, gpsAt, subIfdsAt, size } = layout;
  const picture = Math.min(1, subIfdsAt.length - 1);
  return {
    0: join('II*\0', u32(8)),
    8: directory(
      {
        ...previewFields(),
        0x010f: text(make),
        0x0110: text(model),
        0x014a: long(...subIfdsAt),
        0x8769: long(exifAt),
        ...(gpsAt === undefined ? {} : { 0x8825: long(gpsAt) }),
      },
      8,
    ),
    [exifAt]: directory({ 0x8827: short(400), ...note }, exifAt),
    ...(gpsAt === undefined ? {} : { [gpsAt]: directory(GPS, gpsAt) }),
    ...Object.fromEntries(
      subIfdsAt.map((at, index) => [
        at,
        directory(index === picture ? rawPicture(size) : previewFields([1620, 1080]), at),
      ]),
    ),
    ...others,
  };
}

/** Reads files of several sizes, each with these pieces at their offsets. */
async function readAll(pieces: Pieces, most: number, shows: Partial<ExtractionResult>): Promise<void> {
  const end = Math.max(...Object.entries(pieces).map(([at, piece]) => Number(at) + piece.length));
  for (const size of [end, ...SIZES].filter((each) => each >= end)) {
    const source = watched(sparse(size, pieces));
    const result = await readSource(source);
    expect(result).toMatchObject(shows);
    expect({ size, reads: result.reads, isFew: result.reads <= most }).toEqual({
      size,
      reads: result.reads,
      isFew: true,
    });
    expect(readTwice(source.reads)).toEqual([]);
    expect(result.bytesRead).toBeLessThanOrEqual(160 * 1024);
  }
}

describe('A JPEG takes one read, and more if its Exif block is large', () => {
  const withFiller = (bytes: number) =>
    exifBlock({
      make: 'NIKON CORPORATION',
      model: 'NIKON D3200',
      gps: true,
      note: nikonNote({ shutterCount: 4_242 }),
      exif: { 0x9286: opaque(block(bytes)) },
    });
  const nikon = withFiller(60_000);
  const xmp = (length: number) => segment(0xe1, block(length - 2, { 0: 'http://ns.adobe.com/xap/1.0/\0' }));
  const mpf = (length: number) => segment(0xe2, block(length - 2, { 0: 'MPF\0' }));

  it.each<[name: string, most: number, head: Uint8Array]>([
    ['a small Exif block', 1, join([0xff, 0xd8], exifSegment(withFiller(100)), grayPicture([6016, 4000]))],
    [
      'Nikon: a full Exif segment, with directories at its end',
      3,
      join([0xff, 0xd8], exifSegment(block(65_526, { 0: nikon })), grayPicture([6016, 4000])),
    ],
    [
      'Nikon: then XMP and an index of pictures',
      3,
      join([0xff, 0xd8], exifSegment(block(65_526, { 0: nikon })), xmp(2_046), mpf(4_094), grayPicture([6016, 4000])),
    ],
    [
      'Sony: a large XMP packet after it',
      2,
      join(
        [0xff, 0xd8],
        exifSegment(block(46_032, { 0: withFiller(30_000) })),
        xmp(57_346),
        mpf(542),
        grayPicture([6016, 4000]),
      ),
    ],
  ])('%s', async (_name, most, head) => {
    await readAll({ 0: head }, most, { container: 'JPEG', shutterCount: 4_242, imageWidth: 6016, hasGps: true });
  });
});

describe('A NEF takes two reads, and a third if its maker note is far', () => {
  const layouts: readonly (readonly [model: string, layout: RawLayout, fileInfoAt: number])[] = [
    [
      'NIKON D7100',
      { exifAt: 0xa68, gpsAt: 0x1ea00, subIfdsAt: [0x2ce00, 0x2ce78, 0x2cf5c], size: [6036, 4020] },
      0x5580,
    ],
    [
      'NIKON D850',
      { exifAt: 0x3268, gpsAt: 0x304fc, subIfdsAt: [0x3e610, 0x3e688, 0x3e76c], size: [8288, 5520] },
      0x9c20,
    ],
    [
      'NIKON D7500',
      { exifAt: 0x3268, gpsAt: 0x36ec2, subIfdsAt: [0x44fd4, 0x4504c, 0x45130], size: [5600, 3728] },
      0x98ec,
    ],
    [
      'NIKON Z 6',
      { exifAt: 0x3274, gpsAt: 0x327dc, subIfdsAt: [0x408f0, 0x40968, 0x40c24, 0x40c9c, 0x40d5c], size: [6064, 4040] },
      0x128a0,
    ],
    [
      'NIKON Z 8',
      {
        exifAt: 0x8228,
        gpsAt: 0x34b66,
        subIfdsAt: [0x36af0, 0x36b68, 0x37034, 0x370ac, 0x3716c, 0x3722c],
        size: [8256, 5504],
      },
      0x17000,
    ],
  ];

  it.each(layouts)('%s', async (model, layout, fileInfoAt) => {
    const noteAt = layout.exifAt + 0x254;
    const note = nikonNote({
      shutterCount: 54_321,
      serial: '3012345',
      tags: { 0x00b8: entry(7, 172, fileInfoAt - noteAt - 10) },
    });
    await readAll(
      rawPieces(
        'NIKON CORPORATION',
        model,
        layout,
        { 0x927c: entry(7, 100_000, noteAt) },
        {
          [noteAt]: note.write(noteAt, { order: 'II', big: false }),
          [fileInfoAt]: join('0100', block(2), [100, 0], [0x39, 0x30], block(162)),
        },
      ),
      fileInfoAt < READ_BYTES ? 2 : 3,
      {
        container: 'NEF',
        model,
        shutterCount: 54_321,
        serialNumber: '3012345',
        imageWidth: layout.size[0],
        imageHeight: layout.size[1],
        hasGps: true,
      },
    );
  });
});

describe('An ARW takes three reads at most', () => {
  it.each<[model: string, layout: RawLayout, noteAt: number, gateAt: number, blockAt: number]>([
    ['ILCE-7M4', { exifAt: 0x11c0, subIfdsAt: [0x21cee], size: [7040, 4688] }, 0x1466, 0x1bea, 0xa862],
    ['ILCE-7SM3', { exifAt: 0x11c0, gpsAt: 0xb000, subIfdsAt: [0x237e6], size: [4256, 2848] }, 0x14ee, 0x1c8e, 0xa8f2],
    ['ILCE-1', { exifAt: 0x1b0, gpsAt: 0x21000, subIfdsAt: [0x21d4e], size: [8672, 5784] }, 0x3ea, 0xb96, 0x90b6],
  ])('%s', async (model, layout, noteAt, gateAt, blockAt) => {
    const note = { 0x0102: long(1), 0x9050: entry(7, 256, blockAt), 0x9400: entry(7, 512, gateAt) };
    await readAll(
      rawPieces(
        'SONY',
        model,
        layout,
        { 0x927c: entry(7, 38_300, noteAt), 0xa002: long(6000), 0xa003: long(4000) },
        {
          [noteAt]: directory(note, noteAt),
          [gateAt]: block(512, { 0: [0x31, 1, 1, 1] }),
          [blockAt]: sonyCipherBlock({ layout: 'c', shutterCount: 43_210 }),
        },
      ),
      3,
      { container: 'ARW', model, shutterCount: 43_210, imageWidth: 6000, imageHeight: 4000 },
    );
  });
});

describe('A HIF takes two reads at most', () => {
  const sony = exifBlock({
    make: 'SONY',
    model: 'ILCE-7CM2',
    gps: true,
    note: sonyNote({ layout: 'd', shutterCount: 249_044 }),
    exif: { 0x9286: opaque(block(40_000)) },
  });
  const canon = exifBlock({
    make: 'Canon',
    model: 'Canon EOS R5',
    gps: true,
    note: canonNote({ cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
  });

  it.each<[name: string, exif: Uint8Array, exifAt: number, count: number]>([
    ['Sony: the Exif item after the boxes', sony, 0x1_000, 249_044],
    ['Canon: after the boxes', canon, 0x604, 12_260],
    ['after a preview', sony, 0xf004, 249_044],
    ['in the middle of the file', sony, 0x80_000, 249_044],
    ['at its end', canon, 0x1f_0000, 12_260],
  ])('%s', async (_name, exif, exifAt, shutterCount) => {
    const { head, item, itemAt } = heifParts(exif, { exifAt, size: [7008, 4672] });
    await readAll({ 0: head, [itemAt]: item ?? block(0) }, 2, {
      container: 'HEIF',
      shutterCount,
      imageWidth: 7008,
      hasGps: true,
    });
  });
});

describe('A CR3 takes four reads at most', () => {
  it.each([0x20_000, 0x1f_0000, 0x1bf_a592, 0xb000_0000])('with its metadata track at %i', async (trackAt) => {
    const { head, sample, sampleAt } = cr3Parts({
      cmt1: { 0x0100: short(8192), 0x0101: short(5464), 0x010f: text('Canon'), 0x0110: text('Canon EOS R5') },
      cmt2: { 0x8827: short(400) },
      // As large as the blocks before CameraInfo in real files.
      track: canonFields({
        tags: { 0x4001: opaque(block(12_000)), 0x0005: opaque(block(20_000)) },
        cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260),
      }),
      trackAt,
    });
    await readAll({ 0: head, [sampleAt]: sample }, 4, {
      container: 'CR3',
      shutterCount: 12_260,
      imageWidth: 8192,
      iso: 400,
    });
  });
});
