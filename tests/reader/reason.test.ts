import { describe, expect, it } from 'vitest';
import { MakerNote } from '../../assembly/schema';
import { findReason } from '../../src/reader/reason';
import { heif, jxl, png, pngChunk, rw2, webp } from '../support/containers';
import { photoDataOf } from '../support/photoData';
import { canonNote, headedNote, nikonNote, ricohNote, sonyNote } from '../support/makerNotes';
import { type Camera, exifBlock, photo } from '../support/photo';
import { read } from '../support/read';
import { long, opaque, short, text } from '../support/tiff';

const reasonFor = async (camera: Camera): Promise<unknown> => {
  const result = await read(photo(camera));
  expect(result).not.toHaveProperty('shutterCount');
  expect(result).not.toHaveProperty('error');
  return result.reason;
};

describe('A phone or an action camera', () => {
  it.each([
    ['Apple', 'iPhone 13 Pro'],
    ['samsung', 'SM-G991B'],
    ['SAMSUNG', 'GT-I9300'],
    ['samsung', 'SC-02J'],
    ['samsung', 'Galaxy S24 Ultra'],
    ['Google', 'Pixel 6'],
    ['HUAWEI', 'ELE-L29'],
    ['HONOR', 'ANY-NX1'],
    ['Xiaomi', '23127PN0CG'],
    ['OPPO', 'CPH2025'],
    ['vivo', 'V2020'],
    ['OnePlus', 'IN2023'],
    ['realme', 'RMX3085'],
    ['motorola', 'moto g(9) plus'],
    ['LGE', 'LG-H870'],
    ['HTC', 'HTC One'],
    ['HMD Global', 'Nokia 8'],
    ['Nokia', 'Lumia 800'],
    ['BlackBerry', 'BBB100'],
    ['asus', 'ASUS_I005D'],
    ['ZTE', 'A2022'],
    ['TCT', 'TCL S950'],
    ['Jolla', 'Jolla'],
    ['Sony', 'XQ-CT54'],
    ['Sony Ericsson', 'U10i'],
    ['GoPro', 'HERO9 Black'],
    ['DJI', 'DJI OsmoAction'],
    ['DJI', 'DJI Pocket 2'],
  ])('is recognized by its name: %s %s', async (make, model) => {
    expect(await reasonFor({ make, model })).toBe('phone');
    expect(await reasonFor({ make: make.toUpperCase(), model })).toBe('phone');
  });

  it.each([
    MakerNote.Apple,
    MakerNote.Google,
    MakerNote.Motorola,
    MakerNote.Htc,
    MakerNote.SonyEricsson,
    MakerNote.Rim,
  ])('is recognized by its maker note of kind %i', (kind) => {
    expect(findReason(photoDataOf('', '', { MakerNoteKind: kind }))).toBe('phone');
  });

  it.each([
    ['Apple', 'iPhone 15', 'phone'],
    ['', '', 'phone'],
    ['NIKON CORPORATION', 'NIKON D850', 'edited'],
    ['Canon', 'Canon EOS R6', 'edited'],
    ['SONY', 'ILCE-7M3', 'edited'],
    ['FUJIFILM', 'X-T3', 'edited'],
    ['samsung', 'SM-G991B', 'phone'],
  ])("with Apple's maker note: %s %s is '%s'", async (make, model, reason) => {
    const note = headedNote('Apple iOS\0\0\x01MM', { 0x0001: long(14) }, { base: 'note', order: 'MM' });
    expect(await reasonFor({ ...(make && { make }), ...(model && { model }), note })).toBe(reason);
  });

  it('that copied a Canon’s photo gives no estimate from the name that its app chose', async () => {
    const note = headedNote('Apple iOS\0\0\x01MM', { 0x0001: long(14) }, { base: 'note', order: 'MM' });
    const camera = { make: 'Canon', model: 'Canon EOS R7' };
    expect(await read(photo({ ...camera, note: canonNote() }), 'IMG_4321.JPG')).toMatchObject({ shutterCount: 4_321 });
    const saved = await read(photo({ ...camera, note }), 'IMG_4321.JPG');
    expect(saved).toMatchObject({ reason: 'edited' });
    expect(saved).not.toHaveProperty('shutterCount');
  });

  it.each([
    ['SAMSUNG', 'NX1'],
    ['SONY', 'ILCE-7M3'],
    ['SONY', 'DSC-RX100M7'],
    ['Hasselblad', 'X1D II 50C'],
    ['EASTMAN KODAK COMPANY', 'DC280'],
  ])('is not a camera of %s: %s', async (make, model) => {
    expect(await reasonFor({ make, model })).not.toBe('phone');
  });
});

