/** The only list of the site's languages. The default language has no path prefix. */

interface Language {
  readonly code: string;
  /** the language's name in the language itself */
  readonly name: string;
  readonly openGraph: string;
}

export const locales = [
  { code: 'en', name: 'English', openGraph: 'en_US' },
  { code: 'ja', name: '日本語', openGraph: 'ja_JP' },
  { code: 'de', name: 'Deutsch', openGraph: 'de_DE' },
] as const satisfies readonly Language[];

export type Locale = (typeof locales)[number]['code'];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);

/** 'ja' → true, 'xx' → false */
export function isLocale(code: string | undefined): code is Locale {
  return locales.some((locale) => locale.code === code);
}
