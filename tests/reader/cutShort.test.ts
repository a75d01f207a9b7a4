/**
 * For a file that is cut off, the result must say that a part is missing. It must not deny what the missing part may
 * contain, or accuse anyone of an edit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import { Limit } from '../../assembly/schema';
import { numberShown } from '../../src/reader/result';
import { corpusFolder } from '../fuzz/inputs';
import { unmoved } from '../fuzz/moved';
import { seeded } from '../fuzz/random';
import { builtSpecimens } from '../fuzz/specimens';
import { block, join, patched, placeOf, u16, u32 } from '../support/bytes';
import { cr3, crw, exifSegment, grayPicture, heif, jpeg } from '../support/containers';
import { canonFields, canonFileInfo, canonNote, nikonNote, signedCameraInfo, sonyNote } from '../support/makerNotes';
import { exifBlock } from '../support/photo';
import { read } from '../support/read';
import { needsCorpus } from '../support/shared';
import { opaque, text } from '../support/tiff';

/** Reasons that a missing part does not justify. */
const DENIALS = ['not-stored', 'edited', 'damaged'];

/** Bodies whose CR3 files may have a counter in CameraInfo of the metadata track. */
const WITH_TRACK =
  'R|R5|R6|R6m2|R7|R8|R50|RP|R6 Mark III|R50 V|R1|R3|R5 C|R5m2|R10|R100|Ra|M50|M50m2|M6 Mark II|M200|90D|250D|850D'
    .split('|')
    .map((name) => `Canon EOS ${name}`);

