import { describe, expect, it } from 'vitest';
import { loadTranslator } from '../../../src/i18n/translator';
import type { Reading } from '../../../src/history/reading';
import { counted } from '../../../src/history/countedFiles';
import { canBeChecked, tagWords } from '../../../src/history/views/tags';
import { examined, made } from '../made';
import * as results from '../../site/tool/results';

const { t } = await loadTranslator('en', ['frame', 'tool', 'checker', 'history']);
const wordsOf = (...readings: readonly Reading[]) => tagWords(examined(readings)[0]!, undefined, false, t, 'en');
const sony = { serial: '8 8 194 34 102', model: 'ILCE-6400', make: 'SONY' };

describe('a tag', () => {
  it('has the date of its count, and the end of the serial number', () => {
    const words = wordsOf(made('2025-05-01', 70_000, { serial: '6009999' }));
    expect(words).toMatchObject({
      count: '70,000',
      date: 'As of May 1, 2025',
      verdict: 'Moderate\u00a0· 47% of 150,000',
      color: 'wearModerate',
      scale: { look: 'colored', reached: 'moderate' },
      facts: ['Serial number ends in 999', 'Exact count', 'All shots'],
      isToFillIn: false,
    });
    expect(JSON.stringify(words)).not.toContain('6009999');
  });

  it('has the whole serial number on request', () => {
    const [body] = examined([made('2025-05-01', 70_000, { serial: '6009999' })]);
    expect(tagWords(body!, undefined, true, t, 'en').facts[0]).toBe('Serial number: 6009999');
    const [masked] = examined([made('2025-05-01', 70_000, { serial: '••••999', body: '1' })]);
    expect(tagWords(masked!, undefined, true, t, 'en').facts[0]).toBe('Serial number ends in 999');
  });

  it.each([
    ['a number that is not on the body', sony],
    ['no number', { serial: '' }],
    ['a number that its end would give away', { serial: '4711' }],
    ['only the name of our own reading over USB', { ...sony, name: 'ILCE-6400 2025-05-01T12:00:00', source: 'cable' }],
  ] as const)('has a line for the serial number to be written on, where others have it: %s', (_, facts) => {
    const words = wordsOf(made('2024-05-02', 900, { name: 'DSC01234.ARW', ...facts }));
    expect(words.facts[0]).toBe('Serial number');
    expect(words.isToFillIn).toBe(true);
  });

  it.each([
    ['A6400 shelf 3.ARW', 'File: A6400 shelf 3.ARW'],
    ['shop/a6400-from-the-second-shelf.arw', 'File: a6400-from-t…d-shelf.arw'],
  ])('has instead the name that somebody gave the photo: %s', (name, fact) => {
    const words = wordsOf(made('2024-05-02', 900, { ...sony, name }));
    expect(words.facts[0]).toBe(fact);
    expect(words.isToFillIn).toBe(false);
  });

  it('shows the count of all shots, like a result, and names the mechanical one that decides the wear', () => {
    const kinds = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 31_480, high: 31_480 }];
    const words = wordsOf(made('2025-11-01', 45_213, { model: 'NIKON D850', counts: kinds }));
    expect(words.count).toBe('45,213');
    expect(words.verdict).toBe('Low\u00a0· 16% of 200,000');
    expect(words.facts).toContain('All shots · 31,480 mechanical');
  });

  it('is hatched for a count that is years old, and in ink for one from a saved history', () => {
    const look = (date: string, facts = {}) => wordsOf(made(date, 20_000, facts)).scale!.look;
    expect([look('2020-05-01'), look('2025-11-01', { saved: true })]).toEqual(['hatched', 'ink']);
  });

  it('has the doubt in place of a wear: a re-saved file', () => {
    const words = wordsOf(made('2025-11-01', 97, { savedAgain: true }));
    expect(words).toMatchObject({ verdict: 'Re-saved file', color: 'text', scale: undefined });
    expect(words.facts).toEqual(['Serial number ends in 234', 'All shots']);
  });

  it('has the doubt in place of a wear: a counter that started again', () => {
    const restarting = { counts: [{ limits: ['may-restart' as const], wrapsAt: 65_535 }] };
    const words = wordsOf(made('2025-10-01', 60_000, restarting), made('2025-11-01', 900, restarting));
    expect(words).toMatchObject({ verdict: 'Counter may have started again', color: 'text', scale: undefined });
    expect(words.facts).not.toContain(words.verdict);
  });

  it('says why there is no wear, as a result does', () => {
    expect(wordsOf(made('2025-11-01', 900, { model: 'NIKON D7900' })).verdict).toBe('No rated life known');
  });
});

describe('a tag has a code', () => {
  const file = (name: string) => new File(['x'], name);
  const read = (name: string, shutterCount: number) =>
    counted.see({ file: file(name), path: name }, { ...results.nikonD750, shutterCount });
  const bodyOf = (count: number, facts = {}) => examined([made('2025-05-01', count, { name: 'A.NEF', ...facts })])[0]!;

  it('if its photo is open in this tab and gives exactly this number', async () => {
    counted.forget();
    expect(canBeChecked(bodyOf(70_000))).toBe(false);
    await read('A.NEF', 70_000);
    expect(canBeChecked(bodyOf(70_000))).toBe(true);
    expect(canBeChecked(bodyOf(70_001))).toBe(false);
    expect(canBeChecked(bodyOf(70_000, { saved: true }))).toBe(false);
  });

  it('but none if several files have its name, or it was removed', async () => {
    await read('A.NEF', 70_000);
    expect(canBeChecked(bodyOf(70_000))).toBe(false);
    counted.forget();
    expect(canBeChecked(bodyOf(70_000))).toBe(false);
  });
});
