import { finishedLocales, type FinishedLocale } from '../../src/config/locales';

/** True in `npm run test:all`, which looks at everything; the quicker tiers look at a sample of what is long. */
export const isWhole = process.env['TIER'] === 'all';

/** The languages of a journey: a language changes words, which are tested as data. One journey goes through all three. */
export const journeyLocales: readonly FinishedLocale[] = isWhole ? finishedLocales : ['en'];

/** In `npm test` the first ones of a list that `npm run test:all` goes through to its end. */
export const firstOf = <Item>(list: readonly Item[], items = 1): readonly Item[] =>
  isWhole ? list : list.slice(0, items);

/** For what a cheaper test guards as well, or what is a variant of another journey: runs in `npm run test:all` alone. */
export const weeklyOf = <Test extends { readonly skip: unknown }>(test: Test): Test =>
  isWhole ? test : (test.skip as Test);