describe('A drone', () => {
  it.each([
    ['DJI', 'FC3170'],
    ['DJI', 'M3E'],
    ['Parrot', 'Anafi'],
    ['Autel Robotics', 'XT705'],
    ['Skydio', '2'],
    ['Hasselblad', 'L1D-20c'],
  ])('is recognized by its name: %s %s', async (make, model) => {
    expect(await reasonFor({ make, model })).toBe('drone');
    expect(await reasonFor({ make: make.toUpperCase(), model })).toBe('drone');
  });

  it('is recognized by its maker note', () => {
    expect(findReason(photoDataOf('', '', { MakerNoteKind: MakerNote.Dji }))).toBe('drone');
  });
});

describe('A photo of a body that writes a maker note into every photo', () => {
  it.each([
    ['NIKON CORPORATION', 'NIKON D3400'],
    ['NIKON CORPORATION', 'NIKON Z 6_2'],
    ['Canon', 'Canon EOS 20D'],
    ['SONY', 'DSC-RX100M5'],
    ['SONY', 'NEX-5'],
    ['SONY', 'ILCE-7M3'],
    ['PENTAX', 'PENTAX K-70'],
    ['FUJIFILM', 'X-T3'],
    ['OLYMPUS IMAGING CORP.', 'E-M1'],
    ['Panasonic', 'DMC-G7'],
  ])('is edited if it has none: %s %s', async (make, model) => {
    expect(await reasonFor({ make, model })).toBe('edited');
  });

  it.each([
    ['Acme', 'NIKON D3400'],
    ['NIKON', 'COOLPIX L340'],
    ['Canon', 'Canon PowerShot A10'],
    ['SONY', 'DSC-W80'],
    ['KODAK', 'KODAK EASYSHARE C180 Digital Camera'],
  ])('is not called edited on other bodies: %s %s', async (make, model) => {
    expect(await reasonFor({ make, model })).toBe('no-maker-note');
  });

  it('is not called edited as a raw file, in which a cut may hide the note', async () => {
    const cut = rw2(exifBlock({ make: 'Panasonic', model: 'DC-S5' })).subarray(0, 200);
    expect((await read(cut)).reason).not.toBe('edited');
  });
});

describe('An edited photo', () => {
  it.each([
    'Adobe Photoshop Lightroom 6.0 (Macintosh)',
    'Adobe Photoshop CC 2019 (Windows)',
    'GIMP 2.10.8',
    'Capture One 20 Windows',
    'DxO PhotoLab 3.0',
    'darktable 3.0.0',
    'Google Photos',
    'Picasa',
    'ACDSee Pro 9',
    'paint.net 4.2.1',
    'Photos 1.5',
    'digiKam-7.1.0',
    'Snapseed 2.0',
    'ON1 Photo RAW 2020',
    'Affinity Photo 1.8',
    'Google Analog Efex Pro',
    'Mass Image Compressor',
    'Phatch - PHoto bATCH processor',
    'Bibble 5 Pro',
    'Starsky',
    'ACD Systems Digital Imaging',
    'Nero PhotoSnap 1.0',
    'Jasc Paint Shop Photo Album',
    'SK CyImage',
    'XnView / LIBFORMAT (c) Pierre-e Gougelet',
  ])('without a maker note says so and names the editor: %s', async (software) => {
    expect(await read(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', software }))).toMatchObject({
      reason: 'edited',
      editor: software,
    });
  });

  it.each(['Ver.1.00', 'Ver.1.20', 'ILCE-7M3 v3.10', '17.4.1'])(
    'does not name the firmware in the file as its editor: %s',
    async (software) => {
      const camera = { make: 'NIKON CORPORATION', model: 'NIKON D850', software };
      const saved = await read(png(pngChunk('eXIf', exifBlock(camera))));
      expect(saved).toMatchObject({ reason: 'edited', software });
      expect(saved).not.toHaveProperty('editor');
    },
  );

  it('names the editor listed next to the firmware', async () => {
    const camera = { make: 'NIKON CORPORATION', model: 'NIKON D850', software: 'Ver.1.00' };
    expect(await read(photo({ ...camera, ifd0: { 0x000b: text('ACDSee Pro 9') } }))).toMatchObject({
      reason: 'edited',
      software: 'Ver.1.00',
      editor: 'ACDSee Pro 9',
    });
  });

  it('names no editor if its maker note is intact', async () => {
    const camera = { make: 'NIKON CORPORATION', model: 'NIKON D850', software: 'GIMP 2.10.8', note: nikonNote() };
    expect(await read(photo(camera))).not.toHaveProperty('editor');
  });

  it.each([
    'Ver.1.20',
    'Version1.03',
    'Digital Camera X-T3 Ver3.01',
    'Firmware Version 1.1.0',
    'ILCE-7M3 v3.10',
    'K-3 Mark III Ver. 1.00',
    'NX Studio 1.2',
    'Digital Photo Professional',
  ])('is not recognized by the firmware or the own program of a camera: %s', async (software) => {
    expect(await reasonFor({ make: 'NIKON', model: 'COOLPIX L340', software })).toBe('no-maker-note');
  });

  it('with an intact maker note is judged by its note', async () => {
    const camera = { make: 'NIKON CORPORATION', model: 'NIKON D850', software: 'Adobe Photoshop Lightroom 6.0' };
    expect(await reasonFor({ ...camera, note: nikonNote() })).toBe('damaged');
    expect(await read(photo({ ...camera, note: nikonNote({ shutterCount: 12 }) }))).toMatchObject({ shutterCount: 12 });
  });

  it.each([
    ['PNG', png(pngChunk('eXIf', exifBlock({ make: 'NIKON', model: 'NIKON D850' })))],
    ['WebP', webp(exifBlock({ make: 'NIKON', model: 'NIKON D850' }))],
    ['JPEG XL', jxl(exifBlock({ make: 'NIKON', model: 'NIKON D850' }))],
    ['AVIF', heif(exifBlock({ make: 'NIKON', model: 'NIKON D850' }), { brands: ['avif'] })],
  ])('is recognized by a container that no camera writes: %s', async (_name, bytes) => {
    expect((await read(bytes)).reason).toBe('edited');
  });
});

