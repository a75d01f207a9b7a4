import { describe, expect, it, test } from 'vitest';
import { Container, FieldId, Limit, Status } from '../../assembly/schema';
import type { ContainerName } from '../../src/reader/result';
import { containerName, recognizeContainer } from '../../src/reader/container';
import { loadCore } from '../../src/reader/core';
import { type Part, block, hex, join, latin1, patched, placeOf, u16, u32 } from '../support/bytes';
import * as containers from '../support/containers';
import { SAMPLES } from '../support/files';
import {
  canonFields,
  canonNote,
  nikonNote,
  pentaxNote,
  phaseOneBlock,
  signedCameraInfo,
  sonyNote,
} from '../support/makerNotes';
import { exifBlock, photo, photoDirectory, photoWithoutExif } from '../support/photo';
import { read, readSource, sparse } from '../support/read';
import { factsOf, scanBytes } from '../support/scan';
import {
  ORDERS,
  byte,
  entry,
  type Field,
  long,
  opaque,
  rational,
  short,
  subDirectory,
  text,
  tiff,
} from '../support/tiff';

const D850 = { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 54_321 }) };
const SHOWN = { model: 'NIKON D850', shutterCount: 54_321 };
const EXIF = exifBlock(D850);

describe.each(ORDERS)('Every container with an Exif block in order %s', (order) => {
  it.each(SAMPLES)('is read: $name', async ({ bytes, shows, decoded }) => {
    const file = bytes(order);
    const result = await read(file);
    expect(result).toMatchObject(shows);
    expect(result.error).toBeUndefined();
    if (decoded) expect(result.shutterSource).not.toHaveProperty('offset');
    else if (result.shutterSource) expect(result.shutterSource.offset).toBeLessThan(file.length);
  });
});

test('Every container that the core distinguishes has a sample', () => {
  const known = Object.values(Container).filter(
    (value): value is Container => typeof value === 'number' && value !== Container.Unknown,
  );
  const names = known.map(
    (number) => containerName(number) ?? `${Container[number]}, without a name in containerNames.ts`,
  );
  const sampled = SAMPLES.map(({ shows }) => (shows as { readonly container?: string }).container);
  expect(names.filter((name) => !sampled.includes(name))).toEqual([]);
});

