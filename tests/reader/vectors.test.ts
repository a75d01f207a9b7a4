/** Photos built from stated facts and, if the corpus is there, real photos. */
import { readFileSync } from 'node:fs';
import { basename, join as joinPath } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ExtractionResult, ShutterSource } from '../../src/reader/result';
import { block, hex, u32 } from '../support/bytes';
import { dngFields, rawPicture } from '../support/containers';
import {
  canonFileInfo,
  canonNote,
  fujifilmNote,
  nikonHeaderlessNote,
  nikonNote,
  panasonicNote,
  pentaxNote,
  sonyNote,
} from '../support/makerNotes';
import { photo, photoDirectory } from '../support/photo';
import { read, readSource, sparse } from '../support/read';
import { CORPUS, needsCorpus } from '../support/shared';
import { opaque, short, subDirectory, tiff } from '../support/tiff';

type Shown = Partial<ExtractionResult>;
type Source = Partial<ShutterSource>;

const shown = (model: string, shutterCount: number, source: Source): Shown => ({
  model,
  shutterCount,
  shutterSource: source as ShutterSource,
});
const counter = (field: string, value: number) => expect.objectContaining({ field, value });

const ofOneBody = (model: string, count: number) =>
  shown(model, count, { kind: 'images', grade: 'approximate', limits: ['one-body', 'silent-unknown'] });

const R6_MARK_III: Shown = { model: 'Canon EOS R6 Mark III', reason: 'not-stored', counters: [] };

const candidate = (place: number, value: number) =>
  expect.objectContaining({ field: 'UnconfirmedNumber', tag: `MakerNote/0x000D/0x0${place.toString(16)}`, value });

const REAL: readonly (readonly [vector: string, file: string, shows: Shown])[] = [
  ['a D300 counts 241,575', 'nikon/d300.jpg', shown('NIKON D300', 241_575, { kind: 'total', grade: 'exact' })],
  [
    'a D850 counts 200,434, with 198,779 mechanical',
    'nikon/d850-1.wrapped.jpg',
    {
      ...shown('NIKON D850', 200_434, { kind: 'total', grade: 'exact' }),
      counters: expect.arrayContaining([counter('MechanicalShutterCount', 198_779)]),
    },
  ],
  [
    'a Z 6 counts 3,651, with 2,884 mechanical, whatever its XMP says',
    'nikon/z-6-2.wrapped.jpg',
    {
      ...shown('NIKON Z 6', 3_651, { kind: 'total', grade: 'exact' }),
      counters: expect.arrayContaining([counter('MechanicalShutterCount', 2_884)]),
    },
  ],
  [
    'a D70 counts 5,670 in the packed text of a PNG',
    'nikon/d70-3.png',
    { ...shown('NIKON D70', 5_670, { grade: 'exact' }), container: 'PNG' },
  ],
  [
    'a D5300 counts 9,608 in a WebP',
    'nikon/d5300-2.webp',
    { ...shown('NIKON D5300', 9_608, { grade: 'exact' }), container: 'WebP' },
  ],
  ['a D70s counts 2,870', 'nikon/d70s-1.jpg', shown('NIKON D70s', 2_870, { grade: 'exact' })],
  [
    'an EOS R5 counts 12,260 in a HIF',
    'canon/eos-r5.hif',
    { ...shown('Canon EOS R5', 12_260, { kind: 'total', grade: 'exact' }), container: 'HEIF' },
  ],
  ['an EOS RP counts 619', 'canon/eos-rp-1.jpg', shown('Canon EOS RP', 619, { kind: 'images', grade: 'approximate' })],
  ['an EOS-1D counts 949', 'canon/eos-1d-1.jpg', shown('Canon EOS-1D', 949, { kind: 'mechanical', grade: 'exact' })],
  [
    'an EOS M50 has 30 in the place of other bodies’ counter',
    'canon/eos-m50.cr3',
    { model: 'Canon EOS M50', container: 'CR3', counters: [], candidates: [candidate(0x188, 30)] },
  ],
  ['an EOS R counts 116,237', 'canon/eos-r-3.head.jpg', ofOneBody('Canon EOS R', 116_237)],
  ['an EOS R7 counts 8,379', 'canon/eos-r7-2.head.jpg', ofOneBody('Canon EOS R7', 8_379)],
  ['an EOS R6 Mark III counts nothing', 'canon/eos-r6-mark-iii-1.head.cr3', R6_MARK_III],
  ['nor with the lens focused elsewhere', 'canon/eos-r6-mark-iii-2.head.cr3', R6_MARK_III],
  [
    'an ILCE-7CM2 counts 249,044 mechanical actuations',
    'sony/ilce-7cm2-1.head.hif',
    shown('ILCE-7CM2', 249_044, { kind: 'mechanical', grade: 'exact' }),
  ],
  ['an ILCE-1 counts 361', 'sony/ilce-1.head.hif', shown('ILCE-1', 361, { kind: 'total', grade: 'exact' })],
  ['an ILCE-7SM3 counts 193', 'sony/ilce-7sm3.wrapped.jpg', shown('ILCE-7SM3', 193, { kind: 'total', grade: 'exact' })],
  [
    'a damaged ILCE-6000 is refused',
    'edited/sony-ilce-6000-makernote-offsets-broken-2.wrapped.jpg',
    { model: 'ILCE-6000', reason: 'damaged' },
  ],
  [
    'an SLT-A55V counts 27,955 actuations for 14,581 pictures',
    'sony/slt-a55v-1.head.jpg',
    {
      ...shown('SLT-A55V', 27_955, { kind: 'mechanical', grade: 'exact' }),
      counters: expect.arrayContaining([counter('ImageCount', 14_581)]),
    },
  ],
  [
    'a DSLR-A330 counts 78 in an ARW',
    'sony/dslr-a330.head.arw',
    { ...shown('DSLR-A330', 78, { kind: 'total', grade: 'exact' }), container: 'ARW' },
  ],
  [
    'a K-70 counts 2,828',
    'pentax/k-70-1.wrapped.jpg',
    shown('PENTAX K-70', 2_828, { kind: 'mechanical', grade: 'exact' }),
  ],
  [
    'an X-T3 counts 7 pictures',
    'fujifilm/x-t3-2.wrapped.jpg',
    shown('X-T3', 7, { kind: 'images', grade: 'approximate' }),
  ],
  [
    'a Credo 40 says capture number 1,288',
    'leaf/credo-40.iiq',
    shown('Credo 40', 1_288, { kind: 'images', grade: 'estimate' }),
  ],
  [
    'a D5300 without its maker note is edited, whatever its XMP says',
    'edited/nikon-d5300-heic-xmp-imagenumber.heic',
    { model: 'NIKON D5300', reason: 'edited' },
  ],
];

