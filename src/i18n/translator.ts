/** i18next with one instance per language: switching the language means switching the instance. */

import { createInstance, type i18n as Translator, type ParseKeys, type TFunction } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import { everyPart, fulfilled, loadText, watched } from './loadText';
import type { AnyKey, Lists, TextPart } from './texts';

export type { Translator };
export type TextKey = ParseKeys;
type Texts = Readonly<Record<string, unknown>>;

const NAMESPACE = 'translation';

interface Loaded {
  readonly translator: Translator;
  readonly parts: Set<TextPart>;
}

const languages = new Map<Locale, Loaded>();
const translators = new Map<string, Promise<Translator>>();

/**
 * The translator of a language with at least these parts of its texts. Rejects when a part cannot be fetched. For
 * React's `use`, the same arguments give the same promise, already fulfilled if the parts are loaded.
 */
export function loadTranslator(locale: Locale, parts: readonly TextPart[]): Promise<Translator> {
  const key = `${locale} ${parts.join(' ')}`;
  const known = translators.get(key);
  if (known) return known;
  const files = parts.map((part) => loadText<Texts>(locale, part));
  const failed = files.find(({ status }) => status === 'rejected');
  if (failed) return failed as Promise<never>;
  const add = (texts: readonly Texts[]) => withParts(locale, parts, texts);
  const areThere = files.every(({ status }) => status === 'fulfilled');
  const loading = areThere ? fulfilled(add(files.map(({ value }) => value!))) : watched(Promise.all(files).then(add));
  translators.set(key, loading);
  loading.catch(() => translators.delete(key));
  return loading;
}

function withParts(locale: Locale, parts: readonly TextPart[], texts: readonly Texts[]): Translator {
  const language = languages.get(locale) ?? { translator: createTranslator(locale, {}), parts: new Set<TextPart>() };
  languages.set(locale, language);
  for (const [index, part] of parts.entries()) {
    if (language.parts.has(part)) continue;
    language.parts.add(part);
    // `silent`: no rendered page uses the new texts yet, so none has to rerender. `skipCopy`: the texts never change,
    // so they need no copy.
    language.translator.addResourceBundle(locale, NAMESPACE, texts[index], false, true, {
      silent: true,
      skipCopy: true,
    });
  }
  return language.translator;
}

/** The parts that are loaded in any language. */
export const partsInUse = (): readonly TextPart[] => [
  ...new Set([...languages.values()].flatMap(({ parts }) => [...parts])),
];

/** Forgets all texts, because the prerenderer renders each page with only the texts that it will be hydrated with. */
export function forgetTexts(): void {
  languages.clear();
  translators.clear();
}

/**
 * A translator with these texts. For a key that the language lacks, it warns and returns the English text or, without
 * one, the key. Placeholders without a value stay as written.
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
    // React escapes all text that it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: 'added' },
  });
  return translator;
}

/** The texts of a list: (t, 'home.explainer.texts') → its paragraphs */
export const listOf = <Key extends keyof Lists>(t: TFunction, key: Key): Lists[Key] =>
  (t as (list: string, options: object) => unknown)(key, { returnObjects: true }) as Lists[Key];

/**
 * The key if it has a text or a list, else undefined. Use this for a key built from a value if only some values have a
 * text.
 */
export const keyIfAny = <Key extends string>(translator: Translator, key: Key): Extract<AnyKey, Key> | undefined =>
  translator.exists(key as string) ? (key as never) : undefined;

interface Resolved {
  readonly i18nResolved: { readonly res?: unknown; readonly usedLng?: string };
}

interface Translating {
  readonly language: Locale;
  readonly resourceStore: Pick<Translator, 'addResourceBundle' | 'hasResourceBundle'>;
}

/**
 * Checks every translated text, because i18next emits no event for a missing key if the fallback language has it. All
 * instances share one registry of post-processors, so this object refers to no instance.
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

/** The keys used so far that the translator's language lacks. */
export function missedKeys({ services }: Translator): TextKey[] {
  return [...(reported.get(services.resourceStore) ?? [])] as TextKey[];
}

/** Warns once per key and translator, then fetches English and adds it; react-i18next then rerenders the page. */
function report(key: string, { language, resourceStore }: Translating): void {
  const keys = reported.get(resourceStore) ?? new Set();
  if (keys.has(key)) return;
  reported.set(resourceStore, keys.add(key));
  console.warn(`Missing translation (${language}): ${key}`);
  if (resourceStore.hasResourceBundle(DEFAULT_LOCALE, NAMESPACE)) return;
  void Promise.all(everyPart.map((part) => loadText<Texts>(DEFAULT_LOCALE, part))).then((texts) =>
    resourceStore.addResourceBundle(DEFAULT_LOCALE, NAMESPACE, Object.assign({}, ...texts)),
  );
}