describe('JPEG', () => {
  const xmp = containers.segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', '<x:xmpmeta aux:ImageNumber="777"/>');
  const jfif = containers.segment(0xe0, 'JFIF\0', hex('01 02 00 00 48 00 48 00 00'));

  it.each<[name: string, bytes: Uint8Array]>([
    [
      'after other segments',
      containers.jpeg(EXIF, { before: join(jfif, xmp, containers.segment(0xed, 'Photoshop 3.0\0', block(500))) }),
    ],
    [
      'after an Exif segment without a TIFF block',
      containers.jpeg(EXIF, { before: containers.exifSegment('not a block') }),
    ],
    [
      'before a second Exif segment',
      containers.jpeg(EXIF, { after: containers.exifSegment(exifBlock({ model: 'Second' })) }),
    ],
    ['after fill bytes', containers.jpeg(EXIF, { before: [0xff, 0xff, 0xff] })],
    ['after a segment of no length', containers.jpeg(EXIF, { before: [0xff, 0xe2, 0, 0] })],
    ['after restart markers', containers.jpeg(EXIF, { before: [0xff, 0xd0, 0xff, 0x01] })],
    [
      'after stray bytes in its segment',
      join([0xff, 0xd8], containers.segment(0xe1, [0, 0, 0, 0], 'Exif\0\0', EXIF), containers.grayPicture([16, 16])),
    ],
    [
      'with another byte after its name',
      join([0xff, 0xd8], containers.segment(0xe1, 'Exif\0\xff', EXIF), containers.grayPicture([16, 16])),
    ],
    ['before data after the picture', containers.jpeg(EXIF, { trailer: photo({ model: 'Trailer' }) })],
    ['without a frame', join([0xff, 0xd8], containers.exifSegment(EXIF), [0xff, 0xd9])],
    ['without an end', join([0xff, 0xd8], containers.exifSegment(EXIF))],
    ['before nothing but zeros', join([0xff, 0xd8], containers.exifSegment(EXIF), block(100_000))],
    ['before noise', join([0xff, 0xd8], containers.exifSegment(EXIF), block(100_000).fill(0x55))],
  ])('finds the Exif block %s', async (_name, bytes) => {
    expect(await read(bytes)).toMatchObject({ container: 'JPEG', ...SHOWN });
  });

  it.each([
    [16, true],
    [17, false],
  ])('searches for its frame after %i stray bytes: %s', async (stray, isFound) => {
    const { fields } = await scanBytes(containers.jpeg(EXIF, { after: block(stray).fill(0x55) }));
    expect(fields.has(FieldId.FrameWidth)).toBe(isFound);
  });

  describe('with two Exif blocks', () => {
    const bare = exifBlock({ make: 'Acme', model: 'Editor', software: 'Acme 1', dateTime: '2001:01:01 00:00:00' });
    const other = exifBlock({ make: 'PENTAX', model: 'PENTAX K-3', note: pentaxNote({ shutterCount: 7 }) });

    it.each<[name: string, first: Uint8Array, second: Uint8Array, shows: object]>([
      ['the camera’s is the second', bare, EXIF, SHOWN],
      ['the camera’s is the first', EXIF, bare, SHOWN],
      ['both are a camera’s', EXIF, other, SHOWN],
      ['neither has a maker note', bare, exifBlock({ model: 'Second' }), { model: 'Editor', reason: 'no-maker-note' }],
    ])('reads one where %s, and nothing of the other', async (_name, first, second, shows) => {
      const result = await read(containers.jpeg(first, { size: [600, 400], after: containers.exifSegment(second) }));
      expect(result).toMatchObject({
        ...shows,
        savedAgain: { signs: expect.arrayContaining([{ sign: 'second-exif' }]) },
      });
      const alone = await read(containers.jpeg('model' in shows && shows.model === 'Editor' ? bare : EXIF));
      for (const field of ['make', 'model', 'software', 'dateTime', 'shutterCount'] as const)
        expect(result[field]).toEqual(alone[field]);
    });

    it.each(ORDERS)('treats a block in order %s over several segments as one', async (order) => {
      const several = containers.jpeg(exifBlock({ ...D850, order, software: 'x'.repeat(70_000) }));
      const result = await read(several);
      expect(result).toMatchObject(SHOWN);
      expect(result.savedAgain?.signs ?? []).not.toContainEqual({ sign: 'second-exif' });
    });
  });

  it('is not cut short if it ends after the length of its picture data', async () => {
    const exif = exifBlock({ make: 'NIKON CORPORATION', model: 'NIKON D100' });
    const head = join([0xff, 0xd8], containers.exifSegment(exif, 0xffff), [0xff, 0xda, 0, 12]);
    const { reason } = await read(join(head, block(40)));
    expect(await read(head)).toMatchObject({ model: 'NIKON D100', reason });
  });

  it('is edited, not cut short, if its end marker directly follows an Exif block without the maker note', async () => {
    const head = join([0xff, 0xd8], containers.exifSegment(exifBlock({ make: D850.make, model: D850.model })));
    expect(await read(join(head, [0xff, 0xd9]))).toMatchObject({ model: D850.model, reason: 'edited' });
    expect(await read(head)).toMatchObject({ model: D850.model, reason: 'cut-short' });
  });

  it.each(ORDERS)(
    'is cut short in the last segment of its Exif block in order %s, but not right after it',
    async (order) => {
      const exif = exifBlock({ make: 'NIKON CORPORATION', model: 'NIKON D100', order, note: nikonNote() });
      const bytes = join([0xff, 0xd8], containers.exifSegment(exif, 200));
      expect(await read(bytes.subarray(0, -1))).toMatchObject({ model: 'NIKON D100', reason: 'cut-short' });
      expect(await read(bytes)).toMatchObject({ model: 'NIKON D100', reason: 'not-stored' });
    },
  );

  it('reads an old CIFF block beside the Exif block only if both name the same camera', async () => {
    const ciff = (model: string) =>
      containers.segment(0xe0, containers.crw({ model, fileNumber: 1_234_567, serial: 42 }));
    const exif = exifBlock({ make: 'Canon', model: 'Canon PowerShot S30' });
    const same = await read(containers.jpeg(exif, { before: ciff('Canon PowerShot S30') }));
    expect(same.counters).toContainEqual(expect.objectContaining({ tag: 'CIFF/0x300A/0x1817', value: 4_567 }));
    for (const model of [
      'Canon EOS-1D Mark II',
      'Canon PowerShot S3',
      'Canon PowerShot S300',
      'Canon PowerShot S30 II',
    ]) {
      const other = await read(containers.jpeg(exif, { before: ciff(model) }));
      expect(other).toMatchObject({ model: 'Canon PowerShot S30', counters: [] });
    }
    const unnamed = await read(
      containers.jpeg(exifBlock({ note: D850.note }), { before: ciff('Canon PowerShot S30') }),
    );
    expect(unnamed).not.toHaveProperty('model');
    expect(unnamed.counters).not.toContainEqual(expect.objectContaining({ tag: 'CIFF/0x300A/0x1817' }));
  });

  it('lists the file number of an old CIFF block beside that of the Exif block', async () => {
    const model = 'Canon PowerShot G2';
    const exif = exifBlock({ make: 'Canon', model, note: canonNote({ tags: { 0x0008: long(1_030_304) } }) });
    const ciff = containers.segment(0xe0, containers.crw({ model, fileNumber: 1_030_301 }));
    const { counters } = await read(containers.jpeg(exif, { before: ciff }));
    expect(counters).toContainEqual(expect.objectContaining({ tag: 'MakerNote/0x0008', value: 304 }));
    expect(counters).toContainEqual(expect.objectContaining({ tag: 'CIFF/0x300A/0x1817', value: 1_030_301 }));
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcf])('takes the size from a frame of kind %i', async (marker) => {
    const frame = containers.segment(marker, [8], u16(3000, 'MM'), u16(4000, 'MM'), [1, 1, 0x11, 0]);
    const tables = join(
      containers.segment(0xc4, block(40)),
      containers.segment(0xc8, block(40)),
      containers.segment(0xcc, block(40)),
    );
    const result = await read(join([0xff, 0xd8], containers.exifSegment(EXIF), tables, frame, [0xff, 0xda]));
    expect(result).toMatchObject({ imageWidth: 4000, imageHeight: 3000 });
  });

  it('takes the size from Exif without a frame, rather than from IFD0', async () => {
    const camera = { ...D850, ifd0: { 0x0100: long(160), 0x0101: long(120) } };
    for (const exif of [EXIF, exifBlock(camera)]) {
      expect(await read(join([0xff, 0xd8], containers.exifSegment(exif)))).toMatchObject({
        imageWidth: 600,
        imageHeight: 400,
      });
    }
  });

  it('takes no size from segments that are not frames', async () => {
    const tooShort = containers.segment(0xc0, [8], u16(3000, 'MM'), u16(4000, 'MM'), [3, 1, 0x11, 0]);
    expect(await read(join([0xff, 0xd8], containers.exifSegment(EXIF), tooShort, [0xff, 0xda]))).toMatchObject({
      imageWidth: 600,
      imageHeight: 400,
    });
  });

  it.each([
    ['two', [0, 0]],
    ['two that look like a fill', [0xff, 0]],
    ['sixteen', block(16).fill(0x20)],
  ])('finds the frame after stray bytes between two segments: %s', async (_name, stray) => {
    const bytes = containers.jpeg(EXIF, { size: [640, 480], after: join(stray, jfif, stray) });
    expect(await read(bytes)).toMatchObject({ ...SHOWN, imageWidth: 640, imageHeight: 480 });
  });

  describe('with megabytes of segments before its frame', () => {
    const XMP = 'http://ns.adobe.com/xmp/extension/\0';
    const preview = { ...D850, ifd0: { 0x0100: long(160), 0x0101: long(120) } };
    const far = (
      kinds: readonly (readonly [marker: number, length: number])[],
      before: Uint8Array,
      behind: Uint8Array,
    ) => {
      const pieces: Record<number, Uint8Array> = { 0: join([0xff, 0xd8], before) };
      let at = 2 + before.length;
      for (const [marker, length] of kinds) {
        pieces[at] = join([0xff, marker], u16(length, 'MM'), marker === 0xe1 ? XMP : []);
        at += 2 + length;
      }
      pieces[at] = behind;
      return readSource(sparse(at + behind.length, pieces));
    };
    const extended = (count: number) => Array.from({ length: count }, () => [0xe1, 65_535] as const);
    const frame = containers.grayPicture([640, 480]);

    it.each([8, 17, 60, 160])('gets the size of the frame after %i segments of extended XMP', async (count) => {
      const result = await far(extended(count), containers.exifSegment(exifBlock(preview)), frame);
      expect(result).toMatchObject({ ...SHOWN, imageWidth: 640, imageHeight: 480 });
      expect(result.bytesRead).toBeLessThan(512 * 1024);
      expect(result.reads).toBeLessThanOrEqual(count + 2);
    });

    it('gets the size of a frame after the temperature data of a drone', async () => {
      const thermal = [
        ...Array.from({ length: 10 }, () => [0xe3, 65_534] as const),
        [0xe4, 2_562],
        [0xe5, 32_770],
      ] as const;
      const camera = {
        make: 'DJI',
        model: 'MAVIC2-ENTERPRISE-ADVANCED',
        ifd0: { 0x0100: long(160), 0x0101: long(120) },
      };
      const picture = containers.grayPicture([640, 512]);
      expect(await far(thermal, containers.exifSegment(exifBlock(camera)), picture)).toMatchObject({
        model: 'MAVIC2-ENTERPRISE-ADVANCED',
        imageWidth: 640,
        imageHeight: 512,
      });
    });

    it('finds the Exif block after them too', async () => {
      const behind = join(containers.exifSegment(EXIF), frame);
      expect(await far(extended(20), block(0), behind)).toMatchObject({ ...SHOWN, imageWidth: 640, imageHeight: 480 });
    });

    it('stops at the bound on reads, and takes the size from Exif', async () => {
      const result = await far(extended(2 * Limit.HostReads), containers.exifSegment(exifBlock(preview)), frame);
      expect(result).toMatchObject({ ...SHOWN, imageWidth: 600, imageHeight: 400 });
      expect(result.reads).toBeLessThanOrEqual(Limit.HostReads);
      expect(result.bytesRead).toBeLessThanOrEqual(Limit.HostBytes);
    });

    it('ends the search in noise after them', async () => {
      const result = await far(extended(5), block(0), block(200_000).fill(0x55));
      expect(result).toMatchObject({ error: { code: 'no-exif' } });
      expect(result.bytesRead).toBeLessThanOrEqual(Limit.HostBytes);
    });
  });

  it('finds nothing after the start of the picture data', async () => {
    const bytes = join([0xff, 0xd8], containers.grayPicture([16, 16]), containers.exifSegment(EXIF), [0xff, 0xd9]);
    expect(await read(bytes)).toMatchObject({ container: 'JPEG', error: { code: 'no-exif' }, imageWidth: 16 });
  });

  it('joins an Exif block that continues in further segments', async () => {
    // The lens, the block's last value, is in the third segment.
    const large = exifBlock({ ...D850, exif: { 0x9286: opaque(block(140_000)), 0xa434: text('AF-S 24-70mm') } });
    const parts = [large.subarray(0, 65_000), large.subarray(65_000, 130_000), large.subarray(130_000)];
    const bytes = join(
      [0xff, 0xd8],
      ...parts.map((part) => containers.exifSegment(part)),
      containers.grayPicture([16, 16]),
    );
    expect(await read(bytes)).toMatchObject({ ...SHOWN, lens: 'AF-S 24-70mm' });
  });

  it('reads the heap in old Canon files', async () => {
    const heap = containers.crw({ model: 'Canon PowerShot A5', fileNumber: 1_000_123 }).slice();
    heap.set(Buffer.from('HEAPJPGM'), 6);
    const bytes = join([0xff, 0xd8], containers.segment(0xe0, heap), containers.grayPicture([16, 16]));
    expect(await read(bytes)).toMatchObject({ make: 'Canon', model: 'Canon PowerShot A5' });
  });

  it('without Exif says so', async () => {
    expect(await read(photoWithoutExif())).toMatchObject({ container: 'JPEG', error: { code: 'no-exif' } });
    expect(await read(containers.jpeg(undefined, { before: join(jfif, xmp) }))).toMatchObject({
      error: { code: 'no-exif' },
    });
  });
});

