import { finishedLocales, type FinishedLocale } from '../../src/config/locales';

/** True in `npm run test:all`, which looks at everything; the quicker tiers look at a sample of what is long. */
export const isWhole = process.env['TIER'] === 'all';

/** The languages of a journey: a language changes words, which are tested as data. One journey goes through all three. */
export const journeyLocales: readonly FinishedLocale[] = isWhole ? finishedLocales : ['en'];

/** The same of `addresses`, which are one page in several languages, English first. */
export const journeyAddresses = <Address>(addresses: readonly Address[]): readonly Address[] =>
  isWhole ? addresses : addresses.slice(0, 1);
