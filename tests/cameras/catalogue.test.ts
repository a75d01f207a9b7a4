import { describe, expect, it } from 'vitest';
import {
  brandName,
  brands,
  findBrand,
  fullModelName,
  listedMakers,
  modelName,
  pagePath,
} from '../../src/cameras/catalogue';
import { electronicOnly, inPhotos, notKnown, row, specs } from '../../src/cameras/cameraRow';
import { searchModels } from '../../src/cameras/lists';
import { findRatedLife } from '../../src/cameras/ratedLife';
import { sources } from '../../src/cameras/sources';
import { rowsOf } from '../../src/cameras/allRows';
import { allModelsOf, describedModels, describedOf, listedCameras, listedModels, modelOf } from '../support/catalogue';

/**
 * Models whose count is exact according to published tables (ExifTool's, and lists of readings by its users). We have
 * read no photo of them.
 */
const NAMED_IN_TABLES = [
  'nikon-z5-ii',
  'nikon-zr',
  'nikon-z6-iii',
  'nikon-z50-ii',
  'nikon-z-f',
  'nikon-z-fc',
  'nikon-d6',
  'nikon-z7-ii',
  'nikon-d810a',
  'nikon-d5500',
  'sony-fx2',
  'sony-alpha-a7cr',
  'sony-alpha-a7c',
  'sony-alpha-a7r-iv',
  'sony-alpha-a9-ii',
  'sony-alpha-a6100',
  'sony-alpha-a7r-iii',
  'sony-alpha-a9',
  'sony-alpha-a6500',
  'sony-alpha-a7r-ii',
  'sony-alpha-a7s-ii',
  'pentax-k-3-mark-iii-monochrome',
  'pentax-kf',
  'pentax-k-3-mark-iii',
  'pentax-k-1-mark-ii',
  'pentax-645z',
  'pentax-k-s1',
];

it('calls a count exact only if a photo of this very model was read or a published table names it', () => {
  const unread = listedModels.filter(({ count }) => count.inPhotos === inPhotos.exact);
  expect(unread.map(({ slug }) => slug).toSorted()).toEqual(NAMED_IN_TABLES.toSorted());
});

/** For each brand, the minimum number of models that have prose of their own. */
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

