import { describe, expect, it } from 'vitest';
import { allCodeLabels, codeLabel, flashLabels } from '../../../src/i18n/words/labels';
import { texts } from '../../support/texts/all';

const { de, en, ja } = texts;

const FLASH_CODES: [number, string][] = [
  [0x00, 'Did not fire'],
  [0x01, 'Fired'],
  [0x05, 'Fired, return light not detected'],
  [0x07, 'Fired, return light detected'],
  [0x08, 'Did not fire, switched on'],
  [0x09, 'Fired, switched on'],
  [0x0d, 'Fired, switched on, return light not detected'],
  [0x0f, 'Fired, switched on, return light detected'],
  [0x10, 'Did not fire, switched off'],
  [0x14, 'Did not fire, switched off'],
  [0x18, 'Did not fire, automatic'],
  [0x19, 'Fired, automatic'],
  [0x1d, 'Fired, automatic, return light not detected'],
  [0x1f, 'Fired, automatic, return light detected'],
  [0x20, 'No flash function'],
  [0x30, 'No flash function'],
  [0x41, 'Fired, red-eye reduction'],
  [0x45, 'Fired, return light not detected, red-eye reduction'],
  [0x47, 'Fired, return light detected, red-eye reduction'],
  [0x49, 'Fired, switched on, red-eye reduction'],
  [0x4d, 'Fired, switched on, return light not detected, red-eye reduction'],
  [0x4f, 'Fired, switched on, return light detected, red-eye reduction'],
  [0x50, 'Did not fire, switched off, red-eye reduction'],
  [0x58, 'Did not fire, automatic, red-eye reduction'],
  [0x59, 'Fired, automatic, red-eye reduction'],
  [0x5d, 'Fired, automatic, return light not detected, red-eye reduction'],
  [0x5f, 'Fired, automatic, return light detected, red-eye reduction'],
];

const words: Record<string, string> = en;

describe('flash', () => {
  it.each(FLASH_CODES)('0x%s reads: %s', (code, sentence) => {
    const shown = flashLabels(code).map((key) => words[key]);
    expect(shown.join(', ')).toBe(sentence);
  });

  it('has no words for a code outside the standard', () => {
    expect(flashLabels(0x80)).toEqual([]);
    expect(flashLabels(-1)).toEqual([]);
    expect(flashLabels(1.5)).toEqual([]);
  });

  it.each([en, ja, de])('has words in every language for every set of bits', (language) => {
    const known: Record<string, string> = language;
    for (let code = 0; code <= 0x7f; code++) {
      for (const key of flashLabels(code)) expect(known[key], key).toBeTruthy();
    }
  });
});

describe('coded fields', () => {
  it('become the key of their text', () => {
    expect(codeLabel('exposureProgram', 3)).toBe('exposureProgram.aperturePriority');
    expect(codeLabel('meteringMode', 255)).toBe('meteringMode.other');
    expect(codeLabel('orientation', 6)).toBe('orientation.rotated90');
  });

  it('have no key for a code that is not in the standard', () => {
    expect(codeLabel('exposureProgram', 77)).toBeUndefined();
    expect(codeLabel('orientation', 0)).toBeUndefined();
  });

  it.each([en, ja, de])('have words in every language', (language) => {
    const known: Record<string, string> = language;
    for (const key of allCodeLabels()) expect(known[key], key).toBeTruthy();
  });
});
