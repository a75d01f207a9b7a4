import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findRatedLife } from '../../src/catalogue/ratedLife';
import { fingerprint } from '../../src/result/sheet/fingerprint';
import { localTime } from '../../src/i18n/format';
import { sheetJson, sheetText, type SheetFacts } from '../../src/result/sheet/sheet';
import deTexts from '../support/texts/de';
import enTexts from '../support/texts/en';
import { createTranslator } from '../../src/i18n/translator';
import * as results from './results';

const en = createTranslator('en', enTexts).t;
const de = createTranslator('de', deTexts).t;

const facts: SheetFacts = {
  name: 'DSC_4711.NEF',
  size: 24_117_248,
  sha256: 'ab'.repeat(32),
  made: '2026-11-21T10:00:00',
  result: results.nikonD850,
  rated: findRatedLife('NIKON CORPORATION', 'NIKON D850'),
};

describe('the report as text', () => {
  it('holds the count, how sure it is, its source, the file and its fingerprint', () => {
    expect(sheetText(facts, en, 'en').split('\n')).toEqual([
      'Shutter count report',
      '',
      'Camera: NIKON CORPORATION NIKON D850',
      'Serial number: 3012345',
      'Shutter count: 45,213',
      'Mechanical actuations: 31,480',
      'Certainty: Exact count',
      `Source: ${enTexts['source.total']}`,
      `Saved again: ${enTexts['evidence.meaning.no-sign']}`,
      'Age: 2 years ago: today’s count may be higher.',
      'Agreement: The mechanical count, 31,480, fits: it isn’t above the count of all shots.',
      'Place in the file: MakerNote/0x00A7, 0x4D2',
      'Wear: Low. 16% of the rated life of 200,000 actuations (Stated by the maker)',
      expect.stringMatching(/^Photo taken: March 15, 2024 at 2:32.PM$/),
      'File: DSC_4711.NEF',
      'Size: 24.1 MB (24,117,248 bytes)',
      `SHA-256: ${'ab'.repeat(32)}`,
      expect.stringMatching(/^Report made: November 21, 2026 at 10:00.AM$/),
      '',
      enTexts['sheet.footer'],
      '',
    ]);
  });

  it('names a number that nobody has confirmed, apart from the count', () => {
    const lines = sheetText({ ...facts, result: results.canonM50 }, en, 'en').split('\n');
    expect(lines).toContain('Shutter count: Unknown');
    expect(lines).toContainEqual(
      expect.stringMatching(/^Unconfirmed number: Not confirmed: the number 30,123 is stored/),
    );
  });

  it('is in the visitor’s language', () => {
    expect(sheetText(facts, de, 'de')).toContain('Auslösungen: 45.213\n');
  });

  it('does not present a guess as a count', () => {
    const text = sheetText({ ...facts, result: results.panasonicGuess, rated: undefined }, en, 'en');
    expect(text).toContain('Shutter count: Unknown\n');
    expect(text).not.toContain('260,376');
  });

  it('gives the reason if there is no count', () => {
    const text = sheetText({ ...facts, result: results.olympusWithout, rated: undefined }, en, 'en');
    expect(text).toContain(`Source: ${enTexts['reason.not-stored']}\n`);
  });

  it('of a replaced shutter has all three numbers, what is inferred, and the wear of the current one', () => {
    const result = results.fujifilmReplaced;
    const rated = findRatedLife('FUJIFILM', 'X-T4');
    const text = sheetText({ ...facts, result, rated }, en, 'en');
    for (const line of [
      'Shutter count: 1,733',
      'All shutters together: 61,204',
      'Shutter replacements: 2',
      'Certainty: Counter with limits',
      `Source: ${enTexts['source.cable']}`,
      'USB property: USB/0xD154',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toContain(`Note: ${enTexts['limit.taken-to-be.shutter']} `);
    expect(text).toMatch(/^Wear: Low or higher\. At least 0\.6% of the rated life of 300,000 actuations/m);
    expect(JSON.parse(sheetJson({ ...facts, result, rated }))).toMatchObject({
      shutterCount: 1733,
      shutterSource: { kind: 'shutter', replaced: 2 },
      counters: [{ value: 1733 }, { kind: 'total', value: 61_204 }],
    });
  });

  it('keeps every fact on one line, whatever the file contains', () => {
    const name = 'a.jpg\nShutter count: 1';
    expect(sheetText({ ...facts, name }, en, 'en')).toContain('File: a.jpg Shutter count: 1\n');
  });
});

it('the report as JSON holds the file and every field of the result', () => {
  expect(JSON.parse(sheetJson(facts))).toEqual({
    file: 'DSC_4711.NEF',
    size: 24_117_248,
    sha256: 'ab'.repeat(32),
    reportMade: '2026-11-21T10:00:00',
    ...results.nikonD850,
  });
});

it('the time of the report is the visitor’s local time', () => {
  const moment = new Date(2026, 10, 21, 9, 5, 7);
  expect(localTime(moment)).toBe('2026-11-21T09:05:07');
});

describe('the fingerprint', () => {
  it.each([0, 1, 63, 64, 65, 1_000_003])('is the SHA-256 of %i bytes', async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
    expect(await fingerprint(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('reports its progress up to the end', async () => {
    const shares: number[] = [];
    await fingerprint(new Blob([new Uint8Array(500_000)]), (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});
