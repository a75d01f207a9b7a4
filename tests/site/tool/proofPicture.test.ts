import { bandColor } from '../../../src/config/wearColors';
import { describe, expect, it } from 'vitest';
import { PROOF_SHAPES } from '../../../src/site/tool/sheet/proofDrawing';
import { proofWords } from '../../../src/site/tool/sheet/proofPicture';
import type { SheetFacts } from '../../../src/site/tool/sheet/sheet';
import { findRatedLife } from '../../../src/cameras/ratedLife';
import type { CountLimit, ExtractionResult } from '../../../src/reader/result';
import { loadTranslator } from '../../../src/i18n/translator';
import { isShowable } from '../../../src/i18n/words/listingLine';
import * as results from './results';

const factsOf = (result: ExtractionResult): SheetFacts => ({
  name: 'geheim.jpg',
  size: 1,
  sha256: 'a'.repeat(64),
  made: '2026-01-01T00:00:00',
  result,
  rated: findRatedLife(result.make ?? '', result.model ?? ''),
});
const LINK = 'https://shop.example/verify#v=1&sha256=a';

describe('the proof', () => {
  it('has the same content as the result, with only the end of the serial number', async () => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    const words = proofWords(factsOf(results.nikonD850), LINK, t, 'en');
    expect(words).toMatchObject({
      count: '45,213',
      camera: 'NIKON D850',
      verdict: expect.stringContaining('of 200,000'),
      date: 'As of March 15, 2024',
      check: { address: 'shop.example/verify' },
    });
    expect(words.facts.join(' ')).toContain('Exact count');
    const all = JSON.stringify(words);
    for (const secret of ['3012345', 'geheim']) expect(all).not.toContain(secret);
  });

  it('says who vouches for a check at the camera', async () => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    const { facts } = proofWords({ ...factsOf(results.nikonD850), checkedOn: '2026-01-01' }, LINK, t, 'en');
    expect(facts.at(-1)).toBe('Sender says: checked at the camera, January 1, 2026');
  });

  it('has figures on its scale, from zero through the rated life and beyond', async () => {
    const { t } = await loadTranslator('de', ['tool', 'checker']);
    const { scale } = proofWords(factsOf(results.nikonD750), LINK, t, 'de');
    expect(scale!.marks.map(({ text }) => text.replace(/\s/, ' '))).toEqual([
      '0',
      '20 %',
      '50 %',
      '80 %',
      '150.000',
      t('wear.over'),
    ]);
  });

  const lookOf = async (facts: Partial<ExtractionResult>) => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    const { color, scale, verdict } = proofWords(factsOf({ ...results.nikonD750, ...facts }), LINK, t, 'en');
    return { color, look: scale!.look, verdict };
  };

  it('has the color of the band, if the band is certain', async () => {
    const looks = await Promise.all([10_001, 60_001, 110_001, 140_001].map((shutterCount) => lookOf({ shutterCount })));
    expect(looks.map(({ color }) => color)).toEqual(Object.values(bandColor));
    expect(new Set(looks.map(({ look }) => look))).toEqual(new Set(['colored']));
  });

  it.each([
    ['en', 'Re-saved file', '31,480 of these with the mechanical shutter'],
    ['de', 'Neu gespeicherte Datei', '31.480 davon mit mechanischem Verschluss'],
    ['ja', '再保存されたファイル', 'うちメカシャッターは31,480回'],
  ] as const)('says in place of a wear that a program has saved the file again, in %s', async (locale, said, other) => {
    const { t } = await loadTranslator(locale, ['tool', 'checker']);
    const { nikonD850: exact, nikonD850SavedAgain: saved } = results;
    const words = proofWords(factsOf(saved), LINK, t, locale);
    expect(words).toMatchObject({ verdict: said, color: 'text', scale: undefined });
    expect(words.facts).toEqual([other, t('proofPicture.serial', { end: '345' })]);
    const limited = { ...saved, shutterSource: { ...exact.shutterSource!, grade: 'approximate' as const } };
    expect(proofWords(factsOf(limited), LINK, t, locale).facts).toContain(t('grade.approximate'));
  });

  it('is stamped with its photo’s day, and hatched if that is old, unless the band can’t have become better', async () => {
    const dateTime = '2017-03-15T14:32:07';
    expect(await lookOf({ shutterCount: 15_000, dateTime })).toEqual({
      color: 'text',
      look: 'hatched',
      verdict: 'Low\u00a0· 10% of 150,000',
    });
    expect(await lookOf({ shutterCount: 149_000, dateTime })).toMatchObject({ color: 'wearVeryHigh', look: 'colored' });
  });

  const limited = (limit: CountLimit): ExtractionResult => ({
    ...results.nikonD850,
    shutterSource: { ...results.nikonD850.shutterSource!, limits: [limit] },
  });
  it.each([
    ['a count', results.nikonD850, true],
    ['a count from a re-saved file', results.nikonD850SavedAgain, true],
    ['a counter with a limit', limited('may-restart'), true],
    ['an estimate', results.canonEstimate, false],
    ['no count', results.nameless, false],
    ['a count with another lens', limited('lens-differs'), false],
    ['a count of another model', limited('other-model'), false],
    ['an unconfirmed count', limited('unconfirmed'), false],
    [
      'a count below the mechanical one',
      { ...results.nikonD850, counters: results.nikonD850.counters.map((counter) => ({ ...counter, value: 99_999 })) },
      false,
    ],
  ] as const)('exists only if nothing contradicts the count: %s', (_, result, exists) => {
    expect(isShowable(result)).toBe(exists);
  });

  it.each([
    ['No rated life known', { ...results.nikonD750, model: 'NIKON D7900' }],
    ['Counter may have started over', results.sonyA6000],
  ])('says why there is no wear, as the result does: %s', async (verdict, result) => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    expect(proofWords(factsOf(result), LINK, t, 'en')).toMatchObject({ verdict, color: 'text', scale: undefined });
  });

  it('comes in shapes for chats and forums, and as a square tag', () => {
    const sizes = Object.values(PROOF_SHAPES).map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [1080, 1350],
      [1200, 630],
      [1080, 1080],
    ]);
  });
});
