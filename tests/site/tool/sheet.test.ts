import { createHash } from 'node:crypto';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { programVersion } from 'virtual:program-version';
import { findRatedLife } from '../../../src/cameras/ratedLife';
import { site } from '../../../src/config/site';
import { fingerprint } from '../../../src/site/tool/sheet/fingerprint';
import { localTime } from '../../../src/i18n/format';
import { qrCode } from '../../../src/site/tool/sheet/qrCode';
import { sheetJson, sheetText, type SheetFacts, verifyLink } from '../../../src/site/tool/sheet/sheet';
import { readPasted, readReport } from '../../../src/judge/readClaim';
import { factsOf } from '../../../src/judge/claim';
import { createTranslator } from '../../../src/i18n/translator';
import * as results from './results';
import { texts } from '../../support/texts/all';

const { de: deTexts, en: enTexts } = texts;

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

const LINK =
  `${site.origin}/verify#v=${encodeURIComponent(programVersion)}&model=NIKON+D850&count=45213&grade=exact` +
  `&date=2024-03-15T14:32:07&sha256=${'ab'.repeat(32)}`;

describe('the report as text', () => {
  it('has the photo’s time zone, if the photo has one', () => {
    const abroad = { ...facts, result: { ...facts.result, offsetTime: '+05:45' } };
    expect(sheetText(abroad, en, 'en')).toMatch(/^Photo taken: March 15, 2024 at 2:32.PM UTC\+05:45$/m);
    expect(sheetText(abroad, de, 'de')).toContain('UTC+05:45');
  });

  it('contains the count, its certainty, its source, the file and its fingerprint', () => {
    expect(sheetText(facts, en, 'en').split('\n')).toEqual([
      'Shutter count report',
      `${site.name}, ${site.origin}`,
      '',
      'Camera: NIKON CORPORATION NIKON D850',
      'Serial number in the file: 3012345',
      'Shutter count: 45,213',
      'Mechanical actuations: 31,480',
      'Certainty: Exact count',
      `Source: ${enTexts['source.total']}`,
      'Signs of re-saving: We didn’t find an editor’s name, any trace of Windows, or moved camera data.',
      'Age: 2 years ago, if the camera’s clock is right.',
      'Cross-check: The mechanical count, 31,480, fits: it isn’t above the count of all shots.',
      'Place in the file: MakerNote/0x00A7, 0x4D2',
      'Wear: As of 2024: Low. 16% of 200,000 actuations (Rated life stated by the maker)',
      expect.stringMatching(/^Photo taken: March 15, 2024 at 2:32.PM$/),
      'Software: Ver.1.10',
      'Dimensions: 8256 × 5504',
      'File: DSC_4711.NEF',
      'Size: 24.1 MB (24,117,248 bytes)',
      `SHA-256: ${'ab'.repeat(32)}`,
      expect.stringMatching(/^Report made: November 21, 2026 at 10:00.AM$/),
      `Version of the checker: ${programVersion}`,
      `Check this report: ${LINK}`,
      '',
      enTexts['sheet.footer'],
      '',
    ]);
  });

  it.each([
    [true, 'serial number and a second photo'],
    [false, 'a second photo'],
  ])('names the checks at the camera, and who vouches for them (printed serial number: %s)', (isPrinted, checks) => {
    const result = { ...facts.result, ...(isPrinted && { serialIsPrinted: true as const }) };
    const checked = { ...facts, result, checkedOn: '2026-11-20' };
    expect(sheetText(checked, en, 'en')).toContain(
      `\nChecked at the camera: November 20, 2026, according to the person who made this report: ${checks}\n`,
    );
    expect(JSON.parse(sheetJson(checked))).toMatchObject({ checkedAtCamera: '2026-11-20' });
  });

  it('lists an unconfirmed number apart from the count', () => {
    const lines = sheetText({ ...facts, result: results.canonM50 }, en, 'en').split('\n');
    expect(lines).toContain('Shutter count: Unknown');
    expect(lines).toContainEqual(expect.stringMatching(/^Unconfirmed number: Not confirmed: 30,123 is stored/));
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

  it('on a replaced shutter has all three numbers, the inferences, and the wear of the current one', () => {
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
    expect(text).toMatch(/^Wear: Unclear\. At least 0\.5% of 300,000 actuations/m);
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

it('the report as JSON contains its program, the file and every field of the result', () => {
  expect(JSON.parse(sheetJson(facts))).toEqual({
    site: site.origin,
    version: programVersion,
    link: LINK,
    file: 'DSC_4711.NEF',
    size: 24_117_248,
    sha256: 'ab'.repeat(32),
    reportMade: '2026-11-21T10:00:00',
    ...results.nikonD850,
  });
});

describe('the page that checks reports', () => {
  const claim = { sha256: facts.sha256, version: programVersion, facts: factsOf(facts.result) };
  const { serial: _serial, ...inLink } = claim.facts;

  it('understands the report as JSON', () => {
    expect(readReport(sheetJson(facts))).toEqual(claim);
  });

  it.each(['en', 'de'] as const)('understands the report as text in %s, by its link', (locale) => {
    expect(readPasted(sheetText(facts, locale === 'en' ? en : de, locale))).toEqual({ ...claim, facts: inLink });
  });

  it('is opened in the language of the report', () => {
    expect(verifyLink(facts, 'ja')).toBe(LINK.replace('/verify', '/ja/verify'));
  });

  it('is not linked from a reading over USB, which has no photo', () => {
    const cable = { ...facts, result: results.fujifilmReplaced };
    expect(verifyLink(cable, 'en')).toBeUndefined();
    expect(sheetText(cable, en, 'en')).not.toContain('/verify');
    expect(JSON.parse(sheetJson(cable))).not.toHaveProperty('link');
    expect(readReport(sheetJson(cable))).toBe('cable');
  });

  it('finds no serial number, position or name in the link of any result', () => {
    for (const result of Object.values(results)) {
      const link =
        verifyLink({ ...facts, name: 'geheim.jpg', result: { ...result, serialNumber: '98765' } }, 'en') ?? '';
      expect(link).not.toMatch(/geheim|98765|gps/i);
    }
  });
});

describe('the code to scan', () => {
  /** What a scanner reads from the drawn QR code, at `scale` pixels per module. */
  function scan({ size, path }: ReturnType<typeof qrCode>, scale: number): string | undefined {
    const side = size * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
        const start = (row * side + Number(x) * scale) * 4;
        for (let at = start; at < start + Number(width) * scale * 4; at += 4) pixels.fill(0, at, at + 3);
      }
    }
    return jsQR(pixels, side, side)?.data;
  }

  it.each(['en', 'ja', 'de'] as const)('leads to the page in %s', (locale) => {
    const link = verifyLink(facts, locale)!;
    expect(scan(qrCode(link), 3)).toBe(link);
  });

  it('leads there for the longest link', () => {
    const result = { ...results.nikonD850, model: 'カメラ'.repeat(20) };
    const link = verifyLink({ ...facts, result }, 'ja')!;
    expect(link.length).toBeGreaterThan(600);
    expect(scan(qrCode(link), 3)).toBe(link);
  });

  it('has modules of half a millimeter or more for any camera’s name', () => {
    for (const model of ['Canon EOS DIGITAL REBEL XTi', 'HASSELBLAD H3DII-39/H3DII-50', 'PENTAX Optio WG-1 GPS'])
      expect(
        42 / qrCode(verifyLink({ ...facts, result: { ...results.nikonD850, model } }, 'de')!).size,
      ).toBeGreaterThan(0.5);
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
