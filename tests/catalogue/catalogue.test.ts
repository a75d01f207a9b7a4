import { describe, expect, it } from 'vitest';
import {
  brandName,
  brands,
  findBrand,
  findModel,
  fullModelName,
  models,
  modelsOf,
} from '../../src/catalogue/catalogue';
import { factsOf } from '../../src/catalogue/facts';
import { allModelsOf, listedName, searchModels } from '../../src/catalogue/lists';
import { sources } from '../../src/catalogue/sources';

const PAGES = {
  canon: 20,
  nikon: 20,
  sony: 9,
  fujifilm: 3,
  olympus: 15,
  pentax: 1,
  leica: 1,
  ricoh: 1,
  kodak: 1,
  minolta: 1,
};
const listed = brands.flatMap(({ id }) => allModelsOf(id));

describe('brands', () => {
  it('are the ten of the specification', () => {
    expect(brands.map(({ id }) => id).toSorted()).toEqual(Object.keys(PAGES).toSorted());
    expect(findBrand('panasonic')).toBeUndefined();
  });

  it('have five popular models each, Sony eight and Olympus fifteen', () => {
    for (const { id, popular } of brands)
      expect(popular, id).toHaveLength(id === 'sony' ? 8 : id === 'olympus' ? 15 : 5);
  });

  it('link at Nikon to the nine models of the specification', () => {
    const slugs = ['d850', 'd750', 'z6', 'z7', 'd7500', 'd3500', 'z5', 'z6-ii', 'z7-ii'];
    expect(findBrand('nikon')!.links).toEqual(slugs.map((slug) => `nikon-${slug}`));
  });

  it.each(brands)('list only popular models of $id that its list of all models has', ({ id, links, popular }) => {
    const slugs = new Set(allModelsOf(id).map(({ slug }) => slug));
    for (const slug of [...links, ...popular]) expect(slugs).toContain(slug);
    expect(links).toEqual(expect.arrayContaining([...popular]));
  });

  it('are named in Japanese script in Japanese text and in Latin letters elsewhere', () => {
    expect(brandName(findBrand('canon')!, 'ja')).toBe('キヤノン');
    expect(brandName(findBrand('canon')!, 'de')).toBe('Canon');
    for (const brand of brands) expect(brandName(brand, 'ja')).toMatch(/^[ァ-ヶー一-龠]+$/);
  });
});

describe('models with a page', () => {
  it('are 72, as many per brand as the specification says', () => {
    expect(models).toHaveLength(72);
    for (const { id } of brands) expect(modelsOf(id), id).toHaveLength(PAGES[id]);
  });

  it('have slugs that begin with their brand and occur once, aliases included', () => {
    const slugs = models.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { brand, slug } of models) expect(slug).toMatch(new RegExp(`^${brand}-[a-z0-9]+(-[a-z0-9]+)*$`));
  });

  it('are found under both slug forms at Sony, and nowhere else', () => {
    for (const { brand, slug, aliases } of models) {
      expect(findModel(slug)?.slug).toBe(slug);
      expect(aliases).toEqual(brand === 'sony' ? [slug.replace('sony-alpha-', 'sony-')] : undefined);
    }
    expect(findModel('sony-a7-iii')).toBe(findModel('sony-alpha-a7-iii'));
    expect(findModel('ricoh-gr-iii')).toBeUndefined();
  });

  it('carry the name of each market', () => {
    const names = (slug: string) => ['en', 'ja', 'de'].map((locale) => fullModelName(findModel(slug)!, locale));
    expect(names('nikon-d850')).toEqual(['Nikon D850', 'Nikon D850', 'Nikon D850']);
    expect(names('sony-a7r-iv')).toEqual(['Sony A7R IV', 'Sony α7R IV', 'Sony Alpha 7R IV']);
    expect(names('canon-eos-800d')[1]).toBe('Canon EOS Kiss X9i（EOS 800D）');
  });

  it('have facts that hold together', () => {
    const strings = new Set<string>();
    for (const { slug } of models) {
      const { announcedYear, releaseYear, megapixels, shutterLife, exifModels, count } = factsOf(slug);
      expect(releaseYear).toBeGreaterThanOrEqual(1998);
      expect(releaseYear).toBeLessThanOrEqual(2022);
      expect(announcedYear ?? 0).toBeLessThan(releaseYear);
      expect(megapixels).toBeGreaterThan(3);
      expect(shutterLife.releases === undefined, slug).toBe(shutterLife.basis === 'none');
      if (shutterLife.releases) {
        expect(shutterLife.releases).toBeGreaterThanOrEqual(50_000);
        expect(shutterLife.releases).toBeLessThanOrEqual(500_000);
      }
      for (const source of [...shutterLife.sources, ...count.sources]) expect(sources).toHaveProperty([source]);
      for (const model of exifModels) {
        expect(strings).not.toContain(model.toLowerCase());
        strings.add(model.toLowerCase());
      }
    }
  });
});

describe('lists of all models', () => {
  it('hold 452 models, each once', () => {
    expect(listed).toHaveLength(452);
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(452);
  });

  it('mark exactly the models that have a page', () => {
    const withPage = listed.filter(({ hasPage }) => hasPage).map(({ slug }) => slug);
    expect(withPage.toSorted()).toEqual(models.map(({ slug }) => slug).toSorted());
  });

  it('run from the newest to the oldest', () => {
    for (const { id } of brands) {
      const years = allModelsOf(id).map(({ year }) => year);
      expect(years).toEqual(years.toSorted((a, b) => b - a));
    }
  });

  it('name Sony models in each language the same way, with and without a page', () => {
    for (const model of allModelsOf('sony')) expect(listedName(model, 'ja')).not.toMatch(/^A\d/);
  });
});

describe('searchModels', () => {
  const nikon = allModelsOf('nikon');
  const search = (query: string, list = nikon, locale = 'en') =>
    searchModels(list, query, locale, (type) => type.replaceAll('-', ' ')).map(({ model }) => model);

  it('shows all for a blank query', () => {
    expect(search('')).toHaveLength(nikon.length);
    expect(search('   ')).toHaveLength(nikon.length);
  });

  it('finds a part of the name whatever its case', () => {
    expect(search('d85')).toEqual(['D850']);
    expect(search('Z6')).toEqual(expect.arrayContaining(['Z6', 'Z6 II', 'Z6 III']));
  });

  it('finds the type in the words of the page', () => {
    const mirrorless = search('MIRRORLESS');
    expect(mirrorless).toContain('Z7');
    expect(mirrorless).not.toContain('D850');
  });

  it('finds the names of other markets and languages', () => {
    expect(search('rebel t7i', allModelsOf('canon'))).toEqual(['EOS 800D']);
    expect(search('α7 iii', allModelsOf('sony'), 'ja')).toEqual(['A7 III']);
  });

  it('finds nothing for nonsense', () => {
    expect(search('d9999')).toEqual([]);
  });
});
