/**
 * One sign that a file was saved again, or one fact that must not be a sign, per line. See 'Saved again' in
 * docs/formats.md.
 */
import type { Untrusted } from '../../src/config/fileText';
import { describe, expect, it } from 'vitest';
import { judgeSavedAgain } from '../../src/reader/savedAgain';
import type { ContainerName, SavedAgain } from '../../src/reader/result';
import { latin1, u16 } from '../support/bytes';
import { jpeg, png, pngChunk, segment } from '../support/containers';
import { type Facts, photoDataOf } from '../support/photoData';
import { canonNote, nikonNote, sonyNote } from '../support/makerNotes';
import { type Camera, exifBlock, photo } from '../support/photo';
import { samplePhoto } from '../sample/samplePhoto';
import { read } from '../support/read';
import { slong, text } from '../support/tiff';

const D850 = { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) };

const of = (model: string, facts: Facts, container: ContainerName = 'JPEG') =>
  verdict(judgeSavedAgain({ ...photoDataOf('', model, facts), container }, undefined));

/** Without the list of checks. */
const verdict = ({ is, signs }: Untrusted<SavedAgain>) => ({ is, signs });

it('The sample photo of this project shows its count, and that it was built', async () => {
  const { shutterCount, savedAgain } = await read(samplePhoto());
  expect({ shutterCount, is: savedAgain?.is }).toEqual({ shutterCount: 45_213, is: 'yes' });
});

describe('The program that a photo names', () => {
  it.each([
    ['NIKON D850', 'Ver.1.20'],
    ['NIKON Z 8', 'Ver.02.01'],
    ['COOLPIX S51', 'COOLPIX S51V1.0'],
    ['E3200', 'E3200v1.1'],
    ['ILCE-7M3', 'ILCE-7M3 v4.01'],
    ['ILCE-6000', 'ILCE†6000 v2.00'],
    ['DSLR-A100', 'DSLR-A100 v1.00'],
    ['DiMAGE A2', 'DiMAGE A2 Ver.1.12'],
    ['DiMAGE A1', 'A1v014e'],
    ['X-T3', 'Digital Camera X-T3 Ver3.01'],
    ['FinePix2400Zoom', 'Digital Camera FinePix2400Zoom Ver1.70'],
    ['PENTAX K-3 II', 'PENTAX K-3 II Ver. 1.10'],
    ['PENTAX *ist D', '*ist D      Ver 1.10'],
    ['PENTAX K10D', 'K10D Ver 1.30'],
    ['Canon EOS DIGITAL REBEL', 'Firmware Version 1.1.1'],
    ['Canon PowerShot S3 IS', 'CHDK ver. 0.9.7-725'],
    ['E-M1MarkII', 'Version 3.0'],
    ['C5050Z', 'v558-78'],
    ['SIGMA fp', 'SIGMA fp Ver.4.00.0.V88'],
    ['SIGMA DP2 Quattro', '2.0.4.1586 Release'],
    ['DMC-G9', 'Ver.1.0'],
    ['Pixel 3a', 'HDR+ 1.0.220943774z'],
    ['DC5200B', 'COACHWare 1.0'],
    ['LG-SU910', 'LGE_SW_V10'],
    ['FI019', 'Hybrid Instant Camera FI019 Ver1.06'],
    ['Redmi', 'MediaTek Camera Application'],
  ])('is firmware of the %s: %s', (model, software) => {
    expect(of(model, { Software: software })).toEqual({ is: 'no-sign', signs: [] });
  });

  it.each([
    'GIMP 2.8.10',
    'darktable 5.2.1',
    'Adobe Photoshop CC 2019 (Macintosh)',
    'digiKam-0.9.0-svn',
    'Picasa',
    'QuickTime 7.7.1',
    'dcraw v9.27',
    'Google',
  ])('is an editor: %s', (program) => {
    expect(of('NIKON D300', { Software: program })).toEqual({ is: 'yes', signs: [{ sign: 'editor', program }] });
  });

  it.each(['Microsoft Windows Photo Viewer 6.1.7600.16385', 'Windows Photo Editor 10.0'])('is Windows: %s', (name) => {
    expect(of('NIKON D300', { Software: name })).toEqual({ is: 'yes', signs: [{ sign: 'windows' }] });
  });

  it.each([
    'ViewNX 2.8',
    'NX Studio 1.6.0 W',
    'Capture NX 1.0.0 M',
    'Nikon Transfer 1.1 W',
    'Digital Photo Professional',
    'Imaging Edge Desktop 1.2',
    'OLYMPUS CAMEDIA Master',
    'OM Workspace 2.2',
    'FinePixViewer Ver.3.2',
    'SIGMA Photo Pro 5.4.1.0000',
    'PENTAX Digital Camera Utility 5',
  ])("is the maker's own, from which nothing follows: %s", (program) => {
    expect(of('NIKON D70', { Software: program })).toEqual({
      is: 'unknown',
      signs: [{ sign: 'makers-program', program }],
    });
  });

  it.each(['Pretty Pictures 3', 'SomeEditor2.0'])('is unknown: %s', (program) => {
    expect(of('NIKON D70', { Software: program })).toEqual({
      is: 'unknown',
      signs: [{ sign: 'unknown-program', program }],
    });
  });

  it('may be the one that processed the picture', () => {
    const program = 'darktable 4.7.0';
    expect(of('X-T3', { Software: 'Digital Camera X-T3 Ver3.01', ProcessingSoftware: program })).toEqual({
      is: 'yes',
      signs: [{ sign: 'editor', program }],
    });
  });
});

