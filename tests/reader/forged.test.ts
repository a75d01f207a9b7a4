/** Built photos with forged counts, and built photos that were saved again. See docs/formats.md, 'Saved again'. */
import { describe, expect, it } from 'vitest';
import { JpegCoder } from '../../assembly/schema';
import { lensAgreement } from '../../src/reader/nikonCipher';
import { explicitCounts } from '../../src/reader/rules/explicit';
import { judgeSavedAgain } from '../../src/reader/savedAgain';
import { judgeWear } from '../../src/judge/wear';
import { type Order, type Part, join, latin1, u16, u32 } from '../support/bytes';
import { exifSegment, grayPicture, jpeg, segment } from '../support/containers';
import { type Facts, photoDataOf } from '../support/photoData';
import { headedNote, nikonNote, pentaxNote, sonyNote } from '../support/makerNotes';
import { type Camera, exifBlock, photo } from '../support/photo';
import { read, readSource, sparse } from '../support/read';
import { long, opaque, rational, short, text } from '../support/tiff';

const ORDERS: readonly Order[] = ['II', 'MM'];
type Photographed = readonly [
  string,
  string,
  count: number,
  word: number,
  place: number,
  lens: readonly [number, number, number, number],
];
const NIKON = { make: 'NIKON CORPORATION', model: 'NIKON D3100', serial: '3685428' };

const signsOf = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await read(bytes)).savedAgain!.signs.map(({ sign }) => sign);

/** An MPF index of two pictures, the first with `size` bytes. */
const indexOf = (size: number): Uint8Array =>
  segment(
    0xe2,
    'MPF\0',
    'II',
    u16(42),
    u32(8),
    u16(2), //
    u16(0xb001),
    u16(4),
    u32(1),
    u32(2),
    u16(0xb002),
    u16(7),
    u32(32),
    u32(38),
    u32(0),
    u32(0),
    u32(size),
    u32(0),
    u32(0),
    new Uint8Array(16),
  );

describe("A Nikon's lens data", () => {
  /**
   * One photo for each layout of the lens data: model, serial number, count, four enciphered bytes, their offset, and
   * the lens.
   */
  const PHOTOS = [
    ['NIKON D2X', '5001035', 223, 0x9866c71b, 0x0d, [200, 200, 2, 2]],
    ['NIKON D60', '3285180', 8920, 0xa5d985d9, 0x0d, [18, 55, 3.5, 5.6]],
    ['NIKON D5000', '3165699', 4428, 0x41887bdc, 0x0e, [18, 55, 3.5, 5.6]],
    ['NIKON Z 6', '6078248', 174, 0xdaeaadc7, 0x0f, [70, 200, 2.8, 2.8]],
  ] as const satisfies readonly Photographed[];
  const factsOf = ([model, serial, count, word, place, lens]: Photographed): Facts => ({
    Model: model,
    MakerSerial: serial,
    NikonShutterCount: count,
    NikonLensWord: word,
    NikonLensPlace: place - 4,
    NikonLensMinFocal: lens[0],
    NikonLensMaxFocal: lens[1],
    NikonLensMinAperture: lens[2],
    NikonLensMaxAperture: lens[3],
  });
  const D3100_LENS = {
    0x001d: text('3685428'),
    0x0084: rational([180, 10], [550, 10], [35, 10], [56, 10]),
    0x0098: opaque('0204', new Uint8Array(10), u32(0xf9e6551c, 'MM'), new Uint8Array(15)),
  };
  const agreement = (facts: Facts) => lensAgreement(photoDataOf('NIKON', '', facts).fields);

  it.each(PHOTOS)('of a %s fit the count that the camera wrote, but not a third of it', (...photoOf) => {
    const facts = factsOf(photoOf);
    expect(agreement(facts)).toBe('fits');
    expect(agreement({ ...facts, NikonShutterCount: Math.floor(photoOf[2] / 3) })).toBe('differs');
  });

  it('fit one other count in 256: the counts with the same XOR of their bytes', () => {
    const facts = factsOf(PHOTOS[2]);
    const fitting = Array.from({ length: 1024 }, (_, count) => agreement({ ...facts, NikonShutterCount: count + 1 }));
    expect(fitting.filter((found) => found === 'fits')).toHaveLength(4);
  });

  it.each([
    ['without a serial number', { MakerSerial: undefined as never }],
    ['without a lens in the clear', { NikonLensMinFocal: 0 }],
    ['of the D50, whose key is another', { Model: 'NIKON D50' }],
    [
      'with a teleconverter of 2',
      { NikonLensMinFocal: 36, NikonLensMaxFocal: 110, NikonLensMinAperture: 7, NikonLensMaxAperture: 11.2 },
    ],
  ] as const)('say nothing %s', (_why, change) => {
    expect(agreement({ ...factsOf(PHOTOS[2]), ...change })).toBeUndefined();
  });

  it.each(ORDERS)('are read from their place, and refute the count in order %s', async (order) => {
    const camera = { ...NIKON, order };
    const bytes = (shutterCount: number) => photo({ ...camera, note: nikonNote({ shutterCount, tags: D3100_LENS }) });
    const right = await read(bytes(5097));
    expect(right).toMatchObject({ shutterCount: 5097, shutterSource: { grade: 'exact', limits: [] } });
    expect(right.savedAgain?.supports).toContain('lens-data');
    const forged = await read(bytes(5));
    expect(forged).toMatchObject({
      shutterCount: 5,
      shutterSource: { grade: 'approximate', limits: ['lens-differs'] },
    });
    expect(forged.savedAgain).toMatchObject({ is: 'yes', signs: [{ sign: 'lens-differs' }] });
    expect(forged.savedAgain).not.toHaveProperty('supports');
    expect(judgeWear(forged, { actuations: 100_000, basis: 'maker', maker: 'nikon' } as never)).toBe('contradicted');
  });

  it('cut byte by byte never refute the count', async () => {
    const whole = photo({ ...NIKON, note: nikonNote({ shutterCount: 5097, tags: D3100_LENS }) });
    for (let length = 0; length < whole.length; length++) {
      const { shutterSource } = await read(whole.slice(0, length));
      expect(shutterSource?.limits ?? []).not.toContain('lens-differs');
    }
  });
});

