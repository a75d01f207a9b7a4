import { describe, expect, it } from 'vitest';
import { loadTranslator } from '../../../src/i18n/translator';
import type { Reading } from '../../../src/history/reading';
import { counted } from '../../../src/history/countedFiles';
import { canBeChecked, tagWords } from '../../../src/history/views/tags';
import { examined, made } from '../made';
import * as results from '../../site/tool/results';

const { t } = await loadTranslator('en', ['tool', 'checker', 'history']);
const wordsOf = (...readings: readonly Reading[]) => tagWords(examined(readings)[0]!, undefined, t, 'en');

describe('a tag', () => {
  it('has the date of its count, and the end of the serial number', () => {
    const words = wordsOf(made('2025-05-01', 70_000, { serial: '6009999' }));
    expect(words).toMatchObject({
      count: '70,000',
      date: 'As of May 1, 2025',
      verdict: 'Moderate\u00a0· 47% of 150,000',
      color: 'wearModerate',
      scale: { look: 'colored', reached: 'moderate' },
      facts: ['Exact count', 'All shots', 'Serial number in the file ••••999'],
    });
    expect(JSON.stringify(words)).not.toContain('6009999');
  });

  it('has no serial number that is not on the body', () => {
    const { facts } = wordsOf(made('2024-05-02', 900, { serial: '8 8 194 34 102', model: 'ILCE-6000', make: 'SONY' }));
    expect(facts.join()).not.toMatch(/erial number/);
  });

  it('shows the count of all shots, like a result, and names the mechanical one that decides the wear', () => {
    const kinds = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 31_480, high: 31_480 }];
    const words = wordsOf(made('2025-11-01', 45_213, { model: 'NIKON D850', counts: kinds }));
    expect(words.count).toBe('45,213');
    expect(words.verdict).toBe('Low\u00a0· 16% of 200,000');
    expect(words.facts[0]).toBe('31,480 of the shots are mechanical; the wear goes by these.');
  });

  it('is hatched for a count that is years old, and in ink for a re-saved photo', () => {
    const look = (date: string, facts = {}) => wordsOf(made(date, 20_000, facts)).scale!.look;
    expect([look('2020-05-01'), look('2025-11-01', { savedAgain: true })]).toEqual(['hatched', 'ink']);
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
