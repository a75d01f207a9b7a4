/**
 * For each model, builds a file with the maker note that the body writes, and compares the count that the core reads
 * with the catalogue's claim about the model's files (`count.inPhotos`), which every page uses.
 */
import { rawText } from '../../src/config/fileText';
import { describe, expect, it } from 'vitest';
import { type ListedCamera, type ListedMakerId, type Model, brands, fullModelName } from '../../src/cameras/catalogue';
import { type PhotoCode, photoCodeOf } from '../../src/cameras/cameraTable';
import { type Counted, countedIn, type CountFacts } from '../../src/cameras/cameraRow';
import { allModelsOf, describedModels, describedOf, listedCameras, modelOf } from '../support/catalogue';
import { CANON_FIRST_FOLDER, CANON_FOLDER_FILES_LONG } from '../../src/config/constants';
import type { CountKind, ExtractionResult } from '../../src/reader/result';
import { block, join, u16, u32 } from '../support/bytes';
import {
  type SonyLayout,
  canonCameraInfo1D3,
  canonFileInfo,
  canonNote,
  fujifilmNote,
  leicaNote,
  minoltaNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  pentaxNote,
  signedCameraInfo,
  sonyFocusInfo,
  sonyMoreInfo,
  sonyNote,
  r6MarkIIIInfo,
  ricohNote,
} from '../support/makerNotes';
import { photo } from '../support/photo';
import { read } from '../support/read';
import { type Field, long, opaque } from '../support/tiff';
import { texts } from '../support/texts/all';
import { LOCALES, modelsNamedIn } from './prose';

/** Builds a body's maker note with this count. */
type Note = (count: number) => Field;

// ---- Canon

/** The counter's offsets in CameraInfo, for bodies that have a counter there. */
const CANON_COUNTERS = [0x176, 0x293, 0x960, 0xa95, 0xaf1, 0xd29];

/**
 * The note of a body without a counter. It has numbers at all offsets where other bodies have their counter, but no
 * file number.
 */
const silentCanon: Note = (count) =>
  canonNote({
    tags: { 0x0008: long(0) },
    cameraInfo: block(0x1000, Object.fromEntries(CANON_COUNTERS.map((at) => [at, u32(count)]))),
  });

/**
 * The note of a body with the file number and the directory number in CameraInfo. The offset of the firmware's text
 * determines the offsets of both.
 */
const indexed =
  (firmwareAt: number, fileAt: number, directoryAt: number): Note =>
  (count) => {
    const folder = CANON_FIRST_FOLDER + Math.floor((count - 1) / CANON_FOLDER_FILES_LONG);
    const file = ((count - 1) % CANON_FOLDER_FILES_LONG) + 1;
    return canonNote({
      tags: { 0x0008: long(0) },
      cameraInfo: block(0x600, {
        [firmwareAt]: '1.1.2',
        [fileAt]: u32(file - 1),
        [directoryAt]: u32(folder + 1),
      }),
    });
  };

const counterAt =
  (at: number, size: number): Note =>
  (count) =>
    canonNote({ cameraInfo: signedCameraInfo(size, at, count) });

// ---- Nikon, Sony

const withMechanical: Note = (count) => nikonNote({ shutterCount: count, mechanical: Math.floor(count / 2) });

const sony =
  (layout: SonyLayout, ...copiesAt: readonly number[]): Note =>
  (count) =>
    sonyNote({ layout, shutterCount: count, copies: Object.fromEntries(copiesAt.map((at) => [at, count])) });

// ---- What each body writes

interface Writes {
  readonly makes: readonly string[];
  /** the note of the maker's bodies without a row in `OWN` */
  readonly note: Note;
}

const USUAL: Readonly<Record<ListedMakerId, Writes>> = {
  canon: { makes: ['Canon'], note: silentCanon },
  nikon: { makes: ['NIKON CORPORATION'], note: (count) => nikonNote({ shutterCount: count }) },
  sony: { makes: ['SONY'], note: sony('b', 0x50, 0x19f) },
  fujifilm: { makes: ['FUJIFILM'], note: (count) => fujifilmNote({ imageCount: count }) },
  olympus: { makes: ['OLYMPUS IMAGING CORP.', 'OLYMPUS CORPORATION'], note: () => olympusNote() },
  pentax: {
    makes: ['RICOH IMAGING COMPANY, LTD.'],
    note: (count) => pentaxNote({ shutterCount: count, header: 'PENTAX' }),
  },
  leica: { makes: ['LEICA CAMERA AG'], note: () => leicaNote({ 0x0300: long(1) }, 0x08) },
  ricoh: {
    makes: ['RICOH IMAGING COMPANY, LTD.'],
    note: (count) => pentaxNote({ shutterCount: count, header: 'RICOH' }),
  },
  kodak: {
    makes: ['Kodak', 'EASTMAN KODAK COMPANY'],
    note: (count) => opaque('KDK0100 ', u32(count), block(96)),
  },
  minolta: {
    makes: ['KONICA MINOLTA'],
    // The body stores the count minus one, always in big-endian order.
    note: (count) => minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(count - 1, 'MM') })) }),
  },
  // Without the serial number, because the core would take its digits for a possible count.
  panasonic: { makes: ['Panasonic'], note: () => panasonicNote({ serial: '' }) },
};

