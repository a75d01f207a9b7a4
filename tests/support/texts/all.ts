/** All interface texts of every language. */
import { type Locale, localeCodes } from '../../../src/config/locales';
import type { Lists, Texts } from '../../../src/i18n/texts';

const files = import.meta.glob<object>('../../../src/i18n/*/*.json', { eager: true, import: 'default' });

/** The content of a language's files, by key: texts and lists. */
export const everyText = Object.fromEntries(
  localeCodes.map((locale) => {
    const own = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
    return [locale, Object.assign({}, ...own.map(([, part]) => part))];
  }),
) as Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;

/** A language's texts: the ones that all languages have, whatever their plural forms. */
export const texts = only((text) => typeof text === 'string') as Readonly<
  Record<Locale, Record<Exclude<keyof Texts, `${string}_one`>, string>>
>;

/** A language's lists of texts. */
export const lists = only((text) => typeof text !== 'string') as Readonly<Record<Locale, Lists>>;

function only(isWanted: (text: unknown) => boolean): unknown {
  return Object.fromEntries(
    Object.entries(everyText).map(([locale, all]) => [
      locale,
      Object.fromEntries(Object.entries(all).filter(([, text]) => isWanted(text))),
    ]),
  );
}
