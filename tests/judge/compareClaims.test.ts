/** Compares reports with files, and covers every answer. The test generates its photos. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ExtractionResult } from '../../src/reader/result';
import { type Facts, factsOf, type ReportClaim } from '../../src/judge/claim';
import { type Answer, compareClaims, type TraitStanding, type Trait } from '../../src/judge/compareClaims';
import { MAX_CLAIM_BYTES, readPasted, readReport } from '../../src/judge/readClaim';
import { linkOf, readLink } from '../../src/judge/verifyLink';
import { canonNote, nikonNote, type NikonFacts } from '../support/makerNotes';
import { type Camera, exifBlock, padded, photo } from '../support/photo';
import { read } from '../support/read';
import { text } from '../support/tiff';

const VERSION = '0.1.0+4f3a9c21';
const PAGE = 'https://site.example/verify';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Shot extends NikonFacts {
  readonly dateTime?: string;
  readonly subSecond?: string;
}

/** A D850's photo, unchanged since the camera wrote it. */
const shot = ({ dateTime = '2026:11:20 10:20:30', subSecond = '47', ...facts }: Shot = {}): Camera => ({
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  dateTime,
  note: nikonNote({ shutterCount: 41_234, serial: '6012345', file: { folder: 100, number: 4711 }, ...facts }),
  exif: { 0x9291: text(subSecond) },
});
const PHOTO = photo(shot());

const claimOf = async (bytes: Uint8Array, name = 'DSC_4711.JPG'): Promise<ReportClaim> => ({
  sha256: sha256(bytes),
  version: VERSION,
  facts: factsOf(await read(bytes, name)),
});

/** The JSON of the report on this photo, with `changes`. */
const jsonOf = async (bytes: Uint8Array, changes: object = {}): Promise<string> => {
  const result: ExtractionResult = await read(bytes);
  return JSON.stringify({ file: 'DSC_4711.JPG', sha256: sha256(bytes), version: VERSION, ...result, ...changes });
};

/** Applies `changes` to the report on `PHOTO`, and compares that report with a file. */
async function answer(bytes: Uint8Array, changes: object = {}, name?: string): Promise<Answer> {
  const report = readReport(await jsonOf(PHOTO, changes));
  if (typeof report === 'string') throw new Error(report);
  return compareClaims(report, await claimOf(bytes, name));
}

const traits = (
  serial: TraitStanding,
  time: TraitStanding,
  fileNumber: TraitStanding,
  count: TraitStanding,
): Record<Trait, TraitStanding> => ({
  serial,
  time,
  fileNumber,
  count,
});
const other = (photoIs: 'same' | 'other' | 'unknown', ...standings: Parameters<typeof traits>) => ({
  kind: 'other-file',
  photo: photoIs,
  traits: traits(...standings),
});

describe('A report that shows only the end of the serial number, beside', () => {
  const masked = { serialNumber: '••••345' };

  it.each<[name: string, bytes: Uint8Array, changes: object, answer: object]>([
    ['the same file', PHOTO, masked, { kind: 'same-count' }],
    [
      'the photo’s twin in another format',
      exifBlock(shot()),
      masked,
      other('same', 'agrees', 'agrees', 'agrees', 'agrees'),
    ],
    [
      'a photo of a body whose number ends otherwise',
      photo(shot({ serial: '6012346', shutterCount: 50_000 })),
      masked,
      other('other', 'differs', 'agrees', 'agrees', 'differs'),
    ],
    [
      'a twin, if it shows nothing of the number',
      exifBlock(shot()),
      { serialNumber: '••••' },
      other('unknown', 'missing', 'agrees', 'agrees', 'agrees'),
    ],
  ])('%s', async (_, bytes, changes, expected) => {
    expect(await answer(bytes, changes)).toEqual(expected);
  });
});