describe('Damaged data', () => {
  it.each<[name: string, camera: Camera]>([
    [
      'a shut gate of Sony',
      { make: 'SONY', model: 'ILCE-6000', note: sonyNote({ layout: 'a', shutterCount: 5_813, gate: 0 }) },
    ],
    [
      'a Canon whose block ends before its counter',
      { make: 'Canon', model: 'Canon EOS R5', note: canonNote({ cameraInfo: new Uint8Array(100) }) },
    ],
    ['a Nikon DSLR whose note lacks the total', { make: 'NIKON', model: 'NIKON D5100', note: nikonNote() }],
    [
      'a Sony whose note lacks the block of its counter',
      { make: 'SONY', model: 'NEX-3N', note: headedNote('SONY DSC \0\0\0', { 0xb001: short(305) }) },
    ],
  ])('is reported: %s', async (_name, camera) => {
    expect(await reasonFor(camera)).toBe('damaged');
  });

  it.each([
    [1_000_000, 'not-stored'],
    [1_000_001, 'damaged'],
  ])('is a number beside the count beyond 1,000,000: %i is %s', async (deleted, reason) => {
    expect(await reasonFor({ make: 'NIKON', model: 'NIKON D100', note: nikonNote({ deleted }) })).toBe(reason);
  });

  it('is not a counter that says it is not available', async () => {
    expect(
      await reasonFor({
        make: 'NIKON CORPORATION',
        model: 'NIKON D850',
        note: nikonNote({ shutterCount: 4_294_965_247 }),
      }),
    ).toBe('not-stored');
  });
});

describe('A plain counter above the accepted maximum', () => {
  it.each([1_000_001, 0xdeadbeef])('ends the rules: %i', async (shutterCount) => {
    const camera = { make: 'NIKON CORPORATION', model: 'NIKON D7000' };
    const note = nikonNote({ shutterCount, file: { folder: 100, number: 9_850 } });
    const result = await read(photo({ ...camera, note }));
    expect(result).toMatchObject({ reason: 'out-of-range' });
    expect(result).not.toHaveProperty('shutterCount');
  });

  it("may also be a Ricoh's", async () => {
    const note = ricohNote({ counts: [1_000_001, 67] });
    expect(await reasonFor({ make: 'RICOH', model: 'GR DIGITAL 3', note })).toBe('out-of-range');
  });
});

describe('An unknown body', () => {
  it('is a Sony on no list', async () => {
    expect(await reasonFor({ make: 'SONY', model: 'ILCE-99', note: sonyNote({ layout: 'c', shutterCount: 5 }) })).toBe(
      'unknown-model',
    );
  });

  it('is one with a maker note of unknown layout', async () => {
    expect(await reasonFor({ make: 'Acme', model: 'One', note: opaque('ACME\0\0\0\0', new Uint8Array(40)) })).toBe(
      'unknown-model',
    );
  });
});

describe('The other reasons', () => {
  it('include a maker note without a counter: the model stores none', async () => {
    expect(await reasonFor({ make: 'NIKON CORPORATION', model: 'NIKON D100', note: nikonNote() })).toBe('not-stored');
    expect(await reasonFor({ make: 'Canon', model: 'Canon EOS R7', note: canonNote() })).toBe('not-stored');
    expect(await reasonFor({ make: 'CASIO', model: 'EX-S1', note: headedNote('QVC\0\0\0', { 0x0001: long(1) }) })).toBe(
      'not-stored',
    );
  });

  it('include a missing maker note without a visible cause', async () => {
    expect(await reasonFor({ make: 'NIKON', model: 'COOLPIX L340' })).toBe('no-maker-note');
    expect(await reasonFor({})).toBe('no-maker-note');
  });

  it('rank below the reason that it is a phone', async () => {
    expect(await reasonFor({ make: 'Apple', model: 'iPhone', software: 'Adobe Photoshop' })).toBe('phone');
  });
});
