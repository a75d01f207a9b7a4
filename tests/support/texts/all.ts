/** All interface texts of the finished languages. */
import { type FinishedLocale, finishedLocales } from '../../../src/config/locales';
import type ja from './ja';

const files = import.meta.glob<object>('../../../src/i18n/*/*.json', { eager: true, import: 'default' });

/** A language's texts: those that it has in all languages, whatever its forms of the plural. */
export const texts = Object.fromEntries(
  finishedLocales.map((locale) => {
    const own = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
    return [locale, Object.assign({}, ...own.map(([, part]) => part))];
  }),
) as Readonly<Record<FinishedLocale, Record<keyof typeof ja, string>>>;