describe('A report as JSON beside', () => {
  const changedByte = PHOTO.slice();
  changedByte[changedByte.length - 3]! ^= 1;
  const reset = photo({ ...shot(), software: 'GIMP 2.10' });

  it.each<[name: string, bytes: Uint8Array, answer: object]>([
    ['the same file', PHOTO, { kind: 'same-count' }],
    [
      'a file with a byte changed after the metadata',
      changedByte,
      other('same', 'agrees', 'agrees', 'agrees', 'agrees'),
    ],
    ['the photo saved again with its data', reset, other('same', 'agrees', 'agrees', 'agrees', 'agrees')],
    [
      'the photo saved again without the camera’s own data',
      photo({ ...shot(), note: text('') }),
      other('unknown', 'missing', 'agrees', 'missing', 'missing'),
    ],
    ['the photo’s twin in another format', exifBlock(shot()), other('same', 'agrees', 'agrees', 'agrees', 'agrees')],
    [
      'the next frame of a burst, within the same second',
      photo(shot({ subSecond: '58', shutterCount: 41_235, file: { folder: 100, number: 4712 } })),
      other('other', 'agrees', 'differs', 'differs', 'differs'),
    ],
    [
      'the next frame of a burst by a camera that writes no part of a second',
      photo({ ...shot({ shutterCount: 41_235, file: { folder: 100, number: 4712 } }), exif: {} }),
      other('other', 'agrees', 'missing', 'differs', 'differs'),
    ],
    [
      'another photo of the same camera',
      photo(shot({ dateTime: '2026:11:21 08:00:00', shutterCount: 41_500, file: { folder: 100, number: 4977 } })),
      other('other', 'agrees', 'differs', 'differs', 'differs'),
    ],
    [
      'a photo of another camera',
      photo(
        shot({ serial: '6099999', dateTime: '2026:11:21 08:00:00', shutterCount: 9, file: { folder: 1, number: 9 } }),
      ),
      other('other', 'differs', 'differs', 'differs', 'differs'),
    ],
    [
      'a photo whose clock an editor has moved, and nothing else',
      photo(shot({ dateTime: '2026:11:20 11:20:30' })),
      other('unknown', 'agrees', 'differs', 'agrees', 'agrees'),
    ],
    [
      'a photo without a part of a second in its time',
      photo({ ...shot(), exif: {} }),
      other('unknown', 'agrees', 'missing', 'agrees', 'agrees'),
    ],
    [
      'a photo without anything to compare',
      photo({ dateTime: '' }),
      other('unknown', 'missing', 'missing', 'missing', 'missing'),
    ],
    ['a file that is not a photo', new Uint8Array(100), other('unknown', 'missing', 'missing', 'missing', 'missing')],
  ])('%s', async (_name, bytes, expected) => {
    expect(await answer(bytes)).toEqual(expected);
  });
});

