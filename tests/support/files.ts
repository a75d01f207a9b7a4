/** One file of every container, as a camera or program writes it, and its expected result. */
import type { ExtractionResult } from '../../src/reader/result';
import { type Order, block, join, u32 } from './bytes';
import * as containers from './containers';
import {
  canonCameraInfo1D3,
  canonFields,
  canonNote,
  fujifilmNote,
  headedNote,
  minoltaNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  pentaxNote,
  phaseOneBlock,
  signedCameraInfo,
  sonyNote,
} from './makerNotes';
import { type Camera, exifBlock, photo, photoDirectory } from './photo';
import { type Directory, long, opaque, short, subDirectories, text, tiff } from './tiff';

export interface Sample {
  readonly name: string;
  /** the file with an Exif block in this byte order */
  bytes(order: Order): Uint8Array;
  readonly shows: Partial<ExtractionResult>;
  /** true if the count is in bytes that are unpacked or joined, so it has no offset in the file */
  readonly decoded?: true;
}

const { previewFields, rawPicture } = containers;

const D850: Camera = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount: 54_321, serial: '3012345' }),
};
const NIKON = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  shutterCount: 54_321,
  serialNumber: '3012345',
} as const;

/** A RAW file with a preview in IFD0, and another preview and the picture in SubIFDs. */
function rawFile(camera: Camera, size: readonly [number, number], order: Order, fields: Directory = {}): Uint8Array {
  return tiff(
    {
      ...photoDirectory(camera),
      ...previewFields(),
      0x014a: subDirectories(previewFields([570, 375]), rawPicture(size)),
      ...fields,
    },
    { order },
  );
}

const R5 = { make: 'Canon', model: 'Canon EOS R5' } as const;
const r5Info = signedCameraInfo(4608, 0xaf1, 12_260);
const exifOf = (camera: Camera, order: Order): Uint8Array => exifBlock({ ...camera, order });