const OWN: Readonly<Record<string, Note>> = {
  'canon-eos-5d-mark-ii': indexed(0x17e, 0x1bb, 0x1c7),
  'canon-eos-5d-mark-iii': indexed(0x23c, 0x28c, 0x298),
  'canon-eos-6d': indexed(0x256, 0x2aa, 0x2b6),
  'canon-eos-7d': indexed(0x1ac, 0x1eb, 0x1f7),
  'canon-eos-80d': indexed(0x45a, 0x4ae, 0x4ba),
  'canon-eos-r': counterAt(0x194, 1536),
  'canon-eos-rp': counterAt(0x960, 2560),
  'canon-eos-r7': counterAt(0xc93, 4608),
  'canon-eos-r5': counterAt(0xaf1, 4608),
  'canon-eos-r6': counterAt(0xaf1, 4608),
  'canon-eos-r6-mark-ii': counterAt(0xd29, 5120),
  'nikon-d850': withMechanical,
  'nikon-d780': withMechanical,
  'nikon-z5': withMechanical,
  'nikon-z6': withMechanical,
  'nikon-z6-ii': withMechanical,
  'nikon-z7': withMechanical,
  'nikon-z7-ii': withMechanical,
  'nikon-z50': withMechanical,
  'sony-alpha-a7-iii': sony('b', 0x52, 0x19f),
  'sony-alpha-a7-iv': sony('c', 0x50),
  'sony-alpha-a7-ii': sony('a', 0x4c, 0x1a0),
  'sony-alpha-a7r-iii': sony('b', 0x52, 0x19f),
  'sony-alpha-a7s-iii': sony('c', 0x50),
  'sony-alpha-a6000': sony('a', 0x4c, 0x1aa),
};

// ---- The meaning of a claim

/** A count that needs more than 16 bits. */
const MANY = 123_456;

const counted = (count: number, source: object) => ({
  shutterCount: count,
  shutterSource: expect.objectContaining(source),
});

/** For each claim, the part of the result that confirms it on a photo with the count `count`. */
const HOLDS: Readonly<Record<PhotoCode, (count: number) => object>> = {
  'exact-in-file': (count) => counted(count, { grade: 'exact' }),
  'approximate-in-file': (count) => counted(count, { grade: 'approximate' }),
  'unconfirmed-in-file': (count) =>
    counted(count, {
      grade: 'approximate',
      limits: expect.arrayContaining([expect.stringMatching(/^(?:published-place|counts-pictures)$/)]),
    }),
  'doubtful-in-file': (count) => counted(count, { grade: 'approximate' }),
  estimate: (count) => counted(count, { grade: 'estimate' }),
  'not-in-file': () => ({ reason: 'not-stored' }),
  'not-known': () => ({}),
};

/** For each term on a page, the kind of counter that the core must report. */
const KINDS: Readonly<Record<Counted, CountKind>> = {
  shots: 'total',
  'all-shots': 'total',
  'shots-and-mechanical': 'total',
  actuations: 'mechanical',
  pictures: 'images',
};

const IN_FILE: readonly PhotoCode[] = [
  'exact-in-file',
  'approximate-in-file',
  'unconfirmed-in-file',
  'doubtful-in-file',
];

/** Reads one photo for each combination of Make and Model strings that the model's files may contain. */
async function readings(model: Model, count: number): Promise<readonly ExtractionResult[]> {
  const { makes, note: usual } = USUAL[model.brand];
  const note = (OWN[model.slug] ?? usual)(count);
  const cameras = makes.flatMap((make) => model.exif.map((name) => ({ make, model: name, note })));
  return Promise.all(cameras.map((camera) => read(photo(camera))));
}

/** The limits that make a count less than exact. 'two-per-photo' and 'dates-are-key' don't. */
const doubtsOf = ({ shutterSource }: ExtractionResult) =>
  shutterSource?.limits.filter((limit) => limit !== 'two-per-photo' && limit !== 'dates-are-key');