describe('A file with the metadata of two photos', () => {
  const bare = exifBlock({ make: 'NIKON CORPORATION', model: 'NIKON D5' });
  const ttw = (exif: Uint8Array) => join('\0TTW', u32(exif.length, 'MM'), exif);
  const blocks = join(ttw(bare), ttw(EXIF));
  const canon = (model: string, cameraInfo?: Uint8Array) =>
    containers.cr3({ cmt1: { 0x010f: text('Canon'), 0x0110: text(model) }, cmt3: canonFields({ cameraInfo }) });
  const lengthAt = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
  const withSecondBoxes = (first: Uint8Array, second: Uint8Array) => {
    const from = placeOf(second, 'uuid') - 4;
    const boxes = second.subarray(from, from + lengthAt(second, from));
    const moov = placeOf(first, 'moov') - 4;
    const end = moov + lengthAt(first, moov);
    const longer = patched(first, moov, u32(end - moov + boxes.length, 'MM'));
    return join(longer.subarray(0, end), boxes, longer.subarray(end));
  };

  it.each<[name: string, bytes: Uint8Array, model: string]>([
    ['PNG', containers.png(join(containers.pngChunk('eXIf', bare), containers.rawProfile(EXIF))), 'NIKON D5'],
    ['WebP', join(containers.webp(bare), 'EXIF', u32(EXIF.length), EXIF), 'NIKON D5'],
    ['MRW', join('\0MRM', u32(blocks.length, 'MM'), blocks), 'NIKON D5'],
    [
      'CR3',
      withSecondBoxes(canon('Canon EOS R5'), canon('Canon EOS RP', signedCameraInfo(4608, 0xaf1, 12_260))),
      'Canon EOS R5',
    ],
  ])('gives the first one’s fields and no count of the other: %s', async (_name, bytes, model) => {
    const result = await read(bytes);
    expect(result).toMatchObject({ model, counters: [] });
    expect(result).not.toHaveProperty('shutterCount');
  });
});

describe('TIFF', () => {
  it.each(ORDERS)('with an old-style JPEG as its only image has its size, in order %s', async (order) => {
    const image = { 0x0100: long(3072), 0x0101: long(2048), 0x0103: short(6) };
    const bytes = exifBlock({ make: 'Maker', order, ifd0: image, exif: { 0xa002: long(0), 0xa003: long(0) } });
    expect(await read(bytes)).toMatchObject({ container: 'TIFF', imageWidth: 3072, imageHeight: 2048 });
  });

  it.each(ORDERS)(
    'does not treat an old-style JPEG as the picture if there is another image, in order %s',
    async (order) => {
      const preview = { 0x0100: long(3072), 0x0101: long(2048), 0x0103: short(6) };
      const picture = { 0x00fe: long(0), 0x0100: long(1024), 0x0101: long(768), 0x0103: short(1) };
      const fields = { ...photoDirectory({ make: 'Maker' }), ...preview, 0x014a: subDirectory(picture) };
      expect(await read(tiff(fields, { order }))).toMatchObject({ imageWidth: 1024, imageHeight: 768 });
    },
  );

  it.each(ORDERS)(
    'does not treat an old-style JPEG as the picture if it is marked as reduced, in order %s',
    async (order) => {
      const preview = { 0x00fe: long(1), 0x0100: long(160), 0x0101: long(120), 0x0103: short(6) };
      const bytes = exifBlock({ make: 'Maker', order, ifd0: preview, exif: { 0xa002: long(0), 0xa003: long(0) } });
      expect(await read(bytes)).not.toHaveProperty('imageWidth');
    },
  );
});

