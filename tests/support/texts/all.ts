import { type Locale, localeCodes } from '../../../src/config/locales';
import type { Lists, Texts } from '../../../src/i18n/texts';

const files = import.meta.glob<object>('../../../src/i18n/*/*.json', { eager: true, import: 'default' });

/** Each language's texts and lists of texts, by key. */
export const everyText = Object.fromEntries(
  localeCodes.map((locale) => {
    const own = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
    return [locale, Object.assign({}, ...own.map(([, part]) => part))];
  }),
) as Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;

/** The type lacks singular forms ('…_one'), because not all languages have them. */
export const texts = only((text) => typeof text === 'string') as Readonly<
  Record<Locale, Record<Exclude<keyof Texts, `${string}_one`>, string>>
>;

/** The lists of texts of each language. */
export const lists = only((text) => typeof text !== 'string') as Readonly<Record<Locale, Lists>>;

function only(isWanted: (text: unknown) => boolean): unknown {
  return Object.fromEntries(
    Object.entries(everyText).map(([locale, all]) => [
      locale,
      Object.fromEntries(Object.entries(all).filter(([, text]) => isWanted(text))),
    ]),
  );
}
