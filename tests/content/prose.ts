/** Finds sentences, links, models, figures, and words for certainty in prose. */
import { alsoSoldAs, type Model, brands, modelName } from '../../src/cameras/catalogue';
import { DEFAULT_LOCALE, type Locale, localeCodes } from '../../src/config/locales';
import { listedModels } from '../support/catalogue';
import { everyText, texts } from '../support/texts/all';
import { languages } from './languages/languages';

export type { Locale };

export const LOCALES = localeCodes;
/** All languages except English, with which the tests compare them. */
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const sources = import.meta.glob<string>('../../src/content/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const interfaceTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = texts;

/** All strings in a string, a list or an object, however nested. */
export const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn);

/** `where` is the key of an interface text, or the file of a content text. */
export function linesOf(locale: Locale): readonly (readonly [where: string, text: string])[] {
  const keys = Object.entries(everyText[locale]).flatMap(([key, text]) =>
    stringsIn(text).map((line) => [key, line] as const),
  );
  const contents = Object.entries(sources).filter(([path]) => path.includes(`/content/${locale}/`));
  return [
    ...keys,
    ...contents.flatMap(([path, source]) =>
      source
        .split('\n')
        .filter((line) => /['`].*[\p{L}]/u.test(line) && !/^\s*(?:import|\/\/|\/?\*)/.test(line))
        .map((line) => [path.split('/content/')[1]!, line.trim()] as const),
    ),
  ];
}

/** 'EOS R5' is also written 'R5', and 'OM-D E-M1' is also written 'E-M1'. */
const withoutFamily = (name: string) => name.replace(/^(EOS(?=[ -])[ -]?|OM-D |PEN (?=E)|OM SYSTEM )/, '');

const namesOf = (model: Model) => [
  ...new Set(
    [...LOCALES.map((locale) => modelName(model, locale)), ...alsoSoldAs(model, 'en'), model.model].flatMap((name) => [
      name,
      withoutFamily(name),
    ]),
  ),
];

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Matches only whole names, not 'EOS R5' in 'EOS R50' or 'EOS 5D' in 'EOS 5D Mark II'. */
const freeStanding = (names: string) =>
  new RegExp(`(?<![A-Za-z0-9-])(?:${names})(?![A-Za-z0-9]|-[A-Z0-9]| (?:Mark )?[IVX]+\\b)`, 'g');

const byName = new Map<string, Model[]>();
for (const model of listedModels) {
  for (const name of namesOf(model)) byName.set(name, [...(byName.get(name) ?? []), model]);
}

/** Matches every model name, longer names first, so that 'EOS R6 Mark II' is not taken for 'EOS R6'. */
const anyName = freeStanding(
  [...byName.keys()]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|'),
);

/** The text without markup and link targets. */
export const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

export const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]!);

/** The model names in a text, each with the models that it may mean. */
export const namesIn = (text: string): readonly (readonly [name: string, meant: readonly Model[]])[] =>
  [...plain(text).matchAll(anyName)].map(([name]) => [name, byName.get(name)!]);

/** The models that a text mentions, by their name or by a link to their page. */
export function modelsNamedIn(text: string): readonly Model[] {
  const linked = linksIn(text).map((path) => path.split('/').at(-1));
  return [...listedModels.filter(({ slug }) => linked.includes(slug)), ...namesIn(text).flatMap(([, meant]) => meant)];
}

/** The sentences of a text without markup. */
export const sentencesOf = (text: string, locale: Locale) =>
  plain(text)
    .split(languages[locale].sentenceBreak)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** The sentence without its names and numbers: equal for sentences that differ only in the model. */
export const masked = (sentence: string) =>
  sentence
    .replace(anyName, '#')
    .replace(/\d[\d.,]*/g, '#')
    .toLowerCase();

/** Numbers up to this one merely count things, such as steps, and need no source. */
const COUNTING = 10;

/** Figures in the language's notation: '15万回', '150,000' and '150.000' are all 150000. */
export function figuresIn(text: string, locale: Locale): readonly number[] {
  return [...plain(text).replace(anyName, ' ').matchAll(languages[locale].figure)]
    .filter(([figure]) => /\d/.test(figure))
    .map(([figure]) => languages[locale].numberOf(figure))
    .filter((figure) => figure > COUNTING || !Number.isInteger(figure));
}

const isYear = (figure: number) => figure >= 1990 && figure <= 2030;

/** The text without quotations, which are names in files or on labels. */
const unquoted = (text: string) => text.replace(/“[^”]*”|„[^“]*“|「[^」]*」/g, ' ');

/** Figures except years, settings of a test picture, and facts from a camera's row ('{{year}}'). */
export const ownFigures = (text: string, locale: Locale): readonly number[] =>
  figuresIn(
    unquoted(text)
      .replace(/\{\{\w+\}\}/g, ' ')
      .replace(languages[locale].settings, ' '),
    locale,
  ).filter((figure) => !isYear(figure));

/** The first word for a degree of certainty outside quotations. */
export const certaintyIn = (text: string, locale: Locale): string | undefined =>
  languages[locale].certainty.exec(unquoted(plain(text)))?.[0];

/** Every path to which a text may link. */
export const pagePaths = new Set([
  '/',
  '/connect',
  ...brands.flatMap(({ id }) => [`/${id}`, `/${id}/all-models`]),
  ...listedModels.map(({ brand, slug }) => `/${brand}/${slug}`),
]);
