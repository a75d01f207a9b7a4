/** The rules of style that a program can check: no banned words, one form per term, American spelling. */
import { describe, expect, it } from 'vitest';
import { languages } from './languages/languages';
import { LOCALES, linesOf } from './prose';

const CASES = LOCALES.flatMap((locale) =>
  languages[locale].bans.map(([pattern, instead]) => [locale, pattern, instead] as const),
);

/** Not prose: interface keys and methods with a number in their names, and texts that the specification gives. */
const NOT_PROSE = /^method\.|folders-of-9999|IMG_|\bid: '/;

describe('the words of all texts', () => {
  it.each(CASES)('in %s never match %s, but say: %s', (locale, pattern) => {
    const found = linesOf(locale).filter(([where, text]) => !NOT_PROSE.test(where) && pattern.test(text));
    expect(found).toEqual([]);
  });

  it.each(LOCALES)('are checked in %s, key by key and file by file', (locale) => {
    const places = new Set(linesOf(locale).map(([where]) => where));
    const files = ['legal.ts', 'market.ts', 'models/canon.ts'].map((file) => `${locale}/${file}`);
    const keys = ['home.explainer.texts', 'brands.canon.lead', 'figure.rated-life.label', 'guide.answer.noneKnown'];
    for (const place of [...files, ...keys]) expect(places).toContain(place);
  });
});
