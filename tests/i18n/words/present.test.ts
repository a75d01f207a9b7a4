import { describe, expect, it } from 'vitest';
import {
  formatAperture,
  formatDimensions,
  formatExposureCompensation,
  formatExposureTime,
  formatFileSize,
  formatFocalLength,
  formatShare,
  presentSerial,
} from '../../../src/i18n/words/present';

describe('exposure times', () => {
  it.each([
    [1 / 200, '1/200'],
    [0.005, '1/200'],
    [1 / 8000, '1/8000'],
    [1 / 199.7, '1/200'],
    [0.5, '1/2'],
    [0.0333, '1/30'],
    [0.33, '1/3'],
  ])('writes %f seconds as %s if the inverse is near a whole number', (seconds, shown) => {
    expect(formatExposureTime(seconds, 'en')).toBe(shown);
  });

  it.each([
    [0.6, '0.6 s'],
    [0.4, '0.4 s'],
    [0.77, '0.77 s'],
    [1, '1 s'],
    [2, '2 s'],
    [2.5, '2.5 s'],
    [30, '30 s'],
  ])('writes %f seconds as %s if it is not', (seconds, shown) => {
    expect(formatExposureTime(seconds, 'en')).toBe(shown);
  });

  it('writes decimals with a comma in German', () => {
    expect(formatExposureTime(0.6, 'de')).toBe('0,6 s');
  });
});

describe('other values', () => {
  it('writes the aperture as f/value', () => {
    expect(formatAperture(2.8, 'en')).toBe('f/2.8');
    expect(formatAperture(8, 'en')).toBe('f/8');
    expect(formatAperture(0.95, 'en')).toBe('f/0.95');
    expect(formatAperture(5.599999, 'en')).toBe('f/5.6');
    expect(formatAperture(2.8, 'de')).toBe('f/2,8');
  });

  it('writes the focal length in millimeters', () => {
    expect(formatFocalLength(50, 'en')).toBe('50 mm');
    expect(formatFocalLength(4.25, 'ja')).toBe('4.3 mm');
  });

  it('signs the exposure compensation, except for zero', () => {
    expect(formatExposureCompensation(1 / 3, 'en')).toBe('+0.3 EV');
    expect(formatExposureCompensation(-2 / 3, 'en')).toBe('-0.7 EV');
    expect(formatExposureCompensation(0, 'en')).toBe('0 EV');
    expect(formatExposureCompensation(-0.001, 'en')).toBe('0 EV');
    expect(formatExposureCompensation(-1.5, 'de')).toBe('-1,5 EV');
  });

  it('writes dimensions as width × height', () => {
    expect(formatDimensions(6000, 4000)).toBe('6000 × 4000');
  });

  it('writes shares in whole percent, with a decimal if they are small', () => {
    expect(formatShare(0.4521, 'en')).toBe('45%');
    expect(formatShare(0.0213, 'en')).toBe('2.1%');
    expect(formatShare(1.2, 'ja')).toBe('120%');
    expect(formatShare(0.4521, 'de')).toBe('45\u00a0%');
  });

  it('rounds the share of a bound so that the bound stays true', () => {
    expect(formatShare(0.02526, 'en', 'upper')).toBe('2.6%');
    expect(formatShare(0.02526, 'en', 'lower')).toBe('2.5%');
    expect(formatShare(0.07, 'en', 'upper')).toBe('7%');
    expect(formatShare(0.2801, 'en', 'upper')).toBe('29%');
    expect(formatShare(0.29, 'en', 'lower')).toBe('29%');
  });

  it('writes file sizes the way file managers do', () => {
    expect(formatFileSize(0, 'en')).toBe('0 bytes');
    expect(formatFileSize(999, 'en')).toBe('999 bytes');
    expect(formatFileSize(48_300, 'en')).toBe('48.3 kB');
    expect(formatFileSize(24_117_000, 'de')).toBe('24,1 MB');
  });

  it('labels bytes as an internal serial number, shows any other unchanged, and calls it the body’s only if that was confirmed', () => {
    expect(presentSerial('8 8 194 34 102')).toEqual({ label: 'serial.internal', value: '0808c22266' });
    for (const number of ['3012345', '02059361', 'BZ 1234567', '12 34']) {
      expect(presentSerial(number, true)).toEqual({ label: 'serial.body', value: number });
      expect(presentSerial(number)).toEqual({ label: 'serial.inFile', value: number });
    }
  });
});