export const SAMPLES: readonly Sample[] = [
  {
    name: 'JPEG',
    bytes: (order) => photo({ ...D850, order, size: [64, 48] }),
    shows: { container: 'JPEG', ...NIKON, imageWidth: 64, imageHeight: 48 },
  },
  {
    name: 'JPEG without a picture (.exv)',
    bytes: (order) => containers.exv(exifOf(D850, order)),
    shows: { container: 'JPEG', ...NIKON, imageWidth: 600, imageHeight: 400 },
  },
  {
    name: 'TIFF',
    bytes: (order) => tiff({ ...photoDirectory({ ...D850, order }), 0x0100: long(300), 0x0101: long(200) }, { order }),
    shows: { container: 'TIFF', ...NIKON, imageWidth: 300, imageHeight: 200 },
  },
  {
    name: 'BigTIFF',
    bytes: (order) => exifBlock({ ...D850, order, ifd0: { 0x0100: long(300), 0x0101: long(200) } }, { big: true }),
    shows: { container: 'BigTIFF', ...NIKON, imageWidth: 300, imageHeight: 200 },
  },
  {
    name: 'DNG written by a camera',
    bytes: (order) =>
      rawFile(
        { make: 'RICOH IMAGING COMPANY, LTD.', model: 'PENTAX K-1', note: pentaxNote({ shutterCount: 31_415 }) },
        [7360, 4912],
        order,
        {
          ...containers.dngFields(),
        },
      ),
    shows: { container: 'DNG', model: 'PENTAX K-1', shutterCount: 31_415, imageWidth: 7360, imageHeight: 4912 },
  },
  {
    name: 'DNG converted from another raw file',
    bytes(order) {
      const original = 0x2000;
      const note = nikonNote({ shutterCount: 2_718 }).write(original, { order, big: false });
      return rawFile({ make: 'NIKON CORPORATION', model: 'NIKON D700' }, [4256, 2832], order, {
        ...containers.dngFields(containers.adobeMakN(note, { original, order })),
      });
    },
    shows: { container: 'DNG', model: 'NIKON D700', shutterCount: 2_718, imageWidth: 4256, imageHeight: 2832 },
  },
  {
    name: 'NEF',
    bytes: (order) => rawFile(D850, [8288, 5520], order),
    shows: { container: 'NEF', ...NIKON, imageWidth: 8288, imageHeight: 5520 },
  },
  {
    name: 'CR2',
    bytes: (order) =>
      tiff(
        photoDirectory({
          make: 'Canon',
          model: 'Canon EOS-1D Mark III',
          size: [3888, 2592],
          note: canonNote({ cameraInfo: canonCameraInfo1D3(100_000) }),
        }),
        { order, prefix: join('CR', [2, 0], u32(0, order)) },
      ),
    shows: {
      container: 'CR2',
      model: 'Canon EOS-1D Mark III',
      shutterCount: 100_000,
      imageWidth: 3888,
      imageHeight: 2592,
    },
  },
  {
    name: 'CR3',
    bytes: () =>
      containers.cr3({
        cmt1: {
          0x0100: short(8192),
          0x0101: short(5464),
          0x010f: text(R5.make),
          0x0110: text(R5.model),
          0x0112: short(8),
        },
        cmt2: { 0x8827: short(400) },
        cmt3: canonFields({}),
        track: canonFields({ cameraInfo: r5Info }),
      }),
    shows: {
      container: 'CR3',
      ...R5,
      shutterCount: 12_260,
      orientation: 8,
      iso: 400,
      imageWidth: 8192,
      imageHeight: 5464,
    },
  },
  {
    name: 'CRW',
    bytes: (order) =>
      containers.crw({
        order,
        model: 'Canon EOS 300D DIGITAL',
        fileNumber: 1_181_861,
        serial: 660_012_345,
        unixTime: 1_080_000_000,
      }),
    shows: {
      container: 'CRW',
      make: 'Canon',
      model: 'Canon EOS 300D DIGITAL',
      shutterCount: 1_861,
      serialNumber: '660012345',
      dateTime: '2004-03-23T00:00:00',
      imageWidth: 2160,
      imageHeight: 1440,
    },
  },
  {
    name: 'ARW',
    bytes: (order) =>
      rawFile(
        {
          make: 'SONY',
          model: 'ILCE-7M3',
          size: [6000, 4000],
          note: sonyNote({ layout: 'b', shutterCount: 5_011, copies: { 0x52: 5_011, 0x19f: 5_011 }, header: '' }),
        },
        [6048, 4024],
        order,
      ),
    shows: { container: 'ARW', model: 'ILCE-7M3', shutterCount: 5_011, imageWidth: 6000, imageHeight: 4000 },
  },
  {
    name: 'RAF',
    bytes: (order) =>
      containers.raf(exifOf({ make: 'FUJIFILM', model: 'X-T3', note: fujifilmNote({ imageCount: 7_007 }) }, order)),
    shows: { container: 'RAF', model: 'X-T3', shutterCount: 7_007, imageWidth: 6240, imageHeight: 4160 },
  },
  ...(['RO', 'RS'] as const).map((magic): Sample => ({
    name: `ORF with the magic ${magic}`,
    bytes: (order) =>
      tiff(
        photoDirectory({
          make: 'OLYMPUS CORPORATION',
          model: 'E-M1',
          note: olympusNote({ serial: 'BHP123456' }),
          size: [4640, 3472],
        }),
        {
          order,
          // With their byte order, these headers are the characters 'IIRO', 'IIRS' and 'MMOR'.
          magic: order === 'II' ? (magic === 'RO' ? 0x4f52 : 0x5352) : 0x4f52,
        },
      ),
    shows: {
      container: 'ORF',
      model: 'E-M1',
      reason: 'not-stored',
      serialNumber: 'BHP123456',
      imageWidth: 4640,
      imageHeight: 3472,
    },
  })),
  {
    name: 'RW2',
    bytes: (order) => containers.rw2(exifOf({ make: 'Panasonic', model: 'DMC-G9', note: panasonicNote() }, order)),
    shows: { container: 'RW2', model: 'DMC-G9', shutterCount: 260_376, imageWidth: 5184, imageHeight: 3888 },
  },
  {
    name: 'PEF',
    bytes: (order) =>
      rawFile(
        { make: 'PENTAX', model: 'PENTAX K-5', note: pentaxNote({ shutterCount: 16_180, header: 'AOC' }) },
        [4928, 3264],
        order,
      ),
    shows: { container: 'PEF', model: 'PENTAX K-5', shutterCount: 16_180, imageWidth: 4928, imageHeight: 3264 },
  },
  {
    name: 'SRW',
    bytes: (order) =>
      rawFile(
        {
          make: 'SAMSUNG',
          model: 'NX20',
          note: headedNote('', { 0x0001: opaque('0100'), 0xa002: text('A12345') }, { base: 'note' }),
        },
        [5472, 3648],
        order,
      ),
    shows: {
      container: 'SRW',
      model: 'NX20',
      reason: 'not-stored',
      serialNumber: 'A12345',
      imageWidth: 5472,
      imageHeight: 3648,
    },
  },
  {
    name: 'MRW',
    bytes: (order) =>
      containers.mrw(
        exifOf(
          {
            make: 'KONICA MINOLTA',
            model: 'DYNAX 7D',
            note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: [0x12, 0x33] })) }),
          },
          order,
        ),
        { order: 'MM' },
      ),
    shows: { container: 'MRW', model: 'DYNAX 7D', shutterCount: 0x1234, imageWidth: 3264, imageHeight: 2448 },
  },
  {
    name: 'X3F',
    bytes: () =>
      containers.x3f({
        CAMMANUF: 'SIGMA',
        CAMMODEL: 'SIGMA SD10',
        CAMSERIAL: '1003207',
        TIME: '1066000000',
        ISO: '200',
        APERTURE: '5.6',
        FLENGTH: '50',
      }),
    shows: {
      container: 'X3F',
      make: 'SIGMA',
      model: 'SIGMA SD10',
      serialNumber: '1003207',
      dateTime: '2003-10-12T23:06:40',
      iso: 200,
      fNumber: 5.6,
      focalLength: 50,
      reason: 'not-stored',
      imageWidth: 2640,
      imageHeight: 1760,
    },
  },
  {
    name: 'IIQ',
    bytes: (order) =>
      tiff(photoDirectory({ make: 'Leaf', model: 'Credo 40' }), {
        order,
        prefix: phaseOneBlock({ imageNumber: 1_288, orientation: 1, order }),
      }),
    shows: {
      container: 'IIQ',
      model: 'Credo 40',
      shutterCount: 1_288,
      serialNumber: 'LD001055',
      imageWidth: 7752,
      imageHeight: 5412,
    },
  },
  {
    name: '3FR',
    bytes: (order) =>
      rawFile(
        { make: 'Hasselblad', model: 'X1D II 50C', note: headedNote('', { 0x0011: text('SQ26001') }) },
        [8272, 6200],
        order,
      ),
    shows: { container: '3FR', model: 'X1D II 50C', reason: 'not-stored', imageWidth: 8272, imageHeight: 6200 },
  },
  {
    name: 'KDC',
    bytes: (order) =>
      rawFile(
        { make: 'Kodak', model: 'Kodak Digital Science DC120 Zoom Camera', ifd0: { 0x9211: long(1) } },
        [1280, 960],
        order,
      ),
    shows: {
      container: 'KDC',
      model: 'Kodak Digital Science DC120 Zoom Camera',
      reason: 'no-maker-note',
      imageWidth: 1280,
      imageHeight: 960,
    },
  },
  {
    name: 'DCR',
    bytes: (order) =>
      rawFile(
        { make: 'EASTMAN KODAK COMPANY', model: 'DCS Pro SLR/n', ifd0: { 0x9211: long(3_143) } },
        [4516, 3012],
        order,
      ),
    shows: { container: 'DCR', model: 'DCS Pro SLR/n', shutterCount: 3_143, imageWidth: 4516, imageHeight: 3012 },
  },
  {
    name: 'HEIF',
    bytes: (order) =>
      containers.heif(
        exifOf(
          { make: 'SONY', model: 'ILCE-7CM2', note: sonyNote({ layout: 'd', shutterCount: 249_044, gate: 0x33 }) },
          order,
        ),
        {
          size: [7008, 4672],
          otherSize: [7680, 7680],
        },
      ),
    shows: { container: 'HEIF', model: 'ILCE-7CM2', shutterCount: 249_044, imageWidth: 7008, imageHeight: 4672 },
  },
  {
    name: 'AVIF',
    bytes: (order) =>
      containers.heif(exifOf({ ...R5, note: canonNote({ cameraInfo: r5Info }) }, order), {
        brands: ['avif', 'mif1', 'miaf'],
        size: [800, 600],
      }),
    shows: { container: 'AVIF', ...R5, shutterCount: 12_260, imageWidth: 800, imageHeight: 600 },
  },
  {
    name: 'JPEG XL',
    bytes: (order) => containers.jxl(exifOf(D850, order), { size: [4000, 3000] }),
    shows: { container: 'JXL', ...NIKON, imageWidth: 4000, imageHeight: 3000 },
  },
  {
    name: 'JPEG XL with a packed Exif box',
    bytes: (order) => containers.jxl(exifOf(D850, order), { size: [4000, 3000], packed: true }),
    shows: { container: 'JXL', ...NIKON, imageWidth: 4000, imageHeight: 3000 },
    decoded: true,
  },
  {
    name: 'PNG with an eXIf chunk',
    bytes: (order) => containers.png(containers.pngChunk('eXIf', exifOf(D850, order)), { size: [33, 22] }),
    shows: { container: 'PNG', ...NIKON, imageWidth: 33, imageHeight: 22 },
  },
  ...(['tEXt', 'zTXt', 'iTXt', 'iTXt packed'] as const).map((chunk): Sample => ({
    name: `PNG with a raw profile in ${chunk}`,
    bytes: (order) => containers.png(containers.rawProfile(join('Exif\0\0', exifOf(D850, order)), chunk)),
    shows: { container: 'PNG', ...NIKON },
    decoded: true,
  })),
  {
    name: 'WebP',
    bytes: (order) => containers.webp(exifOf(D850, order), { size: [1000, 500] }),
    shows: { container: 'WebP', ...NIKON, imageWidth: 1000, imageHeight: 500 },
  },
];
