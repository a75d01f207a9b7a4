import { bandColor } from '../../../src/config/wearColors';
import { describe, expect, it } from 'vitest';
import { lightPalette } from '../../../src/site/theme/tokens';
import { PROOF_SHAPES, proofWords } from '../../../src/site/tool/sheet/proofPicture';
import type { SheetFacts } from '../../../src/site/tool/sheet/sheet';
import { findRatedLife } from '../../../src/cameras/ratedLife';
import type { ExtractionResult } from '../../../src/reader/result';
import { loadTranslator } from '../../../src/i18n/translator';
import { isCounterReading } from '../../../src/i18n/words/outcome';
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
  it('says what the result says, and of the serial number the end', async () => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    const words = proofWords(factsOf(results.nikonD850), LINK, t, 'en');
    expect(words).toMatchObject({
      count: '45,213',
      camera: 'NIKON D850',
      verdict: expect.stringContaining('of 200,000'),
      address: 'shop.example/verify',
    });
    expect(words.facts.join(' ')).toContain('Exact count');
    const all = JSON.stringify(words);
    for (const secret of ['3012345', 'geheim']) expect(all).not.toContain(secret);
  });

  it('has figures on its scale, as the page has', async () => {
    const { t } = await loadTranslator('de', ['tool', 'checker']);
    const { marks } = proofWords(factsOf(results.nikonD750), LINK, t, 'de');
    expect(marks.map(({ text }) => text.replace(/\s/, ' '))).toEqual(['20 %', '50 %', '80 %', t('wear.over')]);
  });

  it('has the color of the band, where the band is certain', async () => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    const colorAt = (shutterCount: number) =>
      proofWords(factsOf({ ...results.nikonD750, shutterCount }), LINK, t, 'en').color;
    expect([10_001, 60_001, 110_001, 140_001].map(colorAt)).toEqual(
      Object.values(bandColor).map((name) => lightPalette[name]),
    );
  });

  it('vouches by no color for a number that a program has saved again', async () => {
    const { t } = await loadTranslator('en', ['tool', 'checker']);
    const { savedAgain } = results.nikonD850SavedAgain;
    expect(proofWords(factsOf({ ...results.nikonD750, savedAgain: savedAgain! }), LINK, t, 'en').color).toBe(
      lightPalette.text,
    );
  });

  it('is of a count, and of no estimate', () => {
    expect(isCounterReading(results.nikonD850)).toBe(true);
    expect(isCounterReading(results.nameless)).toBe(false);
  });

  it('comes in the two shapes of chats and forums', () => {
    expect(PROOF_SHAPES).toEqual({ tall: [1080, 1350], wide: [1200, 630] });
  });
});
