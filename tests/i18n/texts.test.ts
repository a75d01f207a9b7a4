import { describe, expect, it } from 'vitest';
import deFrame from '../../src/i18n/de/frame.json';
import enFrame from '../../src/i18n/en/frame.json';
import en from '../support/texts/en';
import jaFrame from '../../src/i18n/ja/frame.json';
import { allCodeLabels } from '../../src/result/labels';
import { DEFAULT_LOCALE, locales } from '../../src/config/locales';
import { missingContent } from '../../src/content/content';
import { missingTexts } from '../../src/i18n/translator';

const files = import.meta.glob<Record<string, string>>('../../src/i18n/*/*.json', { eager: true, import: 'default' });

/** The interface texts of every language except English. */
const translations = locales
  .filter(({ code }) => code !== DEFAULT_LOCALE)
  .map(({ code }) => {
    const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/${code}/`));
    return [code, Object.assign({}, ...ofLanguage.map(([, part]) => part)) as Record<string, string>] as const;
  });

/** Japanese has one plural form, so its texts lack the others. */
const PLURAL_FORM = /_(one|other)$/;
const stems = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL_FORM, '')))].toSorted();

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

describe('the texts', () => {
  it('exist in every language, and none is empty', async () => {
    expect([...(await missingTexts()), ...(await missingContent())]).toEqual([]);
  });
});

describe.each(translations)('%s', (_language, translated) => {
  it('has the keys of English', () => {
    expect(stems(translated)).toEqual(stems(en));
  });

  it('has the placeholders of English', () => {
    for (const [key, text] of Object.entries(translated)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders((en as Record<string, string>)[key] ?? '')]);
    }
  });

  it('leaves no text empty', () => {
    expect(Object.entries(translated).filter(([, text]) => !text.trim())).toEqual([]);
  });
});

describe('the texts of the frame', () => {
  /** Keys whose text is the same in German and English. */
  const SHARED = ['nav.blog', 'cookie.marketing', 'list.separator', 'list.labeled', 'list.aside'];

  it.each([
    ['Japanese', jaFrame, []],
    ['German', deFrame, SHARED],
  ])('leave nothing in English: %s', (_language, texts, shared) => {
    const same = Object.entries(texts).filter(([key, text]) => text === (enFrame as Record<string, string>)[key]);
    expect(same.map(([key]) => key)).toEqual(shared);
  });
});

it('no key is in two files', () => {
  const english = Object.entries(files).filter(([path]) => path.includes('/en/'));
  const keys = english.flatMap(([, part]) => Object.keys(part));
  expect(keys.toSorted()).toEqual(Object.keys(en).toSorted());
});

describe('every key', () => {
  /** A template literal in the code as a pattern: its expressions may be any part of a key. */
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const code = Object.entries(sources)
    .filter(([path]) => !path.includes('/content/') && !path.includes('/cameras/') && !path.includes('/buying/'))
    .map(([, text]) => text);
  const literals = new Set([
    ...code.flatMap((text) => text.match(/'[\w.-]+'/g) ?? []),
    // Assembled from a field and the name of its code.
    ...allCodeLabels().map((key) => `'${key}'`),
  ]);
  const templates = code
    .flatMap((text) => text.match(/`[^`\n]*\$\{[^`\n]*`/g) ?? [])
    .map((template) => template.slice(1, -1).split(/\$\{[^}]*\}/))
    // Only templates that start with the name of a group of keys.
    .filter(([beginning]) => /^[a-z]\w*\.[\w.-]*$/i.test(beginning!))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[\\w-]+')}$`));

  it.each(stems(en))('is used: %s', (key) => {
    expect(literals.has(`'${key}'`) || templates.some((template) => template.test(key))).toBe(true);
  });
});