describe('The size of a JPEG', () => {
  const sized = (frame: readonly [number, number], exif: readonly [number, number], more: Facts = {}) =>
    of('NIKON D850', {
      FrameWidth: frame[0],
      FrameHeight: frame[1],
      ExifWidth: exif[0],
      ExifHeight: exif[1],
      ...more,
    });

  it('is a sign if neither Exif nor the maker note states it', () => {
    expect(sized([200, 133], [4288, 2848])).toEqual({
      is: 'yes',
      signs: [{ sign: 'size', size: [200, 133], stated: [4288, 2848] }],
    });
    expect(sized([200, 133], [4288, 2848], { MakerWidth: 4288, MakerHeight: 2848 }).is).toBe('yes');
  });

  it.each([
    ['Exif states it', [4288, 2848], [4288, 2848], {}],
    ['the sides are swapped', [2848, 4288], [4288, 2848], {}],
    ['the maker note states it', [2144, 1424], [4288, 2848], { MakerWidth: 2144, MakerHeight: 1424 }],
    ['Exif states no size', [200, 133], [0, 0], {}],
    ['the frame is out of reach', [0, 0], [4288, 2848], {}],
    ["it is a Canon's still beside a film", [160, 120], [1600, 1200], {}],
    ['the file holds several pictures', [1920, 1080], [4288, 2848], { SeveralPictures: 1 }],
  ] as const)('is not a sign if %s', (_reason, frame, exif, more) => {
    expect(sized(frame, exif, more)).toEqual({ is: 'no-sign', signs: [] });
  });

  it.each(['NEF', 'CR2', 'DNG', 'TIFF', 'HEIF'] as const)('is not a sign in %s', (container) => {
    const facts = { FrameWidth: 200, FrameHeight: 133, ExifWidth: 4288, ExifHeight: 2848 };
    expect(of('NIKON Z 8', facts, container).is).toBe('no-sign');
  });
});