describe("The length of a Nikon's picture", () => {
  const SIZE = [64, 48] as const;
  const picture = grayPicture(SIZE);
  const scanBytes = (6 * 48) / 8 + 2;
  const whole = (
    noted: number,
    { after = [], more = {}, trailer = [], order }: { after?: Part; more?: object; trailer?: Part; order?: Order } = {},
  ) => {
    const note = nikonNote({ shutterCount: 9, tags: { 0x00a2: long(noted), ...more } });
    const exif = exifBlock({ ...NIKON, note, size: SIZE, ...(order && { order }) });
    return jpeg(exif, { size: SIZE, after, trailer });
  };

  it.each(ORDERS)('in the camera’s own note speaks for the photo, in order %s', async (order) => {
    const { savedAgain } = await read(whole(scanBytes, { order }));
    expect(savedAgain).toMatchObject({ is: 'no-sign', supports: ['picture-length'] });
    expect(savedAgain!.checks).toContain('picture-length');
  });

  it.each([1, 7, 100_000])('%i bytes off is a sign', async (more) => {
    expect(await signsOf(whole(scanBytes + more))).toEqual(['picture-length']);
    if (more < 8) expect(await signsOf(whole(scanBytes - more))).toEqual(['picture-length']);
  });

  it('with bytes after its end shows an addition, not another encoding', async () => {
    const { savedAgain } = await read(whole(scanBytes, { trailer: 'appended' }));
    expect(savedAgain).toMatchObject({ is: 'unknown', signs: [{ sign: 'appended' }], supports: ['picture-length'] });
  });

  it("doesn't speak for a photo from the maker's own program, which may have encoded it again", async () => {
    const note = nikonNote({ shutterCount: 9, tags: { 0x00a2: long(scanBytes) } });
    const exif = exifBlock({ ...NIKON, note, size: SIZE, software: 'Capture NX 2.2.2 W' });
    expect((await read(jpeg(exif, { size: SIZE }))).savedAgain).not.toHaveProperty('supports');
  });

  it('follows the MP index if there are other pictures', async () => {
    const length = whole(scanBytes, { after: indexOf(0) }).length;
    const other = join([0xff, 0xd8], picture, [0xff, 0xd9]);
    const { savedAgain } = await read(whole(scanBytes, { after: indexOf(length), trailer: other }));
    expect(savedAgain).toMatchObject({ is: 'no-sign', supports: ['picture-length'] });
    expect(await signsOf(whole(scanBytes + 9, { after: indexOf(length), trailer: other }))).toEqual(['picture-length']);
  });

  it('says nothing about a photo that the camera retouched, or a file cut before the end of its picture', async () => {
    const retouched = whole(scanBytes + 5, { more: { 0x009e: short(0, 3) } });
    expect((await read(retouched)).savedAgain!.is).toBe('no-sign');
    const bytes = whole(scanBytes);
    for (let length = bytes.length - scanBytes; length < bytes.length; length++) {
      expect((await read(bytes.slice(0, length))).savedAgain!.checks).not.toContain('picture-length');
    }
  });

  it('takes no further read if the lengths agree', async () => {
    const bytes = whole(3_000_000);
    const { length } = bytes.subarray(0, bytes.length - scanBytes);
    const { reads, savedAgain } = await readSource(sparse(length + 3_000_000, { 0: bytes.subarray(0, length) }));
    expect({ reads, supports: savedAgain!.supports }).toEqual({ reads: 1, supports: ['picture-length'] });
  });
});

