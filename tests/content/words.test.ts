/** The checkable rules of style for all texts: banned words, one form per term, American spelling. */
import { describe, expect, it } from 'vitest';
import { languages } from './languages/languages';
import { LOCALES, linesOf } from './prose';

const CASES = LOCALES.flatMap((locale) =>
  languages[locale].bans.map(([pattern, instead]) => [locale, pattern, instead] as const),
);

/** Names of interface keys and of methods that contain a number, and the specification's own texts. */
const NOT_PROSE = /^method\.|folders-of-9999|IMG_|\bid: '/;

describe('the words of all texts', () => {
  it.each(CASES)('in %s never match %s, but say: %s', (locale, pattern) => {
    const found = linesOf(locale).filter(([where, text]) => !NOT_PROSE.test(where) && pattern.test(text));
    expect(found).toEqual([]);
  });

  it.each(LOCALES)('are checked in %s, file by file', (locale) => {
    const files = new Set(linesOf(locale).map(([where]) => where));
    for (const file of ['home.ts', 'brands.ts', 'legal.ts', 'figures.ts', 'posts.ts', 'models/canon.ts']) {
      expect(files).toContain(`${locale}/${file}`);
    }
  });
});