const codeOf = ({ count }: ListedCamera) => photoCodeOf(count.inPhotos);

const restartOf = ({ inPhotos, wrapsAt }: CountFacts) =>
  IN_FILE.includes(photoCodeOf(inPhotos)) ? wrapsAt : undefined;

describe('a photo of the model confirms what its page claims:', () => {
  it.each(describedModels.map((model) => [fullModelName(model, 'en'), codeOf(model), model] as const))(
    'the count of the %s is %s',
    async (_name, code, model) => {
      const { countsElectronic, count } = model;
      // If the page names the highest number of the field, the photo has this number.
      const shown = count.wrapsAt ?? MANY;
      for (const result of await readings(model, shown)) {
        const { shutterCount, shutterSource } = result;
        // The certainty depends on the field's limits in fieldTable.ts, which apply to all bodies with their count in
        // this field.
        const says = `${rawText(result.model!)} is said to be '${code}', and the core reads '${shutterSource?.grade ?? result.reason}'`;
        expect(result, says).toMatchObject(HOLDS[code](shown));
        expect(shutterCount === undefined).toBe(code === 'not-in-file');
        if (code === 'exact-in-file') expect(doubtsOf(result), says).toEqual([]);
        expect(shutterSource?.wrapsAt).toBe(restartOf(count));
        const what = countedIn(count);
        if (what && shutterSource?.grade !== 'estimate') expect(shutterSource?.kind, what).toBe(KINDS[what]);
        if (countsElectronic !== undefined) {
          expect(shutterSource?.kind).toBe(countsElectronic ? 'total' : 'mechanical');
        }
      }
    },
  );
});

/** Every kind of maker note that the brand's bodies may write. */
const NOTES: Readonly<Record<ListedMakerId, readonly Note[]>> = {
  canon: [
    silentCanon,
    counterAt(0xd29, 5120),
    () => canonNote({ cameraInfo: r6MarkIIIInfo() }),
    (count) => canonNote({ fileInfo: canonFileInfo({ 2: u32(count, 'MM') }, 'MM'), order: 'MM' }),
    (count) => canonNote({ fileInfo: canonFileInfo({ 2: join(u16(count >>> 16), u16(count & 0xffff)) }) }),
    (count) => canonNote({ cameraInfo: canonCameraInfo1D3(count) }),
  ],
  nikon: [USUAL.nikon.note, withMechanical, () => nikonNote()],
  sony: [
    sony('a', 0x4c, 0x1aa),
    sony('b', 0x50, 0x19f, 0x1cd),
    sony('c', 0x50, 0x19f, 0x1cd),
    sony('d'),
    (count) => sonyNote({ gate: null, tags: { 0x0010: opaque(block(368)), 0x0020: sonyFocusInfo(count) } }),
    (count) => sonyNote({ gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: count, 0x11b: 1 }) } }),
    (count) => sonyNote({ gate: null, tags: { 0x0020: sonyMoreInfo({ 0x14a: count }) } }),
    () => sonyNote(),
  ],
  fujifilm: [USUAL.fujifilm.note, () => fujifilmNote()],
  olympus: [USUAL.olympus.note],
  pentax: [USUAL.pentax.note, () => pentaxNote({ header: 'PENTAX' })],
  leica: [USUAL.leica.note],
  ricoh: [USUAL.ricoh.note, () => pentaxNote({ header: 'RICOH' })],
  kodak: [USUAL.kodak.note],
  minolta: [USUAL.minolta.note],
  panasonic: [USUAL.panasonic.note, (count) => panasonicNote({ serial: `F65120326${count}` })],
};

/**
 * The maker notes that this body may write. Ricoh's bodies wrote Ricoh's own note until 2012, and Pentax's note since
 * then.
 */
const notesOf = ({ brand, count }: ListedCamera): readonly Note[] =>
  count.howTo === 'ricoh-info' ? [(shots) => ricohNote({ counts: [shots, 1] })] : NOTES[brand];

/**
 * Makers whose counters the reader accepts only on listed bodies, or never. It accepts other makers' counters on any
 * body.
 */
const ONLY_LISTED_BODIES: readonly ListedMakerId[] = ['canon', 'sony', 'panasonic'];

const others = listedCameras.filter(({ specs, exif }) => specs === undefined && exif.length > 0);

