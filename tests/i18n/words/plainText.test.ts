import { describe, expect, it } from 'vitest';
import { cameraName, plainText, shortName } from '../../../src/i18n/words/plainText';

describe('text from a file', () => {
  it('is left alone if it is harmless', () => {
    expect(plainText('EF 24-70mm f/2.8L II USM')).toBe('EF 24-70mm f/2.8L II USM');
    expect(plainText('ソニー α7 III, Größe')).toBe('ソニー α7 III, Größe');
  });

  it('keeps markup as plain characters', () => {
    expect(plainText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });

  it('loses control characters, line breaks and NULs', () => {
    expect(plainText('Nikon\u0000\u0007\r\n  D850\u001b[31m')).toBe('Nikon D850 [31m');
  });

  it('loses characters that reorder or hide text', () => {
    expect(plainText('\u202eGPJ.dro\u202c \u2066W\u2069or\u200bd\ufeff')).toBe('GPJ.dro W or d');
  });

  it('is cut off if it is longer than a camera would write', () => {
    const shown = plainText('a'.repeat(65_536));
    expect(shown).toHaveLength(120);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('never ends in half a character', () => {
    const halves = /\p{Surrogate}/u;
    expect(plainText('📷'.repeat(300))).not.toMatch(halves);
    expect(plainText('\ud83d alone')).not.toMatch(halves);
  });
});

describe('the name of a camera', () => {
  it('is make plus model', () => {
    expect(cameraName('SONY', 'ILCE-7M3')).toBe('SONY ILCE-7M3');
    expect(cameraName('NIKON CORPORATION', 'NIKON D850')).toBe('NIKON CORPORATION NIKON D850');
  });

  it('has the make only once if the model repeats it', () => {
    expect(cameraName('Canon', 'Canon EOS R5')).toBe('Canon EOS R5');
  });

  it.each([
    ['NIKON CORPORATION', 'NIKON D850', 'NIKON D850'],
    ['RICOH IMAGING COMPANY, LTD.', 'PENTAX K-1', 'PENTAX K-1'],
    ['EASTMAN KODAK COMPANY', 'KODAK DC290 ZOOM DIGITAL CAMERA', 'KODAK DC290 ZOOM DIGITAL CAMERA'],
    ['RICOH IMAGING COMPANY, LTD.', 'PENTAXIAN', 'RICOH PENTAXIAN'],
    ['OLYMPUS CORPORATION', 'E-M1', 'OLYMPUS E-M1'],
    ['OLYMPUS OPTICAL CO.,LTD', 'E-20', 'OLYMPUS E-20'],
    ['NIKON CORPORATION', 'D850', 'NIKON D850'],
    ['LEICA CAMERA AG', 'M10', 'LEICA M10'],
    ['KONICA MINOLTA', 'DYNAX 5D', 'KONICA MINOLTA DYNAX 5D'],
    ['Synthetic Camera Co', 'S1', 'Synthetic Camera S1'],
    ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
    ['Canon', 'Canonet', 'Canon Canonet'],
    ['', 'X-T4', 'X-T4'],
  ])(
    'is short without words that the model repeats, and without the company’s legal form: %s, %s',
    (make, model, short) => {
      expect(shortName(make, model)).toBe(short);
    },
  );

  it('is the other part if one of them is missing', () => {
    expect(cameraName(undefined, 'X-T4')).toBe('X-T4');
    expect(cameraName('FUJIFILM', undefined)).toBe('FUJIFILM');
    expect(cameraName(undefined, undefined)).toBe('');
  });
});