describe('The segments of a JPEG', () => {
  const camera = { make: 'Canon', model: 'Canon EOS 80D' };
  const note = headedNote([], { 0x0006: text('Canon EOS 80D') });
  const exif = exifBlock({ ...camera, note, size: [16, 16] });
  const jfif = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
  const progressive = (): Uint8Array => {
    const bytes = jpeg(exif);
    return bytes.map((byte, at) => (byte === 0xc0 && bytes[at - 1] === 0xff ? 0xc2 : byte));
  };
  const ownTables = join(
    [0xff, 0xd8],
    exifSegment(exif),
    segment(0xc4, [0], new Uint8Array(20)),
    grayPicture([16, 16]),
    [0xff, 0xd9],
  );
  const xmp = (toolkit: string) =>
    segment(
      0xe1,
      'http://ns.adobe.com/xap/1.0/\0',
      latin1(`<x:xmpmeta xmlns:x='adobe:ns:meta/' x:xmptk="${toolkit}">`),
    );

  it.each([
    ['as cameras write them', jpeg(exif), []],
    ['with JFIF before Exif', jpeg(exif, { before: jfif }), ['coder']],
    ['with JFIF after Exif, as cameras may', jpeg(exif, { after: jfif }), []],
    ['of a progressive picture', progressive(), ['coder']],
    ['with Huffman tables of its own', ownTables, ['coder']],
    ["with libjpeg's quantization", jpeg(exif, { after: segment(0xdb, [0], new Uint8Array(64).fill(1)) }), ['coder']],
    [
      'with a comment and IPTC, which cameras write too',
      jpeg(exif, { after: join(segment(0xfe, 'text'), segment(0xed, 'Photoshop 3.0\0')) }),
      [],
    ],
    ['with XMP of a camera', jpeg(exif, { after: xmp('XMP Core 4.4.0') }), []],
    ['with XMP of ExifTool', jpeg(exif, { after: xmp('Image::ExifTool 12.57') }), ['editor']],
    ['with XMP of Exiv2', jpeg(exif, { after: xmp('XMP Core 4.4.0-Exiv2') }), ['editor']],
    ["with XMP of Adobe's toolkit", jpeg(exif, { after: xmp('Adobe XMP Core 5.6') }), ['editor']],
  ])('give the right signs: %s', async (_name, bytes, signs) => {
    expect(await signsOf(bytes)).toEqual(signs);
  });

  it.each([
    ['PowerShot A10', 'Canon PowerShot A10'],
    ['phones', 'Pixel 8'],
    ['EOS-1D, some of whose photos begin with JFIF', 'Canon EOS-1D'],
  ])('are no sign for a maker whose originals have them: %s', async (_name, model) => {
    const bytes = jpeg(exifBlock({ make: 'Canon', model, note, size: [16, 16] }), {
      before: jfif,
      after: xmp('XMP Core 4'),
    });
    expect(await signsOf(bytes)).not.toContain('coder');
  });

  it("with libjpeg's quantization are no sign on a Nikon, some of which quantize like it", async () => {
    const nikon = { ...NIKON, note: nikonNote({ shutterCount: 9 }) };
    const after = segment(0xdb, [0], new Uint8Array(64).fill(1));
    expect(await signsOf(jpeg(exifBlock({ ...nikon, size: [16, 16] }), { after }))).toEqual([]);
  });

  it("say nothing once the maker's own program has passed the file on", () => {
    const facts = { JpegCoder: JpegCoder.Jfif, NoteOrder: 1, Software: 'ViewNX 2.8 M' };
    const data = { ...photoDataOf('NIKON CORPORATION', 'NIKON D5300', facts), container: 'JPEG' as const };
    expect(judgeSavedAgain(data, undefined)).toMatchObject({ is: 'unknown', signs: [{ sign: 'makers-program' }] });
  });
});