describe('some photo of every other listed camera confirms what its page claims:', () => {
  it.each(others.map((model) => [fullModelName(model, 'en'), codeOf(model), model] as const))(
    'the count of the %s is %s',
    async (_name, access, model) => {
      const { count, brand, exif } = model;
      const shown = count.wrapsAt ?? 12_345;
      const makes = USUAL[brand].makes;
      const cameras = makes.flatMap((make) =>
        exif.flatMap((name) => notesOf(model).map((note) => ({ make, model: name, note: note(shown) }))),
      );
      const results = await Promise.all(cameras.map((camera) => read(photo(camera))));
      const seen = results.filter(
        ({ shutterCount, shutterSource }) => shutterCount === shown && shutterSource?.grade !== 'guess',
      );
      const says = `said to be '${access}', and the core (assembly/makernotes/) reads ${JSON.stringify(results.map(({ shutterSource, reason }) => shutterSource?.grade ?? reason))}`;
      if (IN_FILE.includes(access)) {
        expect(seen.length, says).toBeGreaterThan(0);
        for (const result of seen) {
          // If a count is only expected in the files, its grade may be that of the maker's other bodies.
          if (access !== 'unconfirmed-in-file') expect(result, says).toMatchObject(HOLDS[access](shown));
          expect(result.shutterSource?.kind, says).toBe(KINDS[countedIn(count)!]);
          expect(result.shutterSource?.wrapsAt).toBe(restartOf(count));
        }
      } else if (access === 'not-in-file') {
        if (ONLY_LISTED_BODIES.includes(brand))
          expect(
            seen.map(({ shutterSource }) => shutterSource?.tag),
            says,
          ).toEqual([]);
        expect(
          results.map(({ reason }) => reason),
          says,
        ).toContain('not-stored');
      }
    },
  );
});

describe('the claims', () => {
  it('mention the last picture number if the count is derived from it', () => {
    const restarts = describedModels
      .map(({ slug }) => modelOf(slug).count)
      .filter(({ inPhotos }) => inPhotos.limits === 'estimate');
    for (const { wrapsAt } of restarts) expect(wrapsAt).toBe(CANON_FOLDER_FILES_LONG);
  });

  it('promise a mechanical count beside the total only if the body writes one', async () => {
    for (const model of describedOf('nikon')) {
      const [result] = await readings(model, MANY);
      const hasMechanical = result!.counters.some(({ kind }) => kind === 'mechanical');
      expect([model.slug, modelOf(model.slug).count.howTo]).toEqual([
        model.slug,
        hasMechanical ? 'nikon-exif-mech' : 'nikon-exif',
      ]);
    }
  });

  it.each(LOCALES)('in the table about Canon are those of the models it names (%s)', (locale) => {
    const [exact, limited] = texts[locale]['brands.canon.file.precision'].split(/[;。]/);
    const accessOf = (clause: string) => modelsNamedIn(clause).map(codeOf);
    expect(new Set(accessOf(exact!))).toEqual(new Set(['exact-in-file']));
    expect(new Set(accessOf(limited!))).toEqual(new Set(['approximate-in-file']));
  });

  it('of a brand are those of its models', () => {
    const share = {
      'all-models': (inFile: number, all: number) => inFile === all,
      'most-models': (inFile: number, all: number) => inFile > all / 2,
      'some-more-expected': (inFile: number, all: number) => inFile > all / 2,
      'some-models': (inFile: number) => inFile > 0,
      'no-models': (inFile: number) => inFile === 0,
    };
    for (const { id, countInFile } of brands) {
      const accesses = describedOf(id).map(({ slug }) => codeOf(modelOf(slug)));
      const inFile = accesses.filter((access) => IN_FILE.includes(access)).length;
      expect([id, share[countInFile](inFile, accesses.length)]).toEqual([id, true]);
    }
  });

  it.each(brands.filter(({ countInFile }) => /^(all|most|some-more)-/.test(countInFile)))(
    'were seen for most $name models, or the brand says that many are expected',
    ({ id, countInFile }) => {
      const accesses = allModelsOf(id).map(codeOf);
      const seen = accesses.filter((access) => IN_FILE.includes(access) && access !== 'unconfirmed-in-file');
      expect(seen.length > accesses.length / 2).toBe(countInFile !== 'some-more-expected');
    },
  );

  it('are not promised for a brand without any photo that confirms them', () => {
    for (const brand of brands.filter(({ countInFile }) => countInFile !== 'no-models')) {
      const accesses = allModelsOf(brand.id).map(codeOf);
      const isSeen = accesses.some((access) => IN_FILE.includes(access) && access !== 'unconfirmed-in-file');
      expect([brand.id, isSeen]).toEqual([brand.id, true]);
    }
  });
});
