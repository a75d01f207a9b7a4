import type { TestOptions } from 'vitest';
import { localeCodes, type Locale } from '../../src/config/locales';
import { skipIf } from './skipIf';

/** True in `npm run test:all`, which looks at everything; the quicker tiers look at a sample of what is long. */
export const isWhole = process.env['TIER'] === 'all';

/** The languages of a journey: a language changes words, which are tested as data. One journey goes through all three. */
export const journeyLocales: readonly Locale[] = isWhole ? localeCodes : ['en'];

/** In `npm test` the first ones of a list that `npm run test:all` goes through to its end. */
export const firstOf = <Item>(list: readonly Item[], items = 1): readonly Item[] =>
  isWhole ? list : list.slice(0, items);

/** For what a cheaper test guards as well, or what is a variant of another journey: runs in `npm run test:all` alone. */
export function weeklyOf<Test extends { readonly for: unknown }>(test: Test): Test {
  if (isWhole) return test;
  type Run = (name: string, options: TestOptions, body: unknown) => void;
  const any = test as unknown as Run & { for: (cases: readonly unknown[]) => Run };
  const options = skipIf(true, 'npm run test:all runs them');
  const later = (name: string, body: unknown) => any(name, options, body);
  const laterFor = (cases: readonly unknown[]) => (name: string, body: unknown) => any.for(cases)(name, options, body);
  return Object.assign(later, { for: laterFor }) as unknown as Test;
}