describe('brands', () => {
  it('are the ten specified ones', () => {
    expect(brands.map(({ id }) => id).toSorted()).toEqual(Object.keys(PAGES).toSorted());
    expect(findBrand('panasonic')).toBeUndefined();
    expect(listedMakers.slice(0, brands.length)).toEqual(brands);
    expect(listedMakers.slice(brands.length).map(({ id }) => id)).toEqual(['panasonic']);
  });

  it('have five popular models each, Sony eight and Olympus fifteen', () => {
    for (const { id, popular } of brands)
      expect(popular, id).toHaveLength(id === 'sony' ? 8 : id === 'olympus' ? 15 : 5);
  });

  it('link to nine models, in the case of Nikon', () => {
    const slugs = ['d850', 'd750', 'z6', 'z7', 'd7500', 'd3500', 'z5', 'z6-ii', 'z7-ii'];
    expect(findBrand('nikon')!.links).toEqual(slugs.map((slug) => `nikon-${slug}`));
  });

  it.each(brands)('list only popular models of $id that are in its list of all models', ({ id, links, popular }) => {
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

describe('models with their own prose', () => {
  it('are no fewer per brand than specified', () => {
    for (const { id } of brands) expect(describedOf(id).length, id).toBeGreaterThanOrEqual(PAGES[id]);
  });

  it('have slugs that begin with their brand and occur once, aliases included', () => {
    const slugs = describedModels.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { brand, slug } of describedModels)
      expect(slug).toMatch(new RegExp(`^${brand}-[a-z0-9]+(-[a-z0-9]+)*$`));
  });

  it('have a second slug at Sony, and nowhere else', () => {
    for (const { brand, slug, specs: own, aliases } of listedModels) {
      const hasAlias = brand === 'sony' && own !== undefined;
      expect(aliases, slug).toEqual(hasAlias ? [slug.replace('sony-alpha-', 'sony-')] : undefined);
    }
  });

  it('carry the name of each market', () => {
    const names = (slug: string) => ['en', 'ja', 'de'].map((locale) => fullModelName(modelOf(slug), locale));
    expect(names('nikon-d850')).toEqual(['Nikon D850', 'Nikon D850', 'Nikon D850']);
    expect(names('sony-a7r-iv')).toEqual(['Sony A7R IV', 'Sony α7R IV', 'Sony Alpha 7R IV']);
    expect(names('canon-eos-800d')).toEqual(['Canon EOS 800D', 'Canon EOS Kiss X9i（EOS 800D）', 'Canon EOS 800D']);
    expect(names('canon-eos-77d')[1]).toBe('Canon EOS 9000D（EOS 77D）');
    expect(names('minolta-dynax-7d')[1]).toBe('Konica Minolta α-7 DIGITAL（Dynax 7D）');
    const panasonic = (slug: string) =>
      fullModelName(
        listedCameras.find((camera) => camera.slug === slug)!,
        'ja',
      );
    expect(panasonic('panasonic-g95')).toBe('Panasonic LUMIX G99（G95）');
    expect(panasonic('panasonic-s5-ii')).toBe('Panasonic LUMIX S5II');
    expect(names('ricoh-gr-digital')[1]).toBe('Ricoh GR DIGITAL');
  });

  // The source is Canon's museum (global.canon/ja/c-museum), which lists each of these bodies.
  it('have the name of Japan for each Canon whose files name it', () => {
    const unnamed = allModelsOf('canon').filter(
      ({ exif, ja }) => !ja && exif.some((name) => /\b(?:kiss|[89]000D)\b/i.test(name)),
    );
    expect(unnamed.map(({ slug }) => slug)).toEqual([]);
  });

  it('have consistent facts', () => {
    for (const { slug } of describedModels) {
      const { announcedYear, year, specs: facts, count } = modelOf(slug);
      expect(announcedYear ?? 0).toBeLessThan(year);
      expect(facts!.megapixels).toBeGreaterThan(3);
      expect(count.sources.length, slug).toBeGreaterThan(0);
      for (const source of count.sources) expect(sources).toHaveProperty([source]);
    }
  });
});

describe('the rows', () => {
  const rows = Object.entries(rowsOf).flatMap(([maker, ofMaker]) => ofMaker.map((body) => [maker, body] as const));

  it('have a source for a rated life, or say that there is none', () => {
    const withoutSource = ['class-estimate', 'specification', 'unsourced', 'none', 'no-shutter'];
    for (const [, { exif, life }] of rows) {
      const { basis, actuations, givenFor } = life;
      // If the source is about other models (`givenFor`), the row cites it whatever the rated life's basis is.
      expect([exif, life.sources.length === 0]).toEqual([exif, withoutSource.includes(basis) && !givenFor]);
      expect([exif, actuations === undefined]).toEqual([exif, basis === 'none' || basis === 'no-shutter']);
      if (actuations === undefined) continue;
      expect(actuations).toBeGreaterThanOrEqual(50_000);
      expect(actuations).toBeLessThanOrEqual(500_000);
      for (const source of life.sources) expect(sources).toHaveProperty([source]);
    }
  });

  it('attribute a figure to the maker only with a document of the maker', () => {
    for (const [, { exif, life }] of rows) {
      if (life.basis !== 'maker') continue;
      for (const id of life.sources) expect([exif, 'byMaker' in sources[id]]).toEqual([exif, true]);
    }
  });

  it('have each EXIF string of a maker only once', () => {
    const strings = rows.flatMap(([maker, { exif }]) =>
      exif.map((text) => `${maker === 'ricoh' ? 'pentax' : maker} ${text.toLowerCase()}`),
    );
    expect(strings.filter((text, index) => strings.indexOf(text) !== index)).toEqual([]);
  });

  it('are found by the result view from the strings in the file', () => {
    for (const [maker, body] of rows) {
      for (const text of body.exif) {
        const found = findRatedLife(maker, text);
        expect(found, text).toMatchObject(body.life);
        expect(found?.countIncludesElectronic, text).toBe(body.countsElectronic ?? false);
      }
    }
  });

  it('lose no fact when a camera gets its own prose', () => {
    const identity = ['acme-1', '1', 2023, 'professional-mirrorless', ['ACME 1'], electronicOnly] as const;
    const more = { count: notKnown, countsElectronic: true, drawing: 'rangefinder', otherNames: ['One'] } as const;
    const plain = row(...identity, more);
    const described = row(...identity, { ...more, specs: specs('full-frame-cmos', 45) });
    expect(described).toMatchObject(plain);
    expect(Object.keys(described).filter((key) => !(key in plain))).toEqual(['specs']);
    const z8 = findRatedLife('NIKON CORPORATION', 'NIKON Z 8');
    expect(z8).toMatchObject({ basis: 'no-shutter', countIncludesElectronic: true });
  });

  it('claim nothing about files without known facts', () => {
    for (const { slug, count } of listedCameras) {
      if (count.inPhotos.certainty === 'unknown')
        expect(count, slug).toMatchObject({ howTo: 'not-known', sources: [] });
      expect([slug, count.photos === undefined || count.photos > 0]).toEqual([slug, true]);
    }
  });
});

describe('lists of all models', () => {
  it('have each model once', () => {
    const slugs = listedCameras.map(({ slug }) => slug);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    const names = listedCameras.map((camera) => fullModelName(camera, 'en'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('give a page only to cameras of makers with pages', () => {
    const withPage = listedCameras.filter(({ brand, slug }) => pagePath(brand, slug));
    expect(withPage).toEqual(listedModels);
  });

  it('name the bodies of makers without pages the way their files do, with the source', () => {
    for (const { brand, slug, exif, count } of listedCameras.filter((camera) => !pagePath(camera.brand, camera.slug))) {
      expect([slug, slug.startsWith(`${brand}-`), exif.length > 0]).toEqual([slug, true, true]);
      expect([slug, count.sources.length > 0]).toEqual([slug, true]);
    }
  });

  it('are sorted from newest to oldest', () => {
    for (const { id } of brands) {
      const years = allModelsOf(id).map(({ year }) => year);
      expect(years).toEqual(years.toSorted((a, b) => b - a));
    }
  });

  it('name Sony models in each language the same way', () => {
    for (const model of allModelsOf('sony')) expect(modelName(model, 'ja')).not.toMatch(/^A\d/);
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

  it.each([
    ['nikon', 'nikon d850', 'D850'],
    ['nikon', 'D 850', 'D850'],
    ['nikon', 'z 8', 'Z8'],
    ['nikon', 'ニコン Z8', 'Z8'],
    ['sony', 'a7iii', 'A7 III'],
    ['sony', 'a7 3', 'A7 III'],
    ['sony', 'alpha 7 iii', 'A7 III'],
    ['sony', 'α7III', 'A7 III'],
    ['sony', '7m4', 'A7 IV'],
    ['sony', 'ILCE-7M3', 'A7 III'],
    ['canon', 'rebel t6', 'EOS 1300D'],
    ['canon', 'Kiss X80', 'EOS 1300D'],
    ['canon', 'r6 ii', 'EOS R6 Mark II'],
    ['canon', 'canon r6 mk2', 'EOS R6 Mark II'],
    ['canon', '5d4', 'EOS 5D Mark IV'],
    ['fujifilm', 'xt3', 'X-T3'],
    ['fujifilm', 'x100v', 'X100V'],
    ['olympus', 'オリンパス e-m1', 'OM-D E-M1'],
    ['olympus', 'em1 mark ii', 'OM-D E-M1 Mark II'],
  ] as const)('finds cameras at %s for typed words: %s', (brand, query, model) => {
    expect(search(query, allModelsOf(brand))).toContain(model);
  });

  it.each([
    ['canon', 'r6 ii', 'EOS R6'],
    ['sony', 'a7iii', 'A7 II'],
    ['nikon', 'nikon d850', 'D810'],
  ] as const)('at %s does not find for %s: %s', (brand, query, model) => {
    expect(search(query, allModelsOf(brand))).not.toContain(model);
  });

  it('puts the names that fit best first, then the types that contain the words', () => {
    expect(search('d75')).toEqual(['D750', 'D7500']);
    const labels = (query: string) =>
      searchModels(nikon, query, 'en', () => 'D750 and the like').map(({ model }) => model);
    expect(labels('d750').slice(0, 2)).toEqual(['D750', 'D7500']);
    expect(labels('d750')).toHaveLength(nikon.length);
  });

  it('guesses a mistake only if no name and no type has the words', () => {
    expect(search('nikn d850')).toEqual(['D850']);
    const ofType = nikon.filter(({ type }) => type === 'professional-dslr');
    expect(searchModels(nikon, 'nikn', 'en', (type) => (type === 'professional-dslr' ? 'Nikn' : type))).toEqual(ofType);
  });

  it('finds nothing for nonsense', () => {
    expect(search('d9999')).toEqual([]);
  });
});
