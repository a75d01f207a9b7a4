import { describe, expect, it } from 'vitest';
import { findRatedLife } from '../../src/cameras/ratedLife';
import { adviceOf, adviceOfBand } from '../../src/judge/advice';
import { adviceSentence } from '../../src/i18n/words/adviceWords';
import type { ExtractionResult } from '../../src/reader/result';
import { texts } from '../support/texts/all';
import * as results from '../site/tool/results';

const NOW = '2024-06-15T08:00:00';
/** Returns the key instead of the sentence. */
const t = ((key: string) => key) as Parameters<typeof adviceSentence>[4];
const adviceFor = (result: ExtractionResult, reader: 'buyer' | 'owner' = 'buyer') =>
  adviceSentence(result, findRatedLife(result.make ?? '', result.model ?? ''), reader, NOW, t)?.replace(
    'bandAdvice.',
    '',
  );

describe('the advice on a band', () => {
  it.each([
    ['low', undefined, 'low'],
    ['veryHigh', undefined, 'veryHigh'],
    ['between', undefined, 'between'],
    // Here, the real wear cannot be in another band.
    ['low', 'upper', 'low'],
    ['veryHigh', 'lower', 'veryHigh'],
    // Here, the real wear may be in another band.
    ['moderate', 'upper', 'atMost'],
    ['high', 'upper', 'atMost'],
    ['veryHigh', 'upper', 'unrated'],
    ['low', 'lower', 'atLeast'],
    ['high', 'lower', 'atLeast'],
  ] as const)('%s with the bound %s is that of %s', (band, bound, advice) => {
    expect(adviceOfBand(band, bound)).toBe(advice);
  });
});

describe('the advice on a count', () => {
  const old = { dateTime: '2017-03-15T14:32:07' };
  it.each([
    ['a count', results.nikonD750, 'high'],
    ['a count beyond the rated life', { ...results.nikonD750, shutterCount: 291_000 }, 'veryHigh'],
    ['an upper bound', results.canonR5, 'low'],
    ['a lower bound', results.sonyA5100, 'atLeast'],
    ['a counter that is compared with nothing', results.fujifilmXT4, 'unrated'],
    ['no mechanical shutter', results.nikonZ8, 'no-shutter'],
    ['an estimate', results.canonEstimate, 'estimate'],
    ['a file that was saved again', results.nikonD850SavedAgain, 'unproven'],
    ['an old photo', { ...results.nikonD750, ...old }, 'past'],
    ['an old photo of a worn camera', { ...results.nikonD750, ...old, shutterCount: 291_000 }, 'veryHigh'],
    [
      'a number in doubt',
      { ...results.nikonD750, shutterSource: { ...results.nikonD750.shutterSource!, limits: ['contradicted'] } },
      'contradicted',
    ],
  ] as const)('follows from %s', (_, result, advice) => {
    expect(adviceFor(result)).toBe(`buyer.${advice}`);
    expect(adviceFor(result, 'owner')).toBe(`owner.${advice}`);
  });

  it('is empty without a count', () => {
    expect(adviceFor(results.olympusWithout)).toBeUndefined();
    expect(adviceFor(results.panasonicGuess)).toBeUndefined();
  });

  it('on a card report states the worth of such a text', () => {
    expect(adviceFor({ ...results.nikonD750, container: 'CAM_INFO' })).toBe('evidence.verdict.cardWithoutSerial');
  });

  it('doubts the number before the file, and the file before the wear', () => {
    const doubted = { wear: 'contradicted', band: undefined, isSavedAgain: true, isPast: true } as const;
    expect(adviceOf(doubted)).toBe('contradicted');
    expect(adviceOf({ ...doubted, wear: 'no-figure', isPast: false })).toBe('unproven');
    expect(adviceOf({ ...doubted, wear: 'no-figure' })).toBe('past');
  });
});

it.each(['en', 'de', 'ja'] as const)(
  'every kind of reader has a separate sentence for each advice, in %s',
  (locale) => {
    const keys = Object.keys(texts[locale]).filter((key) => key.startsWith('bandAdvice.buyer.'));
    expect(keys).toHaveLength(13);
    for (const key of keys) {
      const [buyer, owner] = [key, key.replace('buyer', 'owner')].map(
        (each) => (texts[locale] as Record<string, string>)[each],
      );
      expect(owner).toMatch(/[.。]$/);
      expect(owner).not.toBe(buyer);
    }
  },
);
