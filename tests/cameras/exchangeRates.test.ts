import { expect, it } from 'vitest';
import { exchanged } from '../../src/cameras/exchangeRates';

it.each([
  [12_000, 'JPY', 'USD', '2020-06', 110],
  [360, 'EUR', 'USD', '2018', 430],
  [13.5, 'GBP', 'EUR', '2020-04', 15],
  [345, 'USD', 'JPY', '2016', 37_000],
  [60_000, 'JPY', 'USD', undefined, 400],
] as const)('%d %s are in %s, at the rate of %s, about %d', (amount, from, to, date, expected) => {
  expect(exchanged(amount, from, to, date)).toBe(expected);
});

it('there is no price without a rate', () => {
  expect(() => exchanged(1, 'GBP', 'EUR', '2012')).toThrow('No rate for GBP and EUR in 2012');
});
