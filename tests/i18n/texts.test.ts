import { describe, expect, it } from 'vitest';
import { allCodeLabels } from '../../src/i18n/words/labels';
import { DEFAULT_LOCALE, localeCodes } from '../../src/config/locales';
import { lackingIn, missingTexts, stemOf } from '../../src/i18n/missingTexts';
import { languages } from '../content/languages/languages';
import { everyText } from '../support/texts/all';
import { stringsIn } from '../content/prose';

const { en } = everyText;

const files = import.meta.glob<Record<string, unknown>>('../../src/i18n/*/*.json', { eager: true, import: 'default' });
const fileOf = (locale: string, name: string) => files[`../../src/i18n/${locale}/${name}`]!;

const translations = localeCodes.filter((code) => code !== DEFAULT_LOCALE);
const partsOf = (locale: string) => Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));

const stems = (texts: object) => [...new Set(Object.keys(texts).map(stemOf))].toSorted();

const placeholders = (text: unknown) =>
  [
    ...new Set(
      stringsIn(text)
        .join(' ')
        .match(/\{\{\w+\}\}/g),
    ),
  ]
    .toSorted()
    .join(' ');

describe('the texts', () => {
  it('exist in every language, and none is empty', async () => {
    expect(await missingTexts()).toEqual([]);
  });

  it('are reported missing file by file for a language without texts', async () => {
    const missing = ['./xx/home.json', '../content/xx/legal.ts', '../content/xx/models/nikon.ts'];
    expect(await missingTexts(['xx'])).toEqual(expect.arrayContaining(missing.map((file) => `${file} is missing`)));
  });

  it('are reported lacking if they are missing, blank or of another kind', () => {
    const english = {
      title: 'Title',
      models_one: 'A model',
      models_other: 'Models',
      steps: ['One.'],
      lead: { a: 'A' },
    };
    const lacking = { title: ' ', steps: [], lead: 'A' };
    expect(lackingIn(english, lacking)).toEqual(['title', 'models', 'models', 'steps', 'lead']);
    expect(lackingIn(english, { ...english, steps: ['Eins.', ''] })).toEqual(['steps.1']);
  });

  it('may have other plural forms, and lists of another length', () => {
    const english = { models_one: 'A model', models_other: 'Models', steps: ['One.', 'Two.'] };
    expect(lackingIn(english, { models_other: '機種', steps: ['Eins und zwei.'] })).toEqual([]);
  });
});

/** Words and product names that are the same as in English. */
const SHARED =
  /^(?:Blog|Tag|Mac|Software|Newsletter|Marketing|Bytes|Bulb|Spot|Standard|Name|Firmware|Code|Android|Linux|ChromeOS|Windows|iPhone|iPad|Firefox|Safari|Panasonic|shutter-history|unconfirmed-counter)$/;

describe.each(translations)('%s', (locale) => {
  const parts = partsOf(locale);

  it('has no English texts except words that both languages share', () => {
    const english = Object.assign({}, ...partsOf(DEFAULT_LOCALE).map(([, part]) => part)) as Record<string, unknown>;
    const same = parts
      .flatMap(([, part]) => Object.entries(part))
      .filter(([key, text]) => typeof text === 'string' && text === english[key])
      .filter(([, text]) =>
        (text as string)
          .replaceAll(/\{\{\w+\}\}/g, ' ')
          .split(/[^\p{L}-]+/u)
          // Abbreviations are the same in all languages.
          .some((word) => /\p{Ll}/u.test(word) && !SHARED.test(word)),
      );
    expect(same).toEqual([]);
  });

  it('has no key that English lacks in the same file', () => {
    const unknown = parts.flatMap(([path, texts]) => {
      const english = new Set(stems(fileOf(DEFAULT_LOCALE, path.split('/').at(-1)!)));
      return stems(texts).filter((key) => !english.has(key));
    });
    expect(unknown).toEqual([]);
  });

  it('has the placeholders of English, except in the listed texts', () => {
    const original = (key: string) => en[key] ?? en[`${stemOf(key)}_other`] ?? '';
    const other = parts
      .flatMap(([, texts]) => Object.entries(texts))
      .filter(([key, text]) => placeholders(text) !== placeholders(original(key)))
      .map(([key, text]) => [key, placeholders(text)] as const);
    expect(Object.fromEntries(other)).toEqual(languages[locale].otherValues);
  });
});

it('no key is in two files', () => {
  const english = Object.entries(files).filter(([path]) => path.includes('/en/'));
  const keys = english.flatMap(([, part]) => Object.keys(part));
  expect(keys.toSorted()).toEqual(Object.keys(en).toSorted());
});

it('no key is twice in a file, where the last would win', () => {
  const raw = import.meta.glob<string>('../../src/i18n/*/*.json', { eager: true, query: '?raw', import: 'default' });
  const twice = Object.entries(raw).flatMap(([path, text]) => {
    // The outermost object's keys have an indent of two spaces.
    const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key!);
    return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${path}: ${key}`);
  });
  expect(Object.keys(raw).length).toBeGreaterThan(3);
  expect(twice).toEqual([]);
});

describe('the keys', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const code = Object.entries(sources)
    // Leaves out the files with prose and tables.
    .filter(([path]) => !/\/(?:content\/(?!figures\/)\w+|catalogue\/cameras|buying)\//.test(path))
    .map(([, text]) => text);
  const literals = new Set([
    ...code.flatMap((text) => text.match(/'[\w.-]+'/g) ?? []),
    // Keys assembled from a field's name and a code's name.
    ...allCodeLabels().map((key) => `'${key}'`),
  ]);
  const templates = code
    .flatMap((text) => text.match(/`[^`\n]*\$\{[^`\n]*`/g) ?? [])
    .map((template) => template.slice(1, -1).split(/\$\{[^}]*\}/))
    // Keeps only templates that start with the name of a group of keys. Each `${…}` matches any part of a key.
    .filter(([beginning]) => /^[a-z]\w*\.[\w.-]*$/i.test(beginning!))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[\\w-]+')}$`));

  it('are all used', () => {
    const isUsed = (key: string) => literals.has(`'${key}'`) || templates.some((template) => template.test(key));
    expect(stems(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('the labels of a result', () => {
  /** The most characters that fit into the column of labels on a screen 320 px wide. */
  const LONGEST = 12;

  it('mark in German the places where a long word may break', () => {
    const labels = Object.entries(fileOf('de', 'checker.json')).filter(([key]) => /^(?:field|image)\./.test(key));
    const long = labels.filter(([, text]) =>
      String(text)
        .split(/[\s\u00ad-]/)
        .some((part) => part.length > LONGEST),
    );
    expect(labels.length).toBeGreaterThan(10);
    expect(long).toEqual([]);
  });
});
