import { describe, expect, it } from 'vitest';
import deFrame from '../../src/i18n/de/frame.json';
import de from '../../src/i18n/de/texts';
import enChecker from '../../src/i18n/en/checker.json';
import enFrame from '../../src/i18n/en/frame.json';
import enPages from '../../src/i18n/en/pages.json';
import en from '../../src/i18n/en/texts';
import jaFrame from '../../src/i18n/ja/frame.json';
import ja from '../../src/i18n/ja/texts';

/** Japanese has one plural form, so its texts lack the others. */
const PLURAL_FORM = /_(one|other)$/;
const stems = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL_FORM, '')))].toSorted();

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

describe.each([
  ['Japanese', ja],
  ['German', de],
])('%s', (_language, texts) => {
  it('has the keys of English', () => {
    expect(stems(texts)).toEqual(stems(en));
  });

  it('has the placeholders of English', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(en[key] ?? '')]);
    }
  });

  it('leaves no text empty', () => {
    expect(Object.entries(texts).filter(([, text]) => !text.trim())).toEqual([]);
  });
});

describe('the texts of the frame', () => {
  /** Words that German shares with English. */
  const SHARED = ['nav.blog', 'cookie.marketing'];

  it.each([
    ['Japanese', jaFrame, []],
    ['German', deFrame, SHARED],
  ])('leave nothing in English: %s', (_language, texts, shared) => {
    const same = Object.entries(texts).filter(([key, text]) => text === (enFrame as Record<string, string>)[key]);
    expect(same.map(([key]) => key)).toEqual(shared);
  });
});

it('no key stands in two files', () => {
  const keys = [enFrame, enChecker, enPages].flatMap(Object.keys);
  expect(keys.length).toBe(new Set(keys).size);
});
