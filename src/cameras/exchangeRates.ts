import type { Repair } from './buyingFacts';

export type Currency = NonNullable<Repair['currency']>;

/**
 * Units of each currency for one US dollar, averaged over the year: Federal Reserve, release G.5A, from
 * https://github.com/datasets/exchange-rates (data/annual.csv); the pound from the yearly averages of the IRS.
 */
const RATES: Readonly<Record<string, Readonly<Partial<Record<Currency, number>>>>> = {
  2012: { CAD: 0.9995, CNY: 6.3093, EUR: 0.7777, JPY: 79.818 },
  2015: { CAD: 1.2791, CNY: 6.2827, EUR: 0.9012, JPY: 121.0491 },
  2016: { CAD: 1.3243, CNY: 6.64, EUR: 0.9032, JPY: 108.6569 },
  2017: { CAD: 1.2984, CNY: 6.7569, EUR: 0.8849, JPY: 112.0986 },
  2018: { CAD: 1.2957, CNY: 6.609, EUR: 0.8462, JPY: 110.3974 },
  2019: { CAD: 1.3269, CNY: 6.9081, EUR: 0.8933, JPY: 109.0188 },
  2020: { CAD: 1.3422, CNY: 6.9042, EUR: 0.8764, GBP: 0.779, JPY: 106.7754 },
  2021: { CAD: 1.2533, CNY: 6.4508, EUR: 0.8453, JPY: 109.8429 },
  2022: { CAD: 1.3014, CNY: 6.729, EUR: 0.9493, JPY: 131.4589 },
  2025: { CAD: 1.3973, CNY: 7.1875, EUR: 0.8845, JPY: 149.5686 },
};

/** The last whole year, for a price without a date. */
const LAST_YEAR = '2025';

const perDollar = (currency: Currency, year: string) => (currency === 'USD' ? 1 : RATES[year]?.[currency]);

/**
 * The amount in another currency, at the rate of the year in which the price was published (`date`), rounded to two
 * significant digits: (12_000, 'JPY', 'USD', '2020-06') → 110. Throws for a year without a rate.
 */
export function exchanged(amount: number, from: Currency, to: Currency, date = LAST_YEAR): number {
  const year = date.slice(0, 4);
  const [ofFrom, ofTo] = [perDollar(from, year), perDollar(to, year)];
  if (ofFrom === undefined || ofTo === undefined) throw new Error(`No rate for ${from} and ${to} in ${year}`);
  return Number(((amount / ofFrom) * ofTo).toPrecision(2));
}
