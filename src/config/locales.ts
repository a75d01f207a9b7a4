/** The only list of the site's languages. The default language has no path prefix. */

export const locales = [
  { code: 'en', name: 'English', openGraph: 'en_US' },
  { code: 'ja', name: '日本語', openGraph: 'ja_JP' },
  { code: 'de', name: 'Deutsch', openGraph: 'de_DE' },
] as const;

export type Locale = (typeof locales)[number]['code'];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** 'ja' → true, 'fr' → false */
export function isLocale(code: string | undefined): code is Locale {
  return locales.some((locale) => locale.code === code);
}
