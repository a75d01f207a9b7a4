/** i18next with one instance per language: switching the language means switching the instance. */

import { createInstance, type i18n as Translator, type ParseKeys } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '../config/locales';

export type { Translator };
/** A key of the interface texts. */
export type TextKey = ParseKeys;
type Texts = Readonly<Record<string, string>>;

const NAMESPACE = 'translation';

/** The files that each language's texts are split into, because a page needs only a few of them. */
const PARTS = [
  'frame',
  'home',
  'tool',
  'checker',
  'card',
  'wear',
  'ask',
  'brand',
  'models',
  'model',
  'cameras',
  'blog',
  'history',
  'finder',
  'connect',
  'verify',
] as const;
export type TextPart = (typeof PARTS)[number];

const importPart = import.meta.glob<Texts>('./*/*.json', { import: 'default' });

async function importTexts(locale: Locale, parts: readonly TextPart[]): Promise<Texts> {
  // The build fails without a finished language's part (src/content/lacking.ts); until then its keys fall back to English.
  const texts = await Promise.all(parts.map(async (part) => importPart[`./${locale}/${part}.json`]?.()));
  return Object.assign({}, ...texts) as Texts;
}

const translators = new Map<Locale, Translator>();
const loaded = new Map<string, Promise<Translator>>();

/**
 * The translator of a language with at least these parts of its texts. Rejects when one cannot be fetched; the next
 * call tries again.
 */
export function loadTranslator(locale: Locale, parts: readonly TextPart[] = PARTS): Promise<Translator> {
  const key = `${locale} ${parts.join(' ')}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = importTexts(locale, parts).then((texts) => {
    const translator = translators.get(locale) ?? createTranslator(locale, {});
    translators.set(locale, translator);
    // `silent`: no page rendered so far uses the new texts, so none has to rerender.
    translator.addResourceBundle(locale, NAMESPACE, texts, false, true, { silent: true });
    return translator;
  });
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/**
 * Forgets all texts. The prerenderer needs this, because a page must be rendered with only the texts it will be
 * hydrated with.
 */
export function forgetTexts(): void {
  translators.clear();
  loaded.clear();
}

/**
 * A translator with the given texts. For a key that its language lacks, it warns and returns the English text, or the
 * key if English lacks it too. Placeholders without a value stay as written.
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
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: 'added' },
  });
  return translator;
}

interface Resolved {
  readonly i18nResolved: { readonly res?: unknown; readonly usedLng?: string };
}

/** The part that we use of what i18next hands to post-processors as the translator. */
interface Translating {
  readonly language: Locale;
  readonly resourceStore: Pick<Translator, 'addResourceBundle' | 'hasResourceBundle'>;
}

/**
 * Checks every result, because i18next has no missing-key event when the fallback language has the text. All instances
 * share one registry of post-processors, so this one keeps no reference to an instance.
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

/** The keys that were used so far and that the translator's language lacks. */
export function missedKeys({ services }: Translator): TextKey[] {
  return [...(reported.get(services.resourceStore) ?? [])] as TextKey[];
}

/** Warns once per key and translator, then fetches English and adds it, upon which react-i18next rerenders the page. */
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
