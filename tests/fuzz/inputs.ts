/** The fuzzer's inputs: files that the tests build, and the heads of real photos if the corpus is there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { x3f } from '../support/containers';
import { SAMPLES } from '../support/files';
import {
  canonNote,
  fujifilmNote,
  leicaNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  pentaxNote,
  ricohNote,
  signedCameraInfo,
  sonyFocusInfo,
  sonyNote,
  r6MarkIIIInfo,
} from '../support/makerNotes';
import { exifBlock, photo } from '../support/photo';
import { CORPUS, hasCorpus } from '../support/shared';
import { ORDERS, long, opaque, text } from '../support/tiff';

/** Enough for most files' metadata, but few enough to copy two million times. */
const HEAD_BYTES = 48 * 1024;

/** Samples of each container and a photo of each brand, in both byte orders. */
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
    return [
      ...SAMPLES.map(({ bytes }) => bytes(order)),
      ...cameras.map((camera) => photo({ ...camera, order })),
      x3f({ CAMMANUF: 'SIGMA', CAMMODEL: 'SIGMA DP2', ISO: '100' }, { exif: exifBlock({ ...cameras[0], order }) }),
    ];
  });
}

/** Undefined if the corpus is missing. */
export function corpusFolder(): string | undefined {
  return hasCorpus ? CORPUS : undefined;
}

/** The heads of all photos in the corpus, including broken ones; none if the corpus is missing. */
export function corpusInputs(): Uint8Array[] {
  const folder = corpusFolder();
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => new Uint8Array(readFileSync(path).subarray(0, HEAD_BYTES)));
}