describe.each(ORDERS)('ARW in order %s', (order) => {
  type Size = readonly [width: number, height: number];
  const arw = (model: string, maker: Size | undefined, exif: Size, raw: Size): Uint8Array =>
    tiff(
      {
        ...photoDirectory({
          make: 'SONY',
          model,
          size: exif,
          note: sonyNote({ header: '', tags: maker ? { 0xb02b: long(maker[1], maker[0]) } : {} }),
        }),
        ...containers.previewFields(),
        0x014a: subDirectory(containers.rawPicture(raw)),
      },
      { order },
    );

  // The maker note gives the size of the camera's JPEG. The sizes in Exif and of the raw picture may include the
  // sensor's border.
  it.each<[model: string, maker: Size | undefined, exif: Size, raw: Size, shown: Size]>([
    ['SLT-A33', [4592, 3056], [4608, 3072], [4608, 3072], [4592, 3056]],
    ['SLT-A55V', [4912, 3264], [4928, 3280], [4928, 3280], [4912, 3264]],
    ['ILME-FX3', [4240, 2832], [4240, 2832], [4256, 2848], [4240, 2832]],
    ['ILME-FX3', undefined, [4240, 2832], [4256, 2848], [4240, 2832]],
    ['ILME-FX3', undefined, [0, 0], [4256, 2848], [4256, 2848]],
  ])('of a %s has the size of the picture, not of the sensor: %j, %j, %j', async (model, maker, exif, raw, shown) => {
    expect(await read(arw(model, maker, exif, raw))).toMatchObject({
      container: 'ARW',
      imageWidth: shown[0],
      imageHeight: shown[1],
    });
  });
});

describe('PNG', () => {
  it.each<[name: string, bytes: Uint8Array]>([
    ['eXIf after the picture', containers.png(containers.pngChunk('eXIf', EXIF), { behind: true })],
    ['eXIf that begins with Exif', containers.png(containers.pngChunk('eXIf', 'Exif\0\0', EXIF))],
    ['a raw profile without Exif before its block', containers.png(containers.rawProfile(EXIF))],
    ['a raw profile called APP1', containers.png(containers.rawProfile(join('Exif\0\0', EXIF), 'tEXt', 'APP1'))],
    [
      'an APP1 profile of XMP before the one of Exif',
      containers.png(
        join(
          containers.rawProfile(join('http://ns.adobe.com/xap/1.0/\0<x/>'), 'tEXt', 'APP1'),
          containers.rawProfile(join('Exif\0\0', EXIF), 'zTXt', 'exif'),
        ),
      ),
    ],
    [
      'other texts before it',
      containers.png(
        join(
          containers.pngChunk('tEXt', 'Title\0A picture'),
          containers.pngChunk('zTXt', 'Raw profile type icc\0\0', block(40)),
          containers.rawProfile(EXIF),
        ),
      ),
    ],
  ])('is read with %s', async (_name, bytes) => {
    expect(await read(bytes)).toMatchObject({ container: 'PNG', ...SHOWN });
  });

  it.each<[name: string, chunk: Uint8Array]>([
    [
      'a profile that is no hexadecimal text',
      containers.pngChunk('tEXt', 'Raw profile type exif\0', '\nexif\n  10\nzzzzzzzzzzzzzzzzzzzz'),
    ],
    ['a profile without its lines', containers.pngChunk('tEXt', 'Raw profile type exif\0', '4949')],
    ['invalid packed data', containers.pngChunk('zTXt', 'Raw profile type exif\0\0', block(60, { 0: [1, 2, 3] }))],
    ['an empty packed profile', containers.pngChunk('zTXt', 'Raw profile type exif\0\0')],
    ['an empty eXIf', containers.pngChunk('eXIf')],
  ])('with %s has no Exif', async (_name, chunk) => {
    expect(await read(containers.png(chunk))).toMatchObject({
      container: 'PNG',
      error: { code: 'no-exif' },
      imageWidth: 16,
    });
  });

  it('ends its profile with the last digit, because line breaks are not bytes', async () => {
    const pointing = (to: number) => tiff({ 0x010f: text('x'.repeat(400)), 0x8827: entry(3, 3, to) });
    const { length } = pointing(0);
    const isoAt = async (to: number) =>
      (await scanBytes(containers.png(containers.rawProfile(pointing(to))))).fields.number(FieldId.Iso);
    expect(await isoAt(length - 6)).toBeDefined();
    // The core reserves one byte for each pair of characters. Line breaks count as characters, so the reserved memory
    // is longer than the decoded profile.
    expect(await isoAt(length)).toBeUndefined();
  });
});

describe('WebP', () => {
  it.each(['VP8X', 'VP8 ', 'VP8L'] as const)('with a picture in %s gives its size', async (kind) => {
    const result = await read(containers.webp(EXIF, { kind, size: [1023, 767] }));
    expect(result).toMatchObject({ container: 'WebP', ...SHOWN, imageWidth: 1023, imageHeight: 767 });
  });

  it('of more than 65,536 pixels a side gives its size', async () => {
    const result = await read(containers.webp(EXIF, { size: [131_073, 70_000] }));
    expect(result).toMatchObject({ imageWidth: 131_073, imageHeight: 70_000 });
  });

  it('is read when its block begins with Exif', async () => {
    expect(await read(containers.webp(EXIF, { prefixed: true }))).toMatchObject(SHOWN);
  });

  it('with an odd chunk before its block is read', async () => {
    const bytes = containers.webp(EXIF);
    const at = placeOf(bytes, 'EXIF');
    expect(await read(join(bytes.subarray(0, at), 'ICCP', u32(3), 'icc\0', bytes.subarray(at)))).toMatchObject(SHOWN);
  });

  it('without Exif says so', async () => {
    expect(await read(containers.webp())).toMatchObject({
      container: 'WebP',
      error: { code: 'no-exif' },
      imageWidth: 16,
    });
  });
});