describe('A maker note', () => {
  const date = (value: string) => opaque(new Uint8Array(6), latin1(value), [0]);
  const sony = (tags: object, more: Partial<Camera> = {}): Camera => ({
    make: 'SONY',
    model: 'ILCE-7RM3',
    note: sonyNote({ layout: 'b', shutterCount: 5011, copies: { 0x52: 5011, 0x19f: 5011 }, tags: { ...tags } }),
    ...more,
  });

  it.each(ORDERS)('of another model gives no exact count, in order %s', async (order) => {
    const result = await read(photo(sony({ 0xb001: short(371) }, { order })));
    expect(result).toMatchObject({ shutterSource: { grade: 'approximate', limits: ['other-model'] } });
    expect(result.savedAgain).toMatchObject({ is: 'yes', signs: [{ sign: 'other-model', model: 'ILCE-6400' }] });
    const own = await read(photo(sony({ 0xb001: short(362) }, { order })));
    expect(own).toMatchObject({ shutterSource: { grade: 'exact' }, savedAgain: { is: 'no-sign' } });
    const unknown = await read(photo(sony({ 0xb001: short(9999) }, { order })));
    expect(unknown).toMatchObject({ shutterSource: { grade: 'exact' }, savedAgain: { is: 'no-sign' } });
  });

  it('of the model’s twin counts as its own', async () => {
    const camera = {
      make: 'SONY',
      model: 'SLT-A77V',
      note: sonyNote({ shutterCount: 5000, tags: { 0xb001: short(287) } }),
    };
    expect((await read(photo(camera))).savedAgain!.signs).not.toContainEqual(
      expect.objectContaining({ sign: 'other-model' }),
    );
  });

  it.each([
    ['K-1', 'PENTAX K-1', ['other-model', 'dates-are-key']],
    ['K10D', 'PENTAX K10D', ['dates-are-key']],
  ] as const)('of a K10D in a photo of a %s', async (_name, model, limits) => {
    const note = pentaxNote({
      shutterCount: 220,
      date: [2024, 5, 1],
      time: [10, 20, 30],
      tags: { 0x0005: long(76_830) },
    });
    const { shutterSource } = await read(photo({ make: 'PENTAX', model, note }));
    expect(shutterSource?.limits).toEqual(limits);
  });

  it.each([
    ['to the second', '2024:05:01 10:20:30', 'no-sign', []],
    ['five seconds apart, as cameras may note it', '2024:05:01 10:20:25', 'no-sign', []],
    ['a minute apart', '2024:05:01 10:21:30', 'yes', ['other-shot']],
    ['an hour apart, as owners correct a time zone', '2024:05:01 09:20:30', 'yes', []],
    ['five and a half hours apart', '2024:05:01 04:50:30', 'yes', []],
    ['of another year', '2021:03:25 07:11:02', 'yes', ['other-shot']],
    ['unreadable', '****:**:** **:**:**', 'no-sign', []],
  ])('of a Sony with its own date %s', async (_name, noted, is, limits) => {
    const { savedAgain, shutterSource } = await read(photo(sony({ 0x3000: date(noted) })));
    expect({ is: savedAgain!.is, limits: shutterSource!.limits }).toEqual({ is, limits });
  });

  it('of a Pentax or Sony without the camera’s gaps between values was rewritten', async () => {
    const pentax = (model: string) => ({
      make: 'PENTAX',
      model,
      note: pentaxNote({
        shutterCount: 220,
        date: [2024, 5, 1],
        time: [10, 20, 30],
        tags: { 0x0001: long(1, 2, 3, 4), 0x0002: long(5, 6) },
      }),
    });
    expect(await signsOf(photo(pentax('PENTAX K10D')))).toEqual(['laid-out-anew']);
    expect(await signsOf(photo(pentax('PENTAX K-3')))).toEqual([]);
  });

  it("with an MP index that leads to no picture's end was left by a program that moved the pictures", async () => {
    const camera = { make: 'SONY', model: 'ILCE-7RM3', note: sonyNote({ layout: 'b', shutterCount: 5011 }) };
    const bytes = (end: number) => jpeg(exifBlock({ ...camera, size: [16, 16] }), { after: indexOf(end) });
    const { length } = bytes(0);
    expect(await signsOf(bytes(length))).toEqual([]);
    expect(await signsOf(bytes(length - 1))).toEqual(['laid-out-anew']);
    expect(await signsOf(bytes(length + 1))).toEqual([]);
  });

  it('with another layout beside a position may come from the maker’s phone app', async () => {
    const tags = { 0x0001: long(1, 2, 3, 4) };
    const note = pentaxNote({ shutterCount: 220, date: [2024, 5, 1], time: [10, 20, 30], tags });
    const { savedAgain } = await read(photo({ make: 'PENTAX', model: 'PENTAX K10D', note, gps: true }));
    expect(savedAgain).toMatchObject({ is: 'unknown', signs: [{ sign: 'position-added' }] });
  });

  it("in another byte order than a Nikon's Exif block was left by a program that turned the block", async () => {
    const note = nikonNote({ shutterCount: 9, order: 'MM' });
    expect(await signsOf(photo({ ...NIKON, order: 'II', note }))).toEqual(['laid-out-anew']);
    expect(await signsOf(photo({ ...NIKON, order: 'MM', note }))).toEqual([]);
  });
});