/** The start and end offsets of all boxes in a file, including nested ones. */
function boxEdges(bytes: Uint8Array, start = 0, end = bytes.length): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const edges: number[] = [];
  for (let at = start; at + 8 <= end;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (length < 8) break;
    edges.push(at, at + 8, Math.min(at + length, end));
    if (['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(type)) edges.push(...boxEdges(bytes, at + 8, at + length));
    if (type === 'uuid') edges.push(...boxEdges(bytes, at + 24, at + length));
    at += length;
  }
  return edges;
}

it.each([...WITH_TRACK, 'Canon PowerShot G5 X Mark II', 'Canon EOS-1D X Mark III', 'Canon PowerShot SX70 HS'])(
  'a CR3 of a %s denies no count, wherever it is cut',
  async (model) => {
    const file = cr3({
      cmt1: { 0x010f: text('Canon'), 0x0110: text(model) },
      cmt3: canonFields({}),
      track: canonFields({ cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
      trackAt: 40_000,
    });
    const whole = await read(file);
    const edges = [32_768, 40_000, 40_040, file.length - 4608, file.length - 1, ...boxEdges(file)];
    for (const end of edges.filter((edge) => edge < file.length)) {
      const { reason, shutterCount } = await read(file.subarray(0, end));
      expect([end, DENIALS.includes(reason ?? '')]).toEqual([end, false]);
      if (shutterCount !== undefined) expect(shutterCount).toBe(whole.shutterCount);
    }
  },
);

it.each(
  builtSpecimens(seeded(1))
    .filter((_, index) => index % 2 === 0)
    .map((each) => [each.model, each] as const),
)('a photo of a %s denies no count, wherever it is cut', async (_model, specimen) => {
  const whole = unmoved(specimen);
  const file = whole.length < 65_000 ? jpeg(whole) : whole;
  const step = Math.max(1, Math.floor(specimen.note.length / 150));
  const from = file.length - whole.length - 400;
  for (let end = Math.max(2, from); end < file.length; end += end < from + 600 ? 7 : step) {
    const { reason, shutterCount, shutterSource, counters } = await read(file.subarray(0, end));
    expect([end, shutterCount === undefined && DENIALS.includes(reason ?? '') ? reason : '']).toEqual([end, '']);
    if (shutterSource?.grade !== 'exact') continue;
    expect([specimen.count, ...counters.map(({ value }) => value)]).toContain(shutterCount);
  }
});

const NIKON = { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 54_321 }) };
const CANON = { make: 'Canon', model: 'Canon EOS 450D' };
const large = exifBlock({ ...NIKON, exif: { 0x9214: opaque(block(70_000)) } });
const crwOf = (fileNumber: number) => crw({ model: 'Canon EOS D60', fileNumber, settings: [[0x102d, block(300)]] });

it.each<[name: string, file: Uint8Array, from: number]>([
  [
    'whose camera’s Exif whole is the second',
    jpeg(exifBlock({ make: NIKON.make, model: NIKON.model }), { after: exifSegment(exifBlock(NIKON)) }),
    20,
  ],
  [
    'whose Exif block goes on in a second segment, with the maker note',
    join(
      [0xff, 0xd8],
      exifSegment(large.subarray(0, 65_000)),
      exifSegment(large.subarray(65_000)),
      grayPicture([16, 16]),
    ),
    64_900,
  ],
  [
    'with folder and file in 0x0093',
    jpeg(
      exifBlock({
        make: 'Canon',
        model: 'Canon EOS 20D',
        note: canonNote({ fileInfo: canonFileInfo({ 2: u32(((8256 & 0xff) << 16) | (100 << 6) | (8256 >> 8)) }) }),
      }),
    ),
    20,
  ],
  [
    'with folder and file in CameraInfo',
    jpeg(
      exifBlock({
        ...CANON,
        note: canonNote({ cameraInfo: block(1536, { 0x107: '1.0.1', 0x133: u32(100), 0x13f: u32(3875) }) }),
      }),
    ),
    20,
  ],
  ['that is a CRW', crwOf(1_001_602), 400],
  ['that is a HEIF with its Exif item in two pieces', heif(exifBlock(NIKON), { pieces: 2 }), 400],
])('a photo %s keeps its count or loses it without a denial, wherever it is cut', async (_name, file, from) => {
  const whole = numberShown(await read(file));
  expect(whole).toBeGreaterThan(0);
  const step = Math.max(3, Math.floor((file.length - from) / 150));
  for (let end = from; end < file.length; end += step) {
    const cut = await read(file.subarray(0, end));
    const { reason = '' } = cut;
    const isDenied = [...DENIALS, 'no-maker-note'].includes(reason);
    expect([end, isDenied ? reason : '', numberShown(cut) ?? whole]).toEqual([end, '', whole]);
  }
});

const SONY = {
  make: 'SONY',
  model: 'ILCE-7M3',
  note: sonyNote({ layout: 'b', shutterCount: 5_011, copies: { 0x52: 5_011, 0x19f: 5_011 } }),
};

it.each([
  ['model', 0x0110, SONY, 5_011, 'ILCE-7M3\0'],
  ['make, as long as a text may be', 0x010f, NIKON, 54_321, 'NIKON CORPORATION'.padEnd(Limit.Text, '\0')],
])(
  'a photo that is cut within its %s lacks a part, even if all else is there',
  async (_, tag, camera, count, value) => {
    const bytes = exifBlock(camera);
    const at = placeOf(bytes, join(u16(tag), u16(2)));
    const whole = join(patched(bytes, at + 4, join(u32(value.length), u32(bytes.length))), value);
    expect(await read(whole)).toMatchObject({ shutterCount: count });
    expect(await read(whole.subarray(0, bytes.length + 3))).toMatchObject({ reason: 'cut-short' });
  },
);

it('a Sony photo that is cut before its lens mount has no count, because the mount proves the place', async () => {
  const bytes = exifBlock(SONY);
  const { shutterSource } = await read(bytes);
  const mountAt = shutterSource!.offset! - 0x3a + 0x105;
  expect(await read(bytes.subarray(0, mountAt))).not.toHaveProperty('shutterCount');
});

it('no photo of the corpus with a number denies it or gives another one, wherever it is cut', needsCorpus, async () => {
  const folder = corpusFolder()!;
  for (const maker of ['canon', 'nikon', 'sony', 'pentax', 'fujifilm', 'leica', 'minolta'])
    for (const name of readdirSync(joinPath(folder, maker))) {
      const bytes = readFileSync(joinPath(folder, maker, name));
      const whole = await read(bytes);
      if (numberShown(whole) === undefined) continue;
      const numbers = [numberShown(whole), ...whole.counters.map(({ value }) => value)];
      const end = Math.min(bytes.length, 200_000);
      for (const at of [32_768, ...Array.from({ length: 60 }, (_, part) => Math.floor((end * part) / 60))]) {
        if (at >= bytes.length) continue;
        const cut = await read(bytes.subarray(0, at));
        expect([name, at, DENIALS.includes(cut.reason ?? '') ? cut.reason : '']).toEqual([name, at, '']);
        if (numberShown(cut) !== undefined) expect(numbers).toContain(numberShown(cut));
      }
    }
});
