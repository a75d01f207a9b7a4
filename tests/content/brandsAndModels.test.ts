/**
 * The texts on brands and models are complete, have the same shape in all languages, and differ from each other. Their
 * figures and degrees of certainty must come from the catalogue.
 */
import { describe, expect, it } from 'vitest';
import { brandService } from '../../src/cameras/brandService';
import { brands } from '../../src/cameras/catalogue';
import { loadContent } from '../../src/content/content';
import type { ModelCopy } from '../../src/content/types';
import { withFacts } from '../../src/content/withFacts';
import { describedModels, describedOf, modelOf } from '../support/catalogue';
import { lists, texts } from '../support/texts/all';
import { languages } from './languages/languages';
import {
  LOCALES,
  TRANSLATIONS,
  type Locale,
  certaintyIn,
  linksIn,
  masked,
  ownFigures,
  pagePaths,
  sentencesOf,
} from './prose';

/** The maximum share of sentences that two texts may have in common. */
const SHARE_ALLOWED = 1 / 3;

type Sections = Readonly<Record<string, readonly string[]>>;
type Copies = Readonly<Record<string, Sections>>;

const textsOf = (sections: Sections): readonly string[] => Object.values(sections).flat();

function brandCopies(locale: Locale): Copies {
  const sectionsOf = (id: string): Sections => ({
    lead: [texts[locale][`brands.${id}.lead` as 'brands.canon.lead']],
    ...Object.fromEntries(
      (['why', 'models', 'without', 'traps'] as const).map((list) => [
        list,
        lists[locale][`brands.${id}.${list}` as `brands.canon.${typeof list}`],
      ]),
    ),
  });
  return Object.fromEntries(brands.map(({ id }) => [id, sectionsOf(id)]));
}

async function modelCopies(locale: Locale): Promise<Copies> {
  const perBrand = await Promise.all(brands.map(({ id }) => loadContent(locale, `models/${id}`)));
  const copies = Object.entries<ModelCopy>(Object.assign({}, ...perBrand.map(({ models }) => models)));
  return Object.fromEntries(
    copies.map(([slug, { intro, buying, notes = [], steps = [] }]) => [
      slug,
      { intro: [intro].flat(), buying: [buying].flat(), notes: [notes].flat(), steps: [steps].flat() },
    ]),
  );
}

const inAll = async (
  copies: (locale: Locale) => Copies | Promise<Copies>,
): Promise<Readonly<Record<Locale, Copies>>> => ({
  en: await copies('en'),
  ja: await copies('ja'),
  de: await copies('de'),
});
const ofBrands = await inAll(brandCopies);
const ofModels = await inAll(modelCopies);

describe.each([
  ['brand', ofBrands],
  ['model', ofModels],
])('the %s texts', (_kind, copies) => {
  const linesOf = (locale: Locale) =>
    Object.entries(copies[locale]).flatMap(([id, sections]) => textsOf(sections).map((text) => [id, text] as const));

  it.each(TRANSLATIONS)('have the paragraphs, points and links of the English ones (%s)', (locale) => {
    const shapesOf = (all: Copies) =>
      Object.entries(all).map(([id, sections]) => [
        id,
        Object.entries(sections).map(([name, paragraphs]) => [name, paragraphs.map(linksIn)]),
      ]);
    expect(shapesOf(copies[locale])).toEqual(shapesOf(copies.en));
  });

  it.each(LOCALES)('have no blank paragraph (%s)', (locale) => {
    for (const [id, text] of linesOf(locale)) expect(text.trim().length, id).toBeGreaterThan(10);
  });

  it.each(LOCALES)('link to pages that exist (%s)', (locale) => {
    const links = linesOf(locale).flatMap(([, text]) => linksIn(text));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !pagePaths.has(path))).toEqual([]);
  });

  it.each(LOCALES)('have no figures of their own except years and the settings of test pictures (%s)', (locale) => {
    const own = linesOf(locale).map(([id, text]) => [id, ownFigures(text, locale), text] as const);
    expect(own.filter(([, figures]) => figures.length > 0)).toEqual([]);
  });

  it.each(LOCALES)('leave certainty to the catalogue (%s)', (locale) => {
    const sure = linesOf(locale).map(([id, text]) => [id, certaintyIn(text, locale), text] as const);
    expect(sure.filter(([, word]) => word !== undefined)).toEqual([]);
  });

  it.each(LOCALES)(
    'share at most a third of their sentences with any other text, with names and digits masked (%s)',
    (locale) => {
      const sentences = Object.entries(copies[locale]).map(([id, sections]) => {
        const own = textsOf(sections).flatMap((text) => sentencesOf(text, locale));
        return [id, new Set(own.map(masked))] as const;
      });
      const alike = sentences.flatMap(([id, own], index) =>
        sentences.slice(index + 1).flatMap(([other, theirs]) => {
          const shared = [...own].filter((sentence) => theirs.has(sentence)).length;
          return shared / Math.min(own.size, theirs.size) > SHARE_ALLOWED ? [[id, other, shared]] : [];
        }),
      );
      expect(alike).toEqual([]);
    },
  );

  it('share no sentence between two languages', () => {
    const seen = new Map<string, Locale>();
    for (const locale of LOCALES) {
      for (const sentence of linesOf(locale).flatMap(([, text]) => sentencesOf(text, locale))) {
        expect([sentence, seen.get(sentence) ?? locale]).toEqual([sentence, locale]);
        seen.set(sentence, locale);
      }
    }
  });
});