describe('HEIF', () => {
  it.each([0, 1, 2] as const)('is read with an iloc box of version %i', async (ilocVersion) => {
    expect(await read(containers.heif(EXIF, { ilocVersion }))).toMatchObject({ container: 'HEIF', ...SHOWN });
  });

  it.each<[name: string, skip: Part]>([
    ['nothing before its block', ''],
    ['Exif before its block', 'Exif\0\0'],
    ['other bytes before its block', block(30)],
  ])('is read with %s', async (_name, skip) => {
    expect(await read(containers.heif(EXIF, { skip }))).toMatchObject(SHOWN);
  });

  describe('with several pictures', () => {
    const { PRIMARY_ITEM: PRIMARY, OTHER_ITEM: OTHER, EXIF_ITEM: FIRST, SECOND_EXIF_ITEM: SECOND } = containers;
    const second = exifBlock({ make: 'NIKON CORPORATION', model: 'NIKON D5', note: nikonNote({ shutterCount: 9 }) });
    const OF_SECOND = { model: 'NIKON D5', shutterCount: 9 };
    const NONE = { error: { code: 'no-exif' } };

    it.each<[name: string, options: containers.HeifOptions, shows: object]>([
      ['one item, of the primary picture', { describes: [[FIRST, PRIMARY]] }, SHOWN],
      ['one item, of another picture', { describes: [[FIRST, OTHER]] }, NONE],
      ['one item without a description', { describes: [[OTHER, PRIMARY]] }, SHOWN],
      [
        'two items, the second of the primary picture',
        {
          second,
          describes: [
            [FIRST, OTHER],
            [SECOND, PRIMARY],
          ],
        },
        OF_SECOND,
      ],
      [
        'two items, the first of the primary picture',
        {
          second,
          describes: [
            [SECOND, OTHER],
            [FIRST, PRIMARY],
          ],
        },
        SHOWN,
      ],
      ['two items without a description', { second }, NONE],
    ])('has the Exif data of the primary one, if it is clear which that is: %s', async (_name, options, shows) => {
      expect(await read(containers.heif(EXIF, options))).toMatchObject(shows);
    });
  });

  it('is read when the Exif item is inside the metadata', async () => {
    expect(await read(containers.heif(EXIF, { where: 'idat' }))).toMatchObject(SHOWN);
  });

  it.each([0, 1, 2] as const)(
    'is read when its Exif item lies in two pieces, with an iloc box of version %i',
    async (ilocVersion) => {
      expect(await read(containers.heif(EXIF, { pieces: 2, ilocVersion }))).toMatchObject(SHOWN);
    },
  );

  it.each([
    [64, true],
    [65, false],
  ])('is read when its Exif item lies in %i pieces: %s', async (pieces, isRead) => {
    const { shutterCount } = await read(containers.heif(EXIF, { pieces }));
    expect(shutterCount).toBe(isRead ? SHOWN.shutterCount : undefined);
  });

  it('is not read if its pieces claim to be longer than any block', async () => {
    const bytes = containers.heif(EXIF, { pieces: 2 });
    // A row of iloc: item, method, reference, number of pieces; then the first piece's index, offset and length.
    const row = placeOf(bytes, join(u16(containers.EXIF_ITEM, 'MM'), u16(0), u16(0), u16(2, 'MM')));
    const at = row + 16;
    expect(await read(patched(bytes, at, u32(0x7fffffff, 'MM')))).not.toHaveProperty('shutterCount');
    // Appends the whole Exif item to the file. The first piece then points to it and states the length `length`; the
    // second piece has the length 0.
    const item = join(u32(6, 'MM'), 'Exif\0\0', EXIF);
    const claimed = (length: number) =>
      patched(
        patched(join(bytes, item), row + 12, join(u32(bytes.length, 'MM'), u32(length, 'MM'))),
        row + 28,
        u32(0, 'MM'),
      );
    expect(await read(claimed(item.length))).toMatchObject(SHOWN);
    expect(await read(claimed(Limit.Decoded + 1))).not.toHaveProperty('shutterCount');
  });

  it('never has the Exif data of another picture, wherever it is cut', async () => {
    const bytes = containers.heif(EXIF, { where: 'idat', describes: [[containers.EXIF_ITEM, containers.OTHER_ITEM]] });
    for (let end = 40; end <= bytes.length; end++)
      expect(await read(bytes.subarray(0, end))).not.toHaveProperty('shutterCount');
  });

  it('is read when its length word is wrong', async () => {
    const bytes = containers.heif(EXIF);
    const at = placeOf(bytes, join('Exif\0\0', EXIF.subarray(0, 8)));
    expect(await read(patched(bytes, at - 4, u32(0)))).toMatchObject(SHOWN);
  });

  it.each<[brand: string, container: ContainerName]>([
    ['heic', 'HEIF'],
    ['heix', 'HEIF'],
    ['mif1', 'HEIF'],
    ['msf1', 'HEIF'],
    ['avif', 'AVIF'],
    ['avis', 'AVIF'],
  ])('of brand %s is recognized as %s', async (brand, container) => {
    expect(await read(containers.heif(EXIF, { brands: [brand] }))).toMatchObject({ container, ...SHOWN });
  });

  it('that lists mif1 first and avif after it is an AVIF', async () => {
    expect(await read(containers.heif(EXIF, { brands: ['mif1', 'avif'] }))).toMatchObject({ container: 'AVIF' });
  });

  it('without Exif says so, and gives the size', async () => {
    expect(await read(containers.heif(undefined, { size: [400, 300] }))).toMatchObject({
      error: { code: 'no-exif' },
      imageWidth: 400,
    });
  });

  it.each([
    [0, 1],
    [1, 8],
    [2, 3],
    [3, 6],
  ])('turned %i quarters anticlockwise has the orientation %i', async (turn, orientation) => {
    const exif = tiff({ 0x010f: text('SONY') });
    expect(await read(containers.heif(exif, { turn }))).toMatchObject({ orientation });
  });

  it('with an orientation in its Exif block keeps that one', async () => {
    expect(await read(containers.heif(exifBlock({ ...D850, orientation: 3 }), { turn: 1 }))).toMatchObject({
      orientation: 3,
    });
  });

  it('that is only turned has no Exif', async () => {
    expect(await read(containers.heif(undefined, { turn: 1 }))).toMatchObject({ error: { code: 'no-exif' } });
  });

  it('treats the largest image as the main one if nothing identifies it', async () => {
    const options = { size: [400, 300], otherSize: [1000, 200], unowned: true } as const;
    expect(await read(containers.heif(EXIF, options))).toMatchObject({ imageWidth: 1000, imageHeight: 200 });
  });

  it("gives the main image's size, not that of another one's later property", async () => {
    for (const turn of [undefined, 1]) {
      const options = { size: [400, 300], another: [1600, 1200], ...(turn && { turn }) } as const;
      expect(await read(containers.heif(EXIF, options))).toMatchObject({ imageWidth: 400, imageHeight: 300 });
    }
  });

  it('of a brand that is not a picture is an unknown container', async () => {
    const { status } = await scanBytes(containers.box('ftyp', 'isom', u32(0), 'mp42'));
    expect(status).toBe(Status.None);
  });
});

