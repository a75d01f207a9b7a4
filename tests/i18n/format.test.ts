import { describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatMoment,
  formatNumber,
  formatPartialDate,
  joinSentences,
  proseNumber,
} from '../../src/i18n/format';

describe('a local time', () => {
  // A photo states no time zone, so the text must not depend on the machine's (`TZ`).
  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])('is written as the camera wrote it in the zone %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDateTime('2024-05-01T23:59:00', 'de')).toContain('23:59');
    expect(formatDate('2024-05-01', 'en')).toBe('May 1, 2024');
    expect(formatMoment(Date.UTC(2024, 4, 1), 'en', { day: 'numeric', month: 'long', year: 'numeric' })).toBe(
      'May 1, 2024',
    );
    vi.unstubAllEnvs();
  });
});

describe('numbers', () => {
  it('have the separators of the language', () => {
    expect(formatNumber(45213, 'en')).toBe('45,213');
    expect(formatNumber(45213, 'ja')).toBe('45,213');
    expect(formatNumber(45213, 'de')).toBe('45.213');
    expect(formatNumber(24.2, 'de')).toBe('24,2');
  });

  it('count in a Japanese sentence in units of ten thousand', () => {
    expect([9999, 10_000, 33_000, 150_000, 256_868, 1_000_000].map((count) => proseNumber(count, 'ja'))).toEqual([
      '9,999',
      '1万',
      '3万3,000',
      '15万',
      '25万6,868',
      '100万',
    ]);
    expect(proseNumber(150_000, 'de')).toBe('150.000');
  });

  it('have no space before a unit in Japanese letters, and one before others', () => {
    const inUnit = (unit: string) => formatNumber(84, 'ja', { style: 'unit', unit, unitDisplay: 'long' });
    expect(['second', 'hour', 'byte'].map(inUnit)).toEqual(['84秒', '84時間', '84バイト']);
    expect(formatNumber(24.1, 'ja', { style: 'unit', unit: 'megabyte' })).toBe('24.1 MB');
  });
});

describe('dates', () => {
  it('are written out in the language', () => {
    expect(formatDate('2026-10-05', 'en')).toBe('October 5, 2026');
    expect(formatDate('2026-10-05', 'ja')).toBe('2026年10月5日');
    expect(formatDate('2026-10-05', 'de')).toBe('5. Oktober 2026');
  });

  it.each([
    ['2015', 'en', '2015'],
    ['2015', 'ja', '2015年'],
    ['2015-07', 'en', 'July 2015'],
    ['2015-07', 'ja', '2015年7月'],
    ['2015-07', 'de', 'Juli 2015'],
    ['2015-07-14', 'de', '14. Juli 2015'],
  ] as const)('are as exact as their source: %s in %s', (date, locale, written) => {
    expect(formatPartialDate(date, locale)).toBe(written);
  });

  it('keep the camera’s local time', () => {
    expect(formatDateTime('2024-06-14T23:58:40', 'en')).toMatch(/^June 14, 2024.* 11:58\sPM$/);
    expect(formatDateTime('2024-06-14T07:58:40', 'de')).toBe('14. Juni 2024 um 07:58');
    expect(formatDateTime('2024-06-14T07:58:40', 'ja')).toBe('2024年6月14日 7:58');
  });

  it('are returned unchanged if they are invalid', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
    expect(formatDateTime('2024-99-99T99:99:99', 'de')).toBe('2024-99-99T99:99:99');
  });
});

it('consecutive sentences have a space between them, except in Japanese', () => {
  expect(joinSentences(['One.', 'Two.'], 'en')).toBe('One. Two.');
  expect(joinSentences(['一。', '二。'], 'ja')).toBe('一。二。');
});
