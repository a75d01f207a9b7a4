/**
 * The home page's samples: three kinds of photo for trying the tool. The Canon's sample has no serial number, because
 * the tool remembers the serial numbers of Canon bodies.
 */
import { block, hex } from '../support/bytes';
import { canonNote, nikonNote } from '../support/makerNotes';
import { grayScan, jpeg } from '../support/containers';
import { type Camera, exifBlock, photo, thumbnailOf } from '../support/photo';
import { long, opaque, rational, text } from '../support/tiff';
import { SAMPLE_COUNT, SAMPLE_DATE } from '../../src/site/tool/samples/loadSample';
import { drawnPicture } from './drawnPicture';

export const SAMPLE_JSON = 'src/site/tool/samples/sampleFiles.json';

/** bytes of the marker at the end of a picture */
const END_OF_PICTURE = 2;
const SIZE = [600, 400] as const;
/** from the end of the scan's header to the end of the picture */
const SCAN_BYTES = grayScan(SIZE).length + END_OF_PICTURE;

/**
 * The version of the lens data, and the same lens as in tag 0x0084, enciphered with the serial number and the count.
 */
const LENS_DATA = block(33, { 0: '0204', 0x0e: hex('7E 73 81 34') });

const nikon: Camera = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  software: 'Ver.1.15',
  dateTime: SAMPLE_DATE,
  size: SIZE,
  note: nikonNote({
    shutterCount: SAMPLE_COUNT,
    serial: '6012345',
    tags: {
      0x0084: rational([240, 10], [1200, 10], [40, 10], [40, 10]),
      0x0098: opaque(LENS_DATA),
      0x00a2: long(SCAN_BYTES),
    },
  }),
};

export const SAMPLE_FILES = {
  exact: jpeg(exifBlock(nikon, { thumbnail: thumbnailOf(drawnPicture(480, 320)) }), { size: SIZE }),
  none: photo({
    make: 'Canon',
    model: 'Canon EOS 2000D',
    dateTime: SAMPLE_DATE,
    note: canonNote({ tags: { 0x0095: text('EF-S18-55mm f/3.5-5.6 IS II') } }),
  }),
  stripped: jpeg(),
} as const;

/** The JSON file with the samples in base64, which the page fetches when a visitor asks for one. */
export const sampleJson = (): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(SAMPLE_FILES).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
    ),
    undefined,
    2,
  )}\n`;