describe('Beside the same file', () => {
  const notFollowing = (...differences: string[]) => ({ kind: 'does-not-follow', differences });
  const INVENTED = '9.9.9';

  it.each<[name: string, changes: object, answer: object]>([
    ['a report as it was made', {}, { kind: 'same-count' }],
    ['one of an unknown version that says the same', { version: INVENTED }, { kind: 'same-count' }],
    [
      'one of an unknown version with another count',
      { version: INVENTED, shutterCount: 12 },
      { ...notFollowing('count'), unknownVersion: INVENTED },
    ],
    [
      'one of an unknown version without a count',
      { version: INVENTED, shutterCount: undefined, shutterSource: undefined },
      { ...notFollowing('count'), unknownVersion: INVENTED },
    ],
    [
      'one of another build of this version with another count',
      { version: '0.1.0+00000000', shutterCount: 9_000 },
      { ...notFollowing('count'), unknownVersion: '0.1.0+00000000' },
    ],
    ['one with another count', { shutterCount: 9_000 }, notFollowing('count')],
    ['one whose count was taken out', { shutterCount: undefined, shutterSource: undefined }, notFollowing('count')],
    ['one with another grade', { shutterSource: { grade: 'approximate' } }, notFollowing('grade')],
    ['one with another camera', { model: 'NIKON D6' }, notFollowing('model')],
    ['one with another date', { dateTime: '2026-11-22T10:20:30' }, notFollowing('date')],
    ['one with another serial number', { serialNumber: '6012346' }, notFollowing('serial')],
    ['one with two changes', { shutterCount: 9, model: 'NIKON D6' }, notFollowing('count', 'model')],
    ['one whose serial number was masked', { serialNumber: '••••345' }, { kind: 'same-count' }],
    ['one whose serial number was taken out', { serialNumber: undefined }, { kind: 'same-count' }],
  ])('%s', async (_name, changes, expected) => {
    expect(await answer(PHOTO, changes)).toEqual(expected);
  });

  it('an estimate from the file’s name says nothing once the file has another name', async () => {
    const canon = photo({ make: 'Canon', model: 'Canon EOS 4000D', note: canonNote() });
    const named = await claimOf(canon, 'IMG_4711.JPG');
    expect(named.facts).toMatchObject({ count: 4711, grade: 'estimate' });
    expect(compareClaims(named, await claimOf(canon, 'IMG_4711.JPG'))).toEqual({ kind: 'same-count' });
    for (const name of ['IMG_5000.JPG', 'camera.jpg']) {
      const renamed = await claimOf(canon, name);
      expect([compareClaims(named, renamed).kind, compareClaims(renamed, named).kind]).toEqual([
        'estimate',
        'estimate',
      ]);
    }
    const edited = { ...named, facts: { ...named.facts, model: 'Canon EOS R6' } };
    expect(compareClaims(edited, named)).toEqual({ kind: 'does-not-follow', differences: ['model'] });
  });

  it('an estimate claimed for a photo with a counter does not follow', async () => {
    const changes = { shutterCount: 9_000, shutterSource: { grade: 'estimate' } };
    expect(await answer(PHOTO, changes)).toEqual(notFollowing('count', 'grade'));
  });
});

const compareFacts = (one: Facts, another: Facts) =>
  compareClaims({ sha256: 'a', version: VERSION, facts: one }, { sha256: 'b', version: VERSION, facts: another });

it('two estimates are not two traits: they come from the file numbers', async () => {
  const facts = { count: 5_000, grade: 'estimate', fileNumber: { tag: 'a', value: 5_000 } } as const;
  const next = { count: 5_001, grade: 'estimate', fileNumber: { tag: 'a', value: 5_001 } } as const;
  const answered = compareFacts(facts, next);
  expect(answered).toEqual(other('unknown', 'missing', 'missing', 'differs', 'missing'));
});

it.each([
  ['47', '47', 'agrees'],
  ['5', '50', 'agrees'],
  ['05', '5', 'differs'],
] as const)('%s and %s after the second: %s', (one, another, expected) => {
  const at = (subSecond: string) => ({ date: '2026-11-20T10:20:30', subSecond });
  const answered = compareFacts(at(one), at(another));
  expect(answered).toMatchObject({ traits: { time: expected } });
});

it('file numbers in different tags are not compared', () => {
  const number = (tag: string) => ({ fileNumber: { tag, value: 1 } });
  const answered = compareFacts(number('a'), number('b'));
  expect(answered).toMatchObject({ traits: { fileNumber: 'missing' } });
});

