import { describe, expect, it } from 'vitest';
import { compareFiles, faultLine, lackingFiles } from '../../src/content/lacking';

const texts = { 'home.title': 'Title', 'home.models_one': 'A model', 'home.models_other': 'Models' };
const model = { intro: ['One.', 'Two.'], buying: ['Three.'] };

describe('a file', () => {
  it('that is not there lacks all texts', () => {
    expect(compareFiles('home.json', texts, undefined)).toMatchObject({
      lacking: ['home.title', 'home.models'],
      of: 2,
    });
    expect(compareFiles('legal.ts', () => model, undefined).lacking).toEqual(['']);
  });

  it('lacks the texts that are missing or blank', () => {
    expect(compareFiles('home.json', texts, { 'home.title': ' ' }).lacking).toEqual(['home.title', 'home.models']);
    expect(compareFiles('home.ts', model, { intro: ['Eins.', ''], buying: [] }).lacking).toEqual(['intro.1', 'buying']);
  });

  it('may have other forms of the plural, and lists of another length', () => {
    expect(compareFiles('home.json', texts, { 'home.title': '題', 'home.models_other': '機種' }).lacking).toEqual([]);
    expect(compareFiles('home.ts', model, { intro: ['Eins und zwei.'], buying: ['Drei.'] }).lacking).toEqual([]);
  });

  it('about its own market lacks nothing, however many places it names', () => {
    expect(compareFiles('market.ts', { places: [model, model] }, { places: [] }).lacking).toEqual([]);
    expect(compareFiles('market.ts', { places: [model] }, undefined).lacking).toEqual(['']);
  });
});

it('every file of a language without any is reported once', async () => {
  const files = await lackingFiles(['xx' as 'en']);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining(['home.json', 'legal.ts', 'models/nikon.ts']));
});

describe('the line about a file', () => {
  const file = { locale: 'de', file: 'home.json', lacking: ['a', 'b', 'c', 'd'], of: 9 } as const;

  it('names the first texts that a finished language lacks', () => {
    expect(faultLine(file)).toBe('de/home.json lacks 4 of 9 texts: a, b, c, …');
  });

  it('names no text of a file whose text is a function', () => {
    expect(faultLine({ ...file, file: 'legal.ts', lacking: [''], of: 1 })).toBe('de/legal.ts lacks 1 of 1 texts: all');
  });
});