describe('A count', () => {
  it.each([
    [500, 14_583, 'contradicted'],
    [29_166, 14_583, undefined],
    [14_583, 14_583, undefined],
  ])('of %i releases beside %i pictures: %s', (releases, pictures, limit) => {
    const facts = { Model: 'SLT-A55V', SonyMoreInfoCount: releases, SonyMoreInfoImages: pictures };
    const [count] = explicitCounts(photoDataOf('SONY', 'SLT-A55V', facts));
    expect(count?.source.limits.find((found) => found === 'contradicted')).toBe(limit);
  });

  it.each([
    [2_985, 'exact', undefined],
    [2_984, 'approximate', 67_478],
  ])('of a D200 is the sum of its parts: %i deleted', async (deleted, grade, otherValue) => {
    const note = nikonNote({ shutterCount: 67_479, kept: 64_494, deleted });
    const { shutterSource } = await read(photo({ make: 'NIKON CORPORATION', model: 'NIKON D200', note }));
    expect(shutterSource?.grade).toBe(grade);
    expect(shutterSource?.otherValue).toBe(otherValue);
  });
});

describe('A file', () => {
  it.each([
    ['NIKON CORPORATION', 'NIKON D90', 'yes'],
    ['NIKON CORPORATION', 'NIKON Z 8', 'no-sign'],
    ['SONY', 'ILCE-6400', 'yes'],
    ['SONY', 'ILCE-7M4', 'no-sign'],
    ['Canon', 'Canon EOS R', 'yes'],
    ['Canon', 'Canon EOS R5', 'no-sign'],
    ['Canon', 'Canon EOS-1D X Mark III', 'no-sign'],
    ['FUJIFILM', 'X-T3', 'yes'],
    ['FUJIFILM', 'X-T5', 'no-sign'],
  ])('in HEIF of a %s %s: %s', (make, model, is) => {
    const data = { ...photoDataOf(make, model), container: 'HEIF' as const };
    expect(judgeSavedAgain(data, undefined).is).toBe(is);
  });

  it('without a camera’s name is unknown', async () => {
    const { savedAgain } = await read(photo({ exif: { 0x829a: rational([1, 100]) } }));
    expect(savedAgain).toMatchObject({ is: 'unknown', signs: [{ sign: 'no-camera' }] });
  });

  it.each([
    ['ILCE-7RM3', '2024:06:07 08:09:10', ['date-changed']],
    ['ILCE-7RM3', '2024:05:01 10:20:30', []],
    ['DSC-W530', '2024:06:07 08:09:10', []],
  ])('of a %s that was saved on %s, with the date of its thumbnail', async (model, saved, signs) => {
    const note = sonyNote({ layout: 'b', shutterCount: 5011 });
    const thumbnail = { 0x0132: text('2024:05:01 10:20:30') };
    const exif = exifBlock({ make: 'SONY', model, note, size: [16, 16], ifd0: { 0x0132: text(saved) } }, { thumbnail });
    expect(await signsOf(jpeg(exif))).toEqual(signs);
  });

  it("bears Windows' padding, which is a sign only on cameras with interchangeable lenses", async () => {
    const ifd0 = { 0xea1c: opaque(new Uint8Array(8)) };
    const note = nikonNote({ shutterCount: 9 });
    expect(await signsOf(photo({ ...NIKON, note, ifd0 }))).toEqual(['windows']);
    expect(await signsOf(photo({ make: 'Nokia', model: 'Lumia 800', ifd0 }))).toEqual([]);
  });
});