describe('A fingerprint alone', () => {
  it('finds its file', async () => {
    expect(compareClaims({ sha256: sha256(PHOTO) }, await claimOf(PHOTO))).toEqual({ kind: 'same-file' });
  });

  it('says nothing about another file', async () => {
    const answered = compareClaims({ sha256: sha256(PHOTO) }, await claimOf(photo(shot({ shutterCount: 1 }))));
    expect(answered).toEqual(other('unknown', 'missing', 'missing', 'missing', 'missing'));
  });

  const HEX = 'ab12'.repeat(16);
  it.each<[name: string, pasted: string]>([
    ['as it is', HEX],
    ['in capitals, with blanks around it', `  ${HEX.toUpperCase()}\n`],
    ['as sha256sum prints it', `${HEX}  DSC_4711.NEF\n`],
    ['as certutil prints it', `SHA256 hash of DSC_4711.NEF:\n${HEX}\nCertUtil: -hashfile command completed.`],
    ['in groups', HEX.replaceAll(/(..)/g, '$1 ')],
    ['in the text of a report', `Shutter count report\nSHA-256: ${HEX}\nReport made: today\n`],
    ['twice', `${HEX} ${HEX.toUpperCase()}`],
  ])('is read %s', (_name, pasted) => {
    expect(readPasted(pasted)).toEqual({ sha256: HEX });
  });

  it.each<[name: string, pasted: string]>([
    ['nothing', ''],
    ['words', 'the count is 41,234'],
    ['two of them', `${HEX} ${'0'.repeat(64)}`],
    ['one that is too short', HEX.slice(1)],
    ['one that is too long', `${HEX}0`],
    ['an MD5', 'ab'.repeat(16)],
  ])('is not %s', (_name, pasted) => {
    expect(readPasted(pasted)).toBe('foreign');
  });
});

describe('The link', () => {
  it('contains version, fingerprint, model, count, grade and date, and nothing else', async () => {
    const claim = await claimOf(PHOTO);
    const link = linkOf(claim, PAGE);
    expect(link).toBe(
      `${PAGE}#v=0.1.0%2B4f3a9c21&model=NIKON+D850&count=41234&grade=exact&date=2026-11-20T10:20:30&sha256=${claim.sha256}`,
    );
    expect(claim.facts).toMatchObject({ serial: '6012345', subSecond: '47' });
    const { serial: _serial, subSecond: _subSecond, fileNumber: _fileNumber, ...facts } = claim.facts;
    expect(readLink(new URL(link).hash)).toEqual({ ...claim, facts });
  });

  it('says that a file was saved again', () => {
    const facts = { model: 'NIKON D750', count: 900, grade: 'exact', savedAgain: true } as const;
    const claim = { sha256: sha256(PHOTO), version: VERSION, facts };
    expect(readLink(new URL(linkOf(claim, PAGE)).hash)).toEqual(claim);
  });

  it('of a photo without a count contains none', async () => {
    const claim = await claimOf(photo({ make: 'FUJIFILM', model: 'X-A1' }));
    const opened = readLink(new URL(linkOf(claim, PAGE)).hash) as ReportClaim;
    expect(opened.facts).toEqual({ model: 'X-A1', date: '2024-05-01T10:20:30' });
    expect(compareClaims(opened, claim)).toEqual({ kind: 'same-count' });
  });

  it('survives any name of a camera', async () => {
    for (const model of ['α7 IV & #1 + 50%', 'a=b&count=9', 'カメラ', '‮evil']) {
      const claim = { sha256: sha256(PHOTO), version: VERSION, facts: { model } };
      expect(readLink(new URL(linkOf(claim, PAGE)).hash)).toEqual(claim);
    }
    const long = { sha256: sha256(PHOTO), version: VERSION, facts: { model: 'm'.repeat(61) } };
    expect(readLink(new URL(linkOf(long, PAGE)).hash)).toEqual({ ...long, facts: {} });
  });

  it('is found in a text', async () => {
    const link = linkOf(await claimOf(PHOTO), 'https://site.example/ja/verify');
    const inText = readPasted(`Shutter count: 41,234\nCheck it: ${link}\nSHA-256: ${sha256(PHOTO)}`);
    expect(inText).toEqual(readLink(new URL(link).hash));
  });

  it('that lost its end is broken wherever it was cut', async () => {
    const { hash } = new URL(linkOf(await claimOf(PHOTO), PAGE));
    for (let length = '#v='.length; length < hash.length; length += 1) {
      expect(readLink(hash.slice(0, length))).toBe('broken');
    }
  });

  const FINGERPRINT = `sha256=${'0'.repeat(64)}`;
  it.each([
    `#v=1&count=12&${FINGERPRINT}`,
    `#v=1&count=-12&grade=exact&${FINGERPRINT}`,
    `#v=1&count=1e3&grade=exact&${FINGERPRINT}`,
    `#v=1&count=12&grade=guess&${FINGERPRINT}`,
    `#v=1&count=12&grade=certain&${FINGERPRINT}`,
    `#v=1&date=yesterday&${FINGERPRINT}`,
    `#v=1&model=&${FINGERPRINT}`,
    `#v=${'1'.repeat(41)}&${FINGERPRINT}`,
    `#model=X-A1&${FINGERPRINT}`,
    `#v=1&${FINGERPRINT.toUpperCase().replace('SHA256', 'sha256').replaceAll('0', 'A')}`,
    `#${FINGERPRINT}&more=${'x'.repeat(1000)}`,
    '#v=1&sha256=%E0%A4%A',
  ])('%s is broken', (hash) => {
    expect(readLink(hash)).toBe('broken');
  });

  it.each(['', '#', '#main', '#how-to', `#${'x'.repeat(100_000)}`])('%j is not a link', (hash) => {
    expect(readLink(hash)).toBeUndefined();
  });
});

