/** The fuzzer's inputs: bytes that we build, and the heads of real photos if the corpus is there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crw, cr3, exv, heif, jxl, mrw, png, raf, rawProfile, rw2, webp, x3f } from '../support/containers';
import {
  canonFields,
  canonNote,
  fujifilmNote,
  leicaNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  pentaxNote,
  phaseOneBlock,
  ricohNote,
  signedCameraInfo,
  sonyFocusInfo,
  sonyNote,
  r6MarkIIIInfo,
} from '../support/makerNotes';
import { exifBlock, photo } from '../support/photo';
import { CORPUS, hasCorpus } from '../support/shared';
import { ORDERS, long, opaque, text, tiff } from '../support/tiff';

/** Enough for the metadata of most files, but cheap to copy two million times. */
const HEAD_BYTES = 48 * 1024;

/** One file of each container and each brand, in both byte orders. */
export function builtInputs(): Uint8Array[] {
  return ORDERS.flatMap((order) => {
    const cameras = [
      { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) },
      { make: 'SONY', model: 'ILCE-6400', note: sonyNote({}) },
      {
        make: 'SONY',
        model: 'DSLR-A330',
        note: sonyNote({ tags: { 0x0010: opaque(new Uint8Array(368)), 0x0020: sonyFocusInfo(78) } }),
      },
      { make: 'PENTAX', model: 'PENTAX K-70', note: pentaxNote({}) },
      {
        make: 'PENTAX',
        model: 'PENTAX K-5',
        note: pentaxNote({
          shutterCount: 4_321,
          tags: { 0x0215: long(76_830, 20_070_330, 2, 1, 1_234_567), 0x0229: text('1234567') },
        }),
      },
      { make: 'RICOH', model: 'GR DIGITAL 3', note: ricohNote({ counts: [2_345, 67], made: '2010:03:07          ' }) },
      { make: 'FUJIFILM', model: 'X-T3', note: fujifilmNote({ imageCount: 7 }) },
      { make: 'Canon', model: 'Canon EOS RP', note: canonNote({ cameraInfo: signedCameraInfo(2560, 0x960, 619) }) },
      { make: 'Canon', model: 'Canon EOS R', note: canonNote({ cameraInfo: signedCameraInfo(1536, 0x194, 116_237) }) },
      { make: 'Canon', model: 'Canon EOS R6 Mark III', note: canonNote({ cameraInfo: r6MarkIIIInfo() }) },
      { make: 'OLYMPUS CORPORATION', model: 'E-M10MarkII', note: olympusNote({}) },
      { make: 'Panasonic', model: 'DC-S5', note: panasonicNote({}) },
      { make: 'LEICA CAMERA AG', model: 'LEICA T (Typ 701)', note: leicaNote({ 0x0410: long(33) }) },
    ];
    const exif = exifBlock({ ...cameras[0], order });
    return [
      ...cameras.map((camera) => photo({ ...camera, order })),
      exif,
      tiff({}, { order, big: true }),
      exv(exif),
      png(rawProfile(exif, 'zTXt')),
      png(rawProfile(exif, 'tEXt')),
      webp(exif),
      heif(exif),
      jxl(exif),
      jxl(exif, { packed: true }),
      raf(exif),
      rw2(exif),
      mrw(exif),
      x3f({ CAMMANUF: 'SIGMA', CAMMODEL: 'SIGMA DP2', ISO: '100' }, { exif }),
      crw({}),
      cr3({
        cmt1: { 0x010f: text('Canon'), 0x0110: text('Canon EOS R5') },
        track: canonFields({ cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
      }),
      phaseOneBlock({}),
    ];
  });
}

/** The folder of the corpus; undefined without one. */
export function corpusFolder(): string | undefined {
  return hasCorpus ? CORPUS : undefined;
}

/** Heads of the corpus's photos, including broken ones; none without the corpus. */
export function corpusInputs(): Uint8Array[] {
  const folder = corpusFolder();
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => new Uint8Array(readFileSync(path).subarray(0, HEAD_BYTES)));
}