describe('The comparisons', () => {
  const checks = (model: string, facts: Facts) =>
    judgeSavedAgain({ ...photoDataOf('', model, facts), container: 'JPEG' }, undefined).checks;

  it.each<[what: string, model: string, facts: Facts, checks: readonly string[]]>([
    ['the format alone, if nothing is known of the model', 'X-T3', {}, ['format']],
    ["no layout of another maker's index", 'X-T3', { SeveralPictures: 1 }, ['format']],
    ['no layout of a Sony without its index', 'ILCE-7M4', {}, ['format']],
    ["the layout of a Sony's index", 'ILCE-7M4', { SeveralPictures: 1 }, ['format', 'layout']],
    ['the layout of a block of constant length', 'DSLR-A450', {}, ['format', 'layout']],
    ['no coder, if any may be the camera’s', 'X-T3', { JpegCoder: 1 }, ['format']],
    ['no coder, if the file shows none', 'NIKON D850', {}, ['format']],
    ['the coder of a model whose coder is known', 'NIKON D850', { JpegCoder: 1 }, ['format', 'coder']],
  ])('include %s', (_what, model, facts, expected) => {
    expect(checks(model, facts)).toEqual(expected);
  });
});

describe('A photo', () => {
  const savedAgain = async (camera: Camera) => verdict((await read(photo(camera))).savedAgain!);

  it('straight from the camera shows no sign', async () => {
    expect(await savedAgain({ ...D850, software: 'Ver.1.20' })).toEqual({ is: 'no-sign', signs: [] });
  });

  it('keeps its count and its grade when it was saved again', async () => {
    expect(await read(photo({ ...D850, software: 'GIMP 2.8.10' }))).toMatchObject({
      shutterCount: 12_345,
      shutterSource: { grade: 'exact' },
      savedAgain: { is: 'yes' },
    });
  });

  it.each([
    ['Exif IFD', { exif: { 0xea1d: slong(-56) } }],
    ['IFD0', { ifd0: { 0xea1d: slong(4156) } }],
  ])('bears the mark of Windows in its %s', async (_place, more) => {
    expect(await savedAgain({ ...D850, ...more })).toEqual({ is: 'yes', signs: [{ sign: 'windows' }] });
  });

  it('has a maker note that a program moved', async () => {
    const canon = { make: 'Canon', model: 'Canon EOS 40D' };
    const tags = { 0x0006: text('Canon EOS 40D'), 0x0007: text('Firmware Version 1.1.1') };
    expect(await savedAgain({ ...canon, note: canonNote({ tags }) })).toEqual({ is: 'no-sign', signs: [] });
    const note = sonyNote({ layout: 'b', shutterCount: 5_011, copies: { 0x52: 5_011, 0x19f: 5_011 }, displacedBy: 48 });
    expect(await savedAgain({ make: 'SONY', model: 'ILCE-7M3', note })).toEqual({
      is: 'yes',
      signs: [{ sign: 'moved-note' }],
    });
  });

  it('has lost its maker note', async () => {
    expect(await savedAgain({ make: 'NIKON CORPORATION', model: 'NIKON D850' })).toEqual({
      is: 'yes',
      signs: [{ sign: 'lost-note' }],
    });
  });

  it('in a format that no camera writes was saved by a program', async () => {
    expect(verdict((await read(png(pngChunk('eXIf', exifBlock(D850))))).savedAgain!)).toEqual({
      is: 'yes',
      signs: [{ sign: 'format', container: 'PNG' }],
    });
  });

  it('with several pictures in one file may have another size than Exif states', async () => {
    const index = segment(0xe2, latin1('MPF\0'), latin1('II'), u16(42, 'II'));
    const exif = exifBlock({ ...D850, size: [4000, 3000] });
    expect(verdict((await read(jpeg(exif, { size: [160, 96], after: index }))).savedAgain!)).toEqual({
      is: 'no-sign',
      signs: [],
    });
    expect((await read(jpeg(exif, { size: [160, 96] }))).savedAgain).toMatchObject({ is: 'yes' });
  });

  it('without any metadata has no such verdict', async () => {
    expect(await read(jpeg())).not.toHaveProperty('savedAgain');
  });
});