describe('CR3', () => {
  const facts = {
    cmt1: { 0x010f: text('Canon'), 0x0110: text('Canon EOS R5') },
    track: canonFields({ cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
  };

  it('reports a location only if it has one', async () => {
    const position = { 0x0001: text('N'), 0x0002: rational([52, 1], [31, 1], [12, 1]) };
    expect(await read(containers.cr3({ ...facts, cmt4: position }))).toMatchObject({ hasGps: true });
    // Every CR3 file has the GPS block. Without a position, the block holds only its version.
    expect(await read(containers.cr3({ ...facts, cmt4: { 0x0000: byte(2, 3, 0, 0) } }))).toMatchObject({
      hasGps: false,
    });
  });

  it('is read with 32-bit offsets', async () => {
    expect(await read(containers.cr3({ ...facts, narrow: true }))).toMatchObject({
      container: 'CR3',
      shutterCount: 12_260,
    });
  });

  it('is read with a box whose length takes eight bytes before its boxes', async () => {
    const bytes = containers.cr3({ ...facts, trackAt: 4000 });
    const ftyp = 8 + 16;
    const filler = containers.largeBox('free', block(100));
    const shifted = join(
      bytes.subarray(0, ftyp),
      filler,
      bytes.subarray(ftyp, 4000 - filler.length),
      bytes.subarray(4000),
    );
    expect(await read(shifted)).toMatchObject({ container: 'CR3', shutterCount: 12_260 });
  });

  it('says so if its track was cut off', async () => {
    const whole = containers.cr3({ ...facts, trackAt: 100_000 });
    expect(await read(whole)).toMatchObject({ shutterCount: 12_260 });
    expect(await read(whole.subarray(0, 90_000))).toMatchObject({ model: 'Canon EOS R5', reason: 'cut-short' });
  });

  it('is not cut short if its track is complete to the last byte of the file', async () => {
    const whole = containers.cr3({ ...facts, track: {} });
    expect(await read(whole.subarray(0, -1))).toMatchObject({ model: 'Canon EOS R5', reason: 'cut-short' });
    expect(await read(whole)).toMatchObject({ model: 'Canon EOS R5', reason: 'not-stored' });
  });

  it('of a body without a counter says so, whether its track is there or not', async () => {
    const m100 = {
      ...facts,
      cmt1: { ...facts.cmt1, 0x0110: text('Canon EOS M100') },
      cmt3: canonFields({}),
      trackAt: 100_000,
    };
    const whole = containers.cr3(m100);
    expect(await read(whole)).toMatchObject({ model: 'Canon EOS M100', reason: 'not-stored' });
    expect(await read(whole.subarray(0, 90_000))).toMatchObject({ reason: 'not-stored' });
  });
});

describe('JPEG XL', () => {
  it('reads the first of two Exif boxes, and nothing of the other', async () => {
    const whole = containers.jxl(exifBlock({ make: 'NIKON CORPORATION', model: 'NIKON D5' }));
    const second = containers.box('Exif', u32(0), EXIF);
    const at = placeOf(whole, 'jxlc') - 4;
    for (const bytes of [join(whole, second), join(whole.subarray(0, at), second, whole.subarray(at))]) {
      const result = await read(bytes);
      expect(result).toMatchObject({ model: 'NIKON D5', counters: [] });
      expect(result).not.toHaveProperty('shutterCount');
    }
  });

  it('as a bare codestream is recognized and has no Exif', async () => {
    const boxed = containers.jxl(undefined, { size: [640, 480] });
    const bare = boxed.subarray(placeOf(boxed, [0xff, 0x0a]));
    expect(await read(bare)).toMatchObject({
      container: 'JXL',
      error: { code: 'no-exif' },
      imageWidth: 640,
      imageHeight: 480,
    });
  });

  it.each<[name: string, bits: readonly containers.Bits[], width: number, height: number]>([
    [
      'small sides in eights',
      [
        [1, 1],
        [29, 5],
        [0, 3],
        [31, 5],
      ],
      256,
      240,
    ],
    [
      'small, 1:1',
      [
        [1, 1],
        [29, 5],
        [1, 3],
      ],
      240,
      240,
    ],
    [
      'small, 12:10',
      [
        [1, 1],
        [29, 5],
        [2, 3],
      ],
      288,
      240,
    ],
    [
      '4:3 in 9 bits',
      [
        [0, 1],
        [0, 2],
        [479, 9],
        [3, 3],
      ],
      640,
      480,
    ],
    [
      '3:2 in 13 bits',
      [
        [0, 1],
        [1, 2],
        [3999, 13],
        [4, 3],
      ],
      6000,
      4000,
    ],
    [
      '16:9 in 13 bits',
      [
        [0, 1],
        [1, 2],
        [1079, 13],
        [5, 3],
      ],
      1920,
      1080,
    ],
    [
      '5:4 in 13 bits',
      [
        [0, 1],
        [1, 2],
        [1023, 13],
        [6, 3],
      ],
      1280,
      1024,
    ],
    [
      '2:1 in 18 bits',
      [
        [0, 1],
        [2, 2],
        [19_999, 18],
        [7, 3],
      ],
      40_000,
      20_000,
    ],
    [
      '30 bits',
      [
        [0, 1],
        [3, 2],
        [99_999, 30],
        [1, 3],
      ],
      100_000,
      100_000,
    ],
  ])('gives its size: %s', async (_name, bits, imageWidth, imageHeight) => {
    expect(await read(containers.codestream(bits))).toMatchObject({ container: 'JXL', imageWidth, imageHeight });
  });

  it('in several parts gives the size of the first', async () => {
    const part = join(
      u32(0),
      containers.codestream([
        [1, 1],
        [29, 5],
        [1, 3],
      ]),
    );
    const head = containers.jxl(EXIF).subarray(0, 12);
    const bytes = join(head, containers.box('jxlp', part), containers.box('Exif', u32(0), EXIF));
    expect(await read(bytes)).toMatchObject({ container: 'JXL', ...SHOWN, imageWidth: 240, imageHeight: 240 });
  });

  it('is read when the Exif box is after the picture', async () => {
    const before = containers.jxl(EXIF);
    const at = placeOf(before, 'Exif') - 4;
    const length = EXIF.length + 12;
    const behind = join(before.subarray(0, at), before.subarray(at + length), before.subarray(at, at + length));
    expect(await read(behind)).toMatchObject({ container: 'JXL', ...SHOWN, imageWidth: 16 });
  });

  it('with invalid packed data has no Exif', async () => {
    const bytes = containers.jxl(EXIF, { packed: true });
    const at = placeOf(bytes, 'brobExif') + 8;
    expect(await read(patched(bytes, at, block(40, { 0: [0xff, 0xff, 0xff] })))).toMatchObject({
      error: { code: 'no-exif' },
    });
  });
});

describe('Raw files with their own structure', () => {
  it('RAF refuses an invalid offset of its JPEG', async () => {
    const bytes = patched(containers.raf(EXIF), 0x54, u32(0x8094, 'MM'));
    expect(await read(bytes)).toMatchObject({ container: 'RAF', error: { code: 'no-exif' } });
  });

  it('RW2 takes the ISO of the raw file if its JPEG has none', async () => {
    const exif = tiff({ 0x010f: text('Panasonic'), 0x0110: text('DMC-G9') });
    expect(await read(containers.rw2(exif))).toMatchObject({ container: 'RW2', iso: 200 });
  });

  it('RW2 without its JPEG is read from its own directory', async () => {
    const bytes = tiff({ 0x0017: short(800), 0x010f: text('Panasonic'), 0x0110: text('DMC-LC1') }, { magic: 0x55 });
    expect(await read(bytes)).toMatchObject({ container: 'RW2', model: 'DMC-LC1', iso: 800, reason: 'no-maker-note' });
  });

  it.each([
    ['left and right', { 0x0005: short(5192), 0x0007: short(8) }],
    ['top and bottom', { 0x0004: short(3892), 0x0006: short(4) }],
  ])('RW2 has no size if the borders of its sensor are swapped: %s', async (_name, borders) => {
    const facts = await factsOf(containers.rw2(EXIF, borders));
    for (const side of ['MakerWidth', 'MakerHeight']) expect(facts).not.toHaveProperty(side);
  });

  it('MRW ends at its stated length: a block after that is not read', async () => {
    const whole = containers.mrw(EXIF);
    // The stated length ends before the block with the Exif data.
    const cutShort = patched(whole, 4, u32(0x20, 'MM'));
    expect((await read(whole)).model).toBe('NIKON D850');
    expect((await read(cutShort)).error).toMatchObject({ code: 'no-exif' });
  });

  it('RAF gives its size at the place of its own directory', async () => {
    const bytes = containers.raf(EXIF, { size: [6240, 4160] });
    const { fields } = await scanBytes(bytes);
    for (const [id, side] of [
      [FieldId.MakerHeight, 4160],
      [FieldId.MakerWidth, 6240],
    ] as const) {
      const { offset = 0 } = fields.place(id, '');
      expect(new DataView(bytes.buffer, bytes.byteOffset).getUint16(offset)).toBe(side);
    }
  });

  it('MRW in little-endian order is read', async () => {
    expect(await read(containers.mrw(EXIF, { order: 'II', size: [2560, 1920] }))).toMatchObject({
      container: 'MRW',
      ...SHOWN,
      imageWidth: 2560,
      imageHeight: 1920,
    });
  });

  it('X3F uses the Exif block of its JPEG, and its properties for missing fields', async () => {
    const exif = tiff({ 0x010f: text('SIGMA'), 0x0110: text('SIGMA DP2'), 0x8827: short(100) });
    expect(await read(containers.x3f({ CAMSERIAL: '2001234', ISO: '400' }, { exif }))).toMatchObject({
      container: 'X3F',
      model: 'SIGMA DP2',
      serialNumber: '2001234',
      iso: 100,
    });
  });

  it('X3F reads no property beyond those that it announces', async () => {
    const utf16 = Uint8Array.from(Buffer.from('CAMSERIAL\x002001234\0', 'utf16le'));
    const room = containers.x3f({ COMMENT: 'x'.repeat(60) });
    // The text follows the pairs of offsets. If the list announces no pair, the text begins at the first pair's place.
    const announcing = (pairs: number) => {
      const nameAt = 4 - 4 * pairs;
      const list = join(u32(pairs), u32(0), u32(0), u32(60), u32(nameAt), u32(nameAt + 10), utf16);
      return patched(room, 104 + 8, list);
    };
    expect(await read(announcing(1))).toHaveProperty('serialNumber', '2001234');
    expect(await read(announcing(0))).not.toHaveProperty('serialNumber');
  });

  it('X3F of version 4 has its size at another offset', async () => {
    const bytes = containers.x3f({ CAMMODEL: 'SIGMA SD1' }).slice();
    const late = patched(patched(bytes, 4, u32(0x40000)), 40, join(u32(4704), u32(3136)));
    expect(await read(late)).toMatchObject({ imageWidth: 4704, imageHeight: 3136 });
  });

  it.each([
    [0, 1],
    [90, 6],
    [180, 3],
    [270, 8],
    [-90, 8],
  ])('CRW turned by %i degrees has the orientation %i', async (rotation, orientation) => {
    expect(await read(containers.crw({ rotation: rotation >>> 0 }))).toMatchObject({ orientation });
  });

  it.each(ORDERS)('CRW in order %s gives the camera’s settings', async (order) => {
    const code = (value: number) => u16(value, order);
    // The values are in units of 1/32, in which 12 means one third and 20 means two thirds.
    const shotInfo = block(46, { 42: code(5 * 32 + 12), 44: code(7 * 32 + 20) });
    const bytes = containers.crw({
      order,
      settings: [
        [0x080b, join('Firmware Version 1.0.1', [0])],
        [0x102a, shotInfo],
        [0x1029, join(code(2), code(1_600))],
        [0x102d, block(52, { 50: code(32) })],
      ],
    });
    const result = await read(bytes);
    expect(result).toMatchObject({ software: 'Firmware Version 1.0.1', focalLength: 50 });
    expect(result.fNumber).toBeCloseTo(2 ** ((5 + 1 / 3) / 2), 9);
    expect(result.exposureTime).toBeCloseTo(2 ** -(7 + 2 / 3), 9);
    const whole = block(46, { 42: code(5 * 32), 44: code(7 * 32) });
    const full = await read(containers.crw({ order, settings: [[0x102a, whole]] }));
    expect(full.exposureTime).toBe(1 / 128);
    expect(full).not.toHaveProperty('focalLength');
  });

  it('CRW’s model ends with its value', async () => {
    const bytes = Buffer.from(containers.crw({ model: 'Canon EOS D30', serial: 42 }));
    // After this change, no NUL follows the Model at its end or soon after it.
    const end = bytes.indexOf('Canon EOS D30') + 13;
    bytes.fill('X', end, end + 2);
    expect(await read(bytes)).toMatchObject({ model: 'Canon EOS D30X' });
  });

  it('CRW’s focal units never come from the bytes after its settings', async () => {
    // The settings end before the offset of the focal units. The text that follows the settings begins at that offset.
    const settings = [
      [0x102d, block(50)],
      [0x080b, join('Firmware Version 1.0.1', [0])],
      [0x1029, join(u16(2), u16(50))],
    ] as const;
    expect(await read(containers.crw({ settings }))).toMatchObject({ focalLength: 50 });
  });

  it('KDC is recognized by a model that begins with its name, whatever comes before it in the file', async () => {
    const unended = (value: string): Field => ({ type: 2, unit: 1, write: () => latin1(value) });
    const ifd0 = { 0x010f: unended('EASTMAN KODAKX'), 0x0110: text('DC120 ZOOM') };
    expect(await read(tiff(ifd0))).toMatchObject({ container: 'KDC' });
  });

  it.each([
    ['0', '/'],
    ['9', ':'],
    ['A', '@'],
    ['Z', '['],
    ['_', '^'],
    ['a', '`'],
    ['z', '{'],
  ])(
    'DCR is recognized by a whole word in its model, which does not end before %s, but before %s',
    async (word, other) => {
      const raw = (model: string) =>
        tiff({ 0x010f: text('Kodak'), 0x0110: text(model), 0x014a: subDirectory(containers.rawPicture([3000, 2000])) });
      for (const model of [`DCS${word}`, `${word}DCS`])
        expect(await read(raw(model))).toMatchObject({ container: 'KDC' });
      for (const model of [`DCS${other}`, `${other}DCS`])
        expect(await read(raw(model))).toMatchObject({ container: 'DCR' });
    },
  );

  it.each(ORDERS)('CRW in order %s has no rows beyond the number that a directory states', async (order) => {
    const bytes = containers.crw({ order, serial: 42 });
    expect(await read(bytes)).toMatchObject({ serialNumber: '000000042' });
    const directory = Buffer.from(join(u16(1, order), u16(0x580b, order)));
    bytes.set(u16(0, order), Buffer.from(bytes).indexOf(directory));
    expect(await read(bytes)).not.toHaveProperty('serialNumber');
  });

  it.each([
    [0, 1],
    [1, 6],
    [2, 8],
    [3, 3],
  ])('IIQ with its turn %i has the orientation %i', async (turn, orientation) => {
    const exif = photoDirectory({ make: 'Phase One', model: 'IQ180', orientation: 1 });
    const bytes = tiff(
      { ...exif, 0x0112: short(orientation) },
      { prefix: phaseOneBlock({ imageNumber: 12, orientation: turn }) },
    );
    expect(await read(bytes)).toMatchObject({ container: 'IIQ', orientation });
    const { 0x0112: _main, ...turned } = exif;
    expect(await read(tiff(turned, { prefix: phaseOneBlock({ imageNumber: 12, orientation: turn }) }))).toMatchObject({
      orientation,
    });
  });

  it('FFF has its own TIFF block', async () => {
    const inner = exifBlock({ make: 'Hasselblad', model: 'Hasselblad H4D-40' });
    const bytes = tiff({ 0x010f: text('Hasselblad'), 0xc51b: opaque(inner) });
    expect(await read(bytes)).toMatchObject({ make: 'Hasselblad', model: 'Hasselblad H4D-40', iso: 400 });
  });

  it.each([32803, 34892])('a raw picture of the kind %i makes a TIFF a raw file', async (photometric) => {
    const picture = { ...containers.rawPicture([6000, 4000]), 0x0106: short(photometric) };
    const bytes = tiff({ ...photoDirectory(D850), 0x014a: subDirectory(picture) });
    expect(await read(bytes)).toMatchObject({ container: 'NEF', imageWidth: 6000, ...SHOWN });
  });

  it('a JPEG of the old kind in IFD0 is a preview, not the picture', async () => {
    const preview = { 0x0100: long(5000), 0x0101: long(3000), 0x0103: short(6) };
    const bytes = tiff({
      ...photoDirectory(D850),
      ...preview,
      0x014a: subDirectory(containers.rawPicture([640, 480])),
    });
    expect(await read(bytes)).toMatchObject({ container: 'NEF', imageWidth: 640, imageHeight: 480 });
  });

  it('a TIFF that an editor wrote from a raw file is not a raw file', async () => {
    const bytes = exifBlock({
      ...D850,
      ifd0: { 0x00fe: long(0), 0x0100: long(5000), 0x0101: long(3000), 0x0106: short(2) },
    });
    expect(await read(bytes)).toMatchObject({ container: 'TIFF', ...SHOWN, imageWidth: 5000, imageHeight: 3000 });
  });
});

describe.each(ORDERS)('Private data of a DNG in order %s', (order) => {
  /** A DNG with a maker note in IFD0, as a converter writes it. */
  const dng = (make: string, model: string, privateData: Part) =>
    tiff({ ...photoDirectory({ make, model }), ...containers.dngFields(privateData) }, { order });
  const cameraInfo = signedCameraInfo(4608, 0xaf1, 12_260);
  /** The maker note as it was in the raw file, at offset `original`. */
  const noteAt = (original: number) => canonNote({ cameraInfo }).write(original, { order: 'II', big: false });

  it('contains a maker note whose offsets count from the first file', async () => {
    for (const original of [0, 0x300, 0x12345]) {
      const bytes = dng('Canon', 'Canon EOS R5', containers.adobeMakN(noteAt(original), { original, order: 'II' }));
      expect(await read(bytes)).toMatchObject({
        container: 'DNG',
        shutterCount: 12_260,
        lens: 'RF24-105mm F4L IS USM',
      });
    }
  });

  it('may hold other blocks before the maker note, of odd length too', async () => {
    const before = join('Pano', u32(3, 'MM'), 'abc\0', 'CRW ', u32(4, 'MM'), 'abcd');
    const privateData = containers.adobeMakN(noteAt(0x300), { original: 0x300, order: 'II', before });
    expect(await read(dng('Canon', 'Canon EOS R5', privateData))).toMatchObject({ shutterCount: 12_260 });
  });

  it('may hold twelve bytes too many before the note', async () => {
    const privateData = containers.adobeMakN(noteAt(0x300), { original: 0x300, order: 'II', bug: true });
    expect(await read(dng('Canon', 'Canon EOS R5', privateData))).toMatchObject({ shutterCount: 12_260 });
  });

  it('may be a Pentax note itself', async () => {
    const note = pentaxNote({ shutterCount: 19_788, order: 'MM' }).write(0, { order: 'MM', big: false });
    expect(await read(dng('PENTAX', 'PENTAX K10D', note))).toMatchObject({ container: 'DNG', shutterCount: 19_788 });
  });

  it('of another program is left alone', async () => {
    for (const privateData of [
      'Adobe\0',
      'Adobe\0MakN',
      join('Adobe\0', 'MakN', u32(0xffffffff, 'MM')),
      'Nobody knows this',
      '',
    ]) {
      const result = await read(dng('Canon', 'Canon EOS R5', privateData));
      expect(result).toMatchObject({ container: 'DNG', model: 'Canon EOS R5' });
      expect(result).not.toHaveProperty('shutterCount');
    }
  });
});

describe('The first bytes identify the container', () => {
  const TIFF_BASED: ReadonlySet<string | undefined> = new Set(['DNG', 'NEF', 'ARW', 'PEF', 'SRW', '3FR', 'KDC', 'DCR']);

  it.each(SAMPLES)('$name', async ({ bytes, shows }) => {
    for (const order of ORDERS) {
      const head = new Blob([bytes(order).slice(0, 64)]);
      expect(await recognizeContainer(await loadCore(), head)).toBe(
        TIFF_BASED.has(shows.container) ? 'TIFF' : shows.container,
      );
    }
  });

  it.each<[name: string, content: Part]>([
    ['nothing', ''],
    ['a text file', 'Dear reader,\n'],
    ['a PDF', '%PDF-1.7\n'],
    ['a ZIP', 'PK\x03\x04'],
    ['a GIF', 'GIF89a'],
    ['a film', containers.box('ftyp', 'isom', u32(0), 'mp42')],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
    ['zeros', block(64)],
  ])('%s is not a container', async (_name, content) => {
    expect(await recognizeContainer(await loadCore(), new Blob([join(content).slice()]))).toBeUndefined();
  });
});
