/**
 * i18next, one instance per language: changing the language changes the instance, never the texts of one. English is
 * fetched beside another language only when a text is missing there.
 */

import { createInstance, type i18n as Translator, type ParseKeys } from 'i18next';
import { DEFAULT_LOCALE, type Locale, locales } from './locales';

export type { Translator };
/** A key of the interface texts. */
export type TextKey = ParseKeys;
type Texts = Readonly<Record<string, string>>;

const NAMESPACE = 'translation';

/** Every language's texts, in parts: a page needs few of them at once. */
const PARTS = [
  'frame',
  'home',
  'tool',
  'checker',
  'card',
  'wear',
  'brand',
  'models',
  'model',
  'blog',
  'history',
  'connect',
] as const;
export type TextPart = (typeof PARTS)[number];

const importPart = import.meta.glob<Texts>('./*/*.json', { import: 'default' });

async function importTexts(locale: Locale, parts: readonly TextPart[]): Promise<Texts> {
  // A part that is missing is named by `missingTexts`; its keys fall back to English.
  const texts = await Promise.all(parts.map(async (part) => importPart[`./${locale}/${part}.json`]?.()));
  return Object.assign({}, ...texts) as Texts;
}

/** Japanese has one plural form, so its texts lack the others. */
const PLURAL_FORM = /_(one|other)$/;

/** Every interface text that another language lacks or leaves empty: 'fr: home.title'. For the build and for tests. */
export async function missingTexts(): Promise<string[]> {
  const english = Object.keys(await importTexts(DEFAULT_LOCALE, PARTS)).map((key) => key.replace(PLURAL_FORM, ''));
  const perLocale = await Promise.all(
    locales.map(async ({ code }) => {
      const filled = Object.entries(await importTexts(code, PARTS)).filter(([, text]) => text.trim());
      const keys = new Set(filled.map(([key]) => key.replace(PLURAL_FORM, '')));
      return [...new Set(english)].filter((key) => !keys.has(key)).map((key) => `${code}: ${key}`);
    }),
  );
  return perLocale.flat();
}

const translators = new Map<Locale, Translator>();
const loaded = new Map<string, Promise<Translator>>();

/** The translator of a language, with these parts of its texts at least; a failed load is tried again the next time. */
export function loadTranslator(locale: Locale, parts: readonly TextPart[] = PARTS): Promise<Translator> {
  const key = `${locale} ${parts.join(' ')}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = importTexts(locale, parts).then((texts) => {
    const translator = translators.get(locale) ?? createTranslator(locale, {});
    translators.set(locale, translator);
    // Nothing that is shown waits for them.
    translator.addResourceBundle(locale, NAMESPACE, texts, false, true, { silent: true });
    return translator;
  });
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** Begins again without texts: the renderer gives each page no more than the browser has when it hydrates the page. */
export function forgetTexts(): void {
  translators.clear();
  loaded.clear();
}

/**
 * A translator over given texts. A key that its language lacks gives a warning and the English text, and where English
 * lacks it too, the key. Placeholders without a value stay as written.
 */
export function createTranslator(locale: Locale, texts: Texts): Translator {
  const translator = createInstance();
  void translator.use(reportMissing).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [locale]: { [NAMESPACE]: texts } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    postProcess: [reportMissing.name],
    postProcessPassResolved: true,
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
    // React escapes what it draws
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: 'added' },
  });
  return translator;
}

interface Resolved {
  readonly i18nResolved: { readonly res?: unknown; readonly usedLng?: string };
}

/** What i18next hands to post-processors as the translator. */
interface Translating {
  readonly language: Locale;
  readonly resourceStore: Pick<Translator, 'addResourceBundle' | 'hasResourceBundle'>;
}

/**
 * i18next has no missing-key event for a text that English could give, so each result is looked at. All instances share
 * one register of post-processors: this one belongs to none of them.
 */
const reportMissing = {
  type: 'postProcessor',
  name: 'reportMissing',
  process(value: string, keys: string | readonly string[], { i18nResolved }: Resolved, translator: Translating) {
    if (i18nResolved.res === undefined || i18nResolved.usedLng !== translator.language) {
      report([keys].flat()[0]!, translator);
    }
    return value;
  },
} as const;

const reported = new WeakMap<object, Set<string>>();

/** The keys that were asked for so far and that the translator's language lacks. */
export function missedKeys({ services }: Translator): TextKey[] {
  return [...(reported.get(services.resourceStore) ?? [])] as TextKey[];
}

/** Once per key and translator. English is fetched and added; rendered pages follow, as react-i18next listens. */
function report(key: string, { language, resourceStore }: Translating): void {
  const keys = reported.get(resourceStore) ?? new Set();
  if (keys.has(key)) return;
  reported.set(resourceStore, keys.add(key));
  console.warn(`Missing translation (${language}): ${key}`);
  if (resourceStore.hasResourceBundle(DEFAULT_LOCALE, NAMESPACE)) return;
  void importTexts(DEFAULT_LOCALE, PARTS).then((texts) =>
    resourceStore.addResourceBundle(DEFAULT_LOCALE, NAMESPACE, texts),
  );
}
