/** The only list of the site's languages. The default language has no path prefix. */

interface Language {
  readonly code: string;
  /** in the language itself */
  readonly name: string;
  readonly openGraph: string;
  /**
   * Some of its files are still missing: it has the pages whose texts are whole (`src/app/languages.ts`). Not for English,
   * Japanese and German, which the site promises.
   */
  readonly draft?: true;
}

export const locales = [
  { code: 'en', name: 'English', openGraph: 'en_US' },
  { code: 'ja', name: '日本語', openGraph: 'ja_JP' },
  { code: 'de', name: 'Deutsch', openGraph: 'de_DE' },
] as const satisfies readonly Language[];

export type Locale = (typeof locales)[number]['code'];

/** A language that is no draft: it has all texts. */
export type FinishedLocale = Exclude<(typeof locales)[number], { readonly draft: true }>['code'];

export const DEFAULT_LOCALE = 'en' satisfies FinishedLocale;

const drafts: ReadonlySet<string> = new Set(
  locales.filter((language: Language) => language.draft).map(({ code }) => code),
);

/** Whether a language is no draft. */
export function isFinished(code: Locale): code is FinishedLocale {
  return !drafts.has(code);
}

/** The languages that have all texts, which tests read and search engines are shown. */
export const finishedLocales: readonly FinishedLocale[] = locales.map(({ code }) => code).filter(isFinished);

/** The languages of which only some pages are there. */
export const draftLocales: readonly Locale[] = locales.map(({ code }) => code).filter((code) => !isFinished(code));

/** 'ja' → true, 'xx' → false */
export function isLocale(code: string | undefined): code is Locale {
  return locales.some((locale) => locale.code === code);
}

/** What a table by language says for one of them; a draft without a row has English's. */
export function rowFor<Row>(
  rows: Readonly<Record<FinishedLocale, Row> & Partial<Record<Locale, Row>>>,
  locale: Locale,
): Row {
  return rows[locale] ?? rows[DEFAULT_LOCALE];
}