describe('Invalid input', () => {
  it.each<[name: string, json: string]>([
    ['nothing', ''],
    ['words', 'hello'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['nothing in JSON', 'null'],
    ['a saved history', '{"format":"shutter-count-history","version":1,"readings":[]}'],
    ['the program’s JSON', '[{"file":"a.nef","counters":[]}]'],
    ['brackets within brackets', '['.repeat(1_000_000)],
    ['a report with a prototype', '{"__proto__":{"sha256":"x"}}'],
  ])('%s', (_name, json) => {
    expect(readReport(json)).toBe('foreign');
  });

  it.each<[name: string, changes: object]>([
    ['without a fingerprint', { sha256: undefined }],
    ['without a version', { version: undefined }],
    ['with a broken fingerprint', { sha256: 'abc' }],
    ['with a count in words', { shutterCount: '41,234' }],
    ['with a count below 0', { shutterCount: -1 }],
    ['with half a shot', { shutterCount: 0.5 }],
    ['with an unknown grade', { shutterSource: { grade: 'certain' } }],
    ['with an invalid date', { dateTime: '2026-13-40T99:99:99' }],
    ['with an invalid model', { model: { name: 'D850' } }],
    ['without a list of counters', { counters: undefined }],
    ['with more counters than any camera has', { counters: Array.from({ length: 101 }, () => ({})) }],
  ])('a report %s', async (_name, changes) => {
    expect(readReport(await jsonOf(PHOTO, changes))).toBe('foreign');
  });

  it('10 MB of JSON are not even parsed', async () => {
    const json = await jsonOf(PHOTO, { more: 'x'.repeat(10_000_000) });
    expect(json.length).toBeGreaterThan(MAX_CLAIM_BYTES);
    expect(readReport(json)).toBe('too-large');
    expect(readPasted(json)).toBe('too-large');
  });

  it('a reading over USB has no photo', async () => {
    expect(readReport(await jsonOf(PHOTO, { shutterSource: { grade: 'exact', from: 'cable' } }))).toBe('cable');
  });
});

it('a pasted report’s JSON is a report', async () => {
  expect(readPasted(`\n ${await jsonOf(PHOTO)}`)).toEqual(await claimOf(PHOTO));
});

it('a guess is not a count, neither in a report nor in a file', () => {
  const guess = { shutterCount: 260_376, shutterSource: { grade: 'guess' }, counters: [] } as const;
  expect(factsOf(guess)).toEqual({});
});

it('a file with zeros after its end is another file', async () => {
  expect((await answer(padded(PHOTO, PHOTO.length + 1))).kind).toBe('other-file');
});