describe('Real photos', () => {
  it.each(REAL)('%s', needsCorpus, async (_vector, file, shows) => {
    const bytes = new Uint8Array(readFileSync(joinPath(CORPUS, file)));
    const result = await readSource(sparse(bytes.length, { 0: bytes }), basename(file));
    expect(result).toMatchObject(shows);
    if (shows.reason) expect(result).not.toHaveProperty('shutterCount');
  });
});

const canon = (model: string, facts: Parameters<typeof canonNote>[0]) =>
  photo({ make: 'Canon', model, note: canonNote(facts) });
const pentax = (model: string, facts: Parameters<typeof pentaxNote>[0], dateTime?: string) =>
  photo({ make: 'PENTAX Corporation', model, note: pentaxNote(facts), ...(dateTime && { dateTime }) });

const BUILT: readonly (readonly [vector: string, bytes: Uint8Array, shows: Shown, path?: string])[] = [
  [
    'a D1 stores no count',
    photo({ make: 'NIKON CORPORATION', model: 'NIKON D1', note: nikonHeaderlessNote(), order: 'MM' }),
    { model: 'NIKON D1', reason: 'not-stored' },
  ],
  [
    'a D100 stores no count',
    photo({ make: 'NIKON CORPORATION', model: 'NIKON D100', note: nikonNote({ order: 'MM' }) }),
    { model: 'NIKON D100', reason: 'not-stored' },
  ],
  [
    'a 1Ds Mark III counts 4,338; its file is 100-3413',
    canon('Canon EOS-1Ds Mark III', {
      cameraInfo: block(0x400, { 0x136: '1.2.0', 0x172: u32(3_412), 0x176: u32(4_337), 0x17e: u32(101) }),
    }),
    {
      ...shown('Canon EOS-1Ds Mark III', 4_338, { kind: 'mechanical', grade: 'approximate' }),
      counters: expect.arrayContaining([counter('FileIndex', 3_413), counter('DirectoryIndex', 100)]),
    },
  ],
  [
    'a 5D Mark III is estimated at 7,941 by the slot of its file name, not at 7,873 by the stale one',
    canon('Canon EOS 5D Mark III', {
      cameraInfo: block(0xc00, {
        0x247: '1.3.6',
        0x297: u32(7_872),
        0x29b: u32(7_940),
        0x2a3: u32(101),
        0x2a7: u32(101),
      }),
    }),
    shown('Canon EOS 5D Mark III', 7_941, { grade: 'estimate', kind: 'number' }),
    '_K6A7941.JPG',
  ],
  [
    'a 350D with the file 393-9377 is estimated at 29,377',
    canon('Canon EOS 350D DIGITAL', {
      fileInfo: canonFileInfo({ 2: u32(((9_377 & 0xff) << 16) | (393 << 6) | (9_377 >> 8)) }),
    }),
    shown('Canon EOS 350D DIGITAL', 29_377, { grade: 'estimate', method: 'folders-of-100' }),
    '_MG_9377.JPG',
  ],
  [
    'an ILCE-7M3 counts 5,011, three times',
    photo({
      make: 'SONY',
      model: 'ILCE-7M3',
      note: sonyNote({ layout: 'b', shutterCount: 5_011, copies: { 0x52: 5_011, 0x19f: 5_011 } }),
    }),
    {
      ...shown('ILCE-7M3', 5_011, { grade: 'exact', kind: 'total' }),
      counters: [counter('ShutterCount', 5_011), counter('ShutterCount2', 5_011), counter('ShutterCount3', 5_011)],
    },
  ],
  [
    'an ILCE-6000 counts 1,874',
    photo({
      make: 'SONY',
      model: 'ILCE-6000',
      note: sonyNote({ layout: 'a', shutterCount: 1_874, copies: { 0x4c: 1_874 }, gate: 0x23 }),
    }),
    shown('ILCE-6000', 1_874, { grade: 'approximate', kind: 'total', limits: ['may-restart'], wrapsAt: 65_535 }),
  ],
  [
    'an *ist DL counts 17,401',
    pentax(
      'PENTAX *ist DL',
      {
        header: 'AOC',
        date: [2020, 3, 6],
        time: [9, 56, 34],
        tags: { 0x005d: opaque(hex('F1 23 9D 00')) },
      },
      '2020:03:06 09:56:34',
    ),
    shown('PENTAX *ist DL', 17_401, { grade: 'exact', kind: 'mechanical' }),
  ],
  [
    'a K100D counts 6,693 in a little-endian directory after a big-endian header',
    pentax('PENTAX K100D', { header: 'AOC', order: 'II', spelledOrder: 'MM', shutterCount: 6_693 }),
    shown('PENTAX K100D', 6_693, { grade: 'exact' }),
  ],
  [
    'a K10D counts 19,788 in the private data of a DNG',
    tiff({
      ...photoDirectory({ make: 'PENTAX', model: 'PENTAX K10D' }),
      ...dngFields(pentaxNote({ shutterCount: 19_788, order: 'MM' }).write(0, { order: 'MM', big: false })),
      0x014a: subDirectory(rawPicture([3896, 2616])),
    }),
    { ...shown('PENTAX K10D', 19_788, { grade: 'exact' }), container: 'DNG' },
  ],
  [
    'an X-T3 whose counter reads 0 says so',
    photo({ make: 'FUJIFILM', model: 'X-T3', note: fujifilmNote({ imageCount: 0 }) }),
    { model: 'X-T3', reason: 'not-stored', counters: [{ field: 'ImageCount', value: 0 }] },
  ],
  [
    'a film scanner gives no 21',
    photo({ make: 'FUJIFILM', model: 'SLP800', note: fujifilmNote({ tags: { 0x8003: short(21) } }) }),
    { model: 'SLP800', reason: 'not-stored', counters: [] },
  ],
  [
    'the digits of a serial number of a DMC-FZ18 are no more than a guess',
    photo({ make: 'Panasonic', model: 'DMC-FZ18', note: panasonicNote({ serial: 'S060706210122' }) }),
    shown('DMC-FZ18', 210_122, { grade: 'guess', method: 'serial-digits' }),
  ],
];

describe('Photos built to the stated facts', () => {
  it.each(BUILT.map(([name, bytes, shows, path = '']) => ({ name, bytes, shows, path })))(
    '$name',
    async ({ bytes, shows, path }) => {
      const result = await read(bytes, path);
      expect(result).toMatchObject(shows);
      if (shows.reason) expect(result).not.toHaveProperty('shutterCount');
    },
  );
});
