import { describe, expect, it } from 'vitest';
import { soldName } from '../../../src/i18n/words/soldName';

describe('the name that a camera is sold under', () => {
  it.each([
    ['en', 'SONY', 'ILCE-7M3', 'Sony A7 III'],
    ['de', 'SONY', 'ILCE-7M3', 'Sony Alpha 7 III'],
    ['ja', 'SONY', 'ILCE-7M3', 'Sony α7 III'],
    ['en', 'OLYMPUS CORPORATION', 'E-M1MarkII', 'Olympus OM-D E-M1 Mark II'],
    // This body is sold under several names; its files have the name in the country of sale.
    ['en', 'Canon', 'Canon EOS REBEL SL3', 'Canon EOS REBEL SL3'],
    ['ja', 'NIKON CORPORATION', 'NIKON D850', 'NIKON D850'],
    ['en', 'SONY', 'ILCE-0', 'SONY ILCE-0'],
    ['en', 'SONY', undefined, 'SONY'],
    ['en', undefined, undefined, ''],
  ] as const)('in %s of %s and %s', (locale, make, model, name) => {
    expect(soldName({ make, model }, locale)).toBe(name);
  });
});