describe('the brand texts', () => {
  it.each(LOCALES)('cover the ten brands and nothing else (%s)', (locale) => {
    const keys = [...Object.keys(texts[locale]), ...Object.keys(lists[locale])];
    const covered = keys.flatMap((key) => /^brands\.(\w+)\./.exec(key)?.[1] ?? []);
    expect([...new Set(covered)].toSorted()).toEqual(brands.map(({ id }) => id as string).toSorted());
  });

  it.each(LOCALES)('state every published fact about a maker’s service (%s)', (locale) => {
    const { all: _, ...ofMakers } = brandService;
    const keys = Object.entries(ofMakers).flatMap(([id, facts]) =>
      Object.keys(facts).map((name) => `brands.${id}.service.${name}`),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !(key in texts[locale]))).toEqual([]);
  });

  it.each(LOCALES)('fill every section (%s)', (locale) => {
    for (const [id, sections] of Object.entries(ofBrands[locale]))
      for (const [name, paragraphs] of Object.entries(sections))
        expect(paragraphs.length, `${id} ${name}`).toBeGreaterThan(0);
  });

  it.each(LOCALES)('are neither too short nor too long (%s)', (locale) => {
    const { brandLength, lengthOf } = languages[locale];
    const [least, most] = brandLength;
    for (const [id, sections] of Object.entries(ofBrands[locale])) {
      const text = textsOf(sections)
        .join(' ')
        .replace(/\]\([^)]+\)/g, '');
      const length = lengthOf(text);
      expect([id, length >= least && length <= most, length]).toEqual([id, true, length]);
    }
  });
});

describe('the model texts', () => {
  it.each(LOCALES)('cover every model with a page and nothing else (%s)', async (locale) => {
    for (const { id } of brands) {
      const written = Object.keys((await loadContent(locale, `models/${id}`)).models ?? {});
      expect(written.toSorted()).toEqual(
        describedOf(id)
          .map(({ slug }) => slug)
          .toSorted(),
      );
    }
  });

  it.each(LOCALES)('leave no section empty (%s)', async (locale) => {
    for (const { id } of brands) {
      for (const [slug, copy] of Object.entries((await loadContent(locale, `models/${id}`)).models ?? {}))
        for (const [name, section] of Object.entries(copy!)) expect(section, `${slug} ${name}`).not.toHaveLength(0);
    }
  });

  it.each(LOCALES)('name only facts that their camera has (%s)', (locale) => {
    for (const { slug } of describedModels) {
      for (const text of textsOf(ofModels[locale][slug]!))
        expect(withFacts(text, modelOf(slug), locale)).not.toMatch(/\{\{|undefined/);
    }
  });

  it.each(LOCALES)('have a paragraph that no other model has, with names and digits masked (%s)', (locale) => {
    const all = Object.entries(ofModels[locale]).map(
      ([slug, sections]) => [slug, textsOf(sections).map(masked)] as const,
    );
    for (const [slug, own] of all) {
      const others = new Set(all.filter(([other]) => other !== slug).flatMap(([, theirs]) => theirs));
      expect(
        own.some((text) => !others.has(text)),
        slug,
      ).toBe(true);
    }
  });
});
