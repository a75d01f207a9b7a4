import { describe, expect, it } from 'vitest';
import deFrame from '../../src/i18n/de/frame.json';
import de from '../support/texts/de';
import enFrame from '../../src/i18n/en/frame.json';
import en from '../support/texts/en';
import jaFrame from '../../src/i18n/ja/frame.json';
import ja from '../support/texts/ja';

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
      expect([key, placeholders(text)]).toEqual([key, placeholders((en as Record<string, string>)[key] ?? '')]);
    }
  });

  it('leaves no text empty', () => {
    expect(Object.entries(texts).filter(([, text]) => !text.trim())).toEqual([]);
  });
});

describe('the texts of the frame', () => {
  /** What German shares with English. */
  const SHARED = ['nav.blog', 'cookie.marketing', 'list.separator'];

  it.each([
    ['Japanese', jaFrame, []],
    ['German', deFrame, SHARED],
  ])('leave nothing in English: %s', (_language, texts, shared) => {
    const same = Object.entries(texts).filter(([key, text]) => text === (enFrame as Record<string, string>)[key]);
    expect(same.map(([key]) => key)).toEqual(shared);
  });
});

it('no key stands in two files', () => {
  const files = import.meta.glob('../../src/i18n/en/*.json', { eager: true, import: 'default' });
  const keys = Object.values(files).flatMap((texts) => Object.keys(texts as object));
  expect(keys.toSorted()).toEqual(Object.keys(en).toSorted());
});
