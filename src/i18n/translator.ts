/**
 * i18next, one instance per language: changing the language changes the instance, never the texts of one. English is
 * fetched beside another language only when a text is missing there.
 */

import { createInstance, type i18n as Translator } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from './locales';

export type { Translator };
type Texts = Readonly<Record<string, string>>;

const NAMESPACE = 'translation';

const importTexts: Readonly<Record<Locale, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('./en/texts'),
  ja: () => import('./ja/texts'),
  de: () => import('./de/texts'),
};

const loaded = new Map<Locale, Promise<Translator>>();

/** The translator of a language, loaded once; a failed load is tried again the next time. */
export function loadTranslator(locale: Locale): Promise<Translator> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = importTexts[locale]().then(({ default: texts }) => createTranslator(locale, texts));
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
}

/**
 * A translator over given texts. A key that its language lacks gives a warning and the English text, and where English
 * lacks it too, the key. Placeholders without a value stay as written.
 */
export function createTranslator(locale: Locale, texts: Texts): Translator {
  const translator = createInstance();
  const reported = new Set<string>();

  function report(key: string): void {
    if (reported.has(key)) return;
    reported.add(key);
    console.warn(`Missing translation (${locale}): ${key}`);
    if (!translator.hasResourceBundle(DEFAULT_LOCALE, NAMESPACE)) void addEnglish(translator);
  }

  translator.use({
    type: 'postProcessor',
    name: 'reportMissing',
    process(value: string, keys: string | string[], options: { i18nResolved?: { res?: unknown; usedLng?: string } }) {
      const { res, usedLng } = options.i18nResolved ?? {};
      if (res === undefined || usedLng !== locale) report([keys].flat()[0]!);
      return value;
    },
  });
  void translator.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [locale]: { [NAMESPACE]: texts } },
    initAsync: false,
    showSupportNotice: false,
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    postProcess: ['reportMissing'],
    postProcessPassResolved: true,
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
    // React escapes what it draws
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: 'added' },
  });
  return translator;
}

/** Rendered pages follow: react-i18next listens to added texts. */
async function addEnglish(translator: Translator): Promise<void> {
  const { default: texts } = await importTexts[DEFAULT_LOCALE]();
  translator.addResourceBundle(DEFAULT_LOCALE, NAMESPACE, texts);
}
