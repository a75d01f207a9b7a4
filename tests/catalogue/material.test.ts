/** The catalogue says what the fact sheets say; they lie beside the project and may be absent. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBrand, findModel, fullModelName, models } from '../../src/catalogue/catalogue';
import { factsOf } from '../../src/catalogue/facts';
import { allModelsOf } from '../../src/catalogue/lists';
import { findMaker, findRatedLife } from '../../src/catalogue/ratedLife';
import type { BrandId } from '../../src/catalogue/catalogue';

const FOLDER = '../shared/data/';
const read = (name: string) => JSON.parse(readFileSync(FOLDER + name, 'utf8'));

interface MaterialBrand {
  readonly name: string;
  readonly names: { readonly ja: string };
  readonly exifMakes: readonly string[];
  readonly popular: readonly string[];
  readonly links: readonly string[];
  readonly countInFile: string;
}

interface MaterialModel {
  readonly slug: string;
  readonly names: Readonly<Record<string, string>>;
  readonly confidence: { readonly shutterLife: string; readonly countAccess: string };
  readonly exifModel: string;
  readonly exifModelAliases: readonly string[];
}

describe.skipIf(!existsSync(FOLDER))('the catalogue equals the fact sheets', () => {
  it('for the brands', () => {
    for (const [id, brand] of Object.entries<MaterialBrand>(read('cameras.json').brands)) {
      expect(findBrand(id)).toEqual({
        id,
        name: brand.name,
        ja: brand.names.ja,
        popular: brand.popular,
        links: brand.links,
        countInFile: brand.countInFile,
      });
      // Pentax and Ricoh share their Make strings.
      for (const make of brand.exifMakes) expect(findMaker(make), make).toBe(id === 'ricoh' ? 'pentax' : id);
    }
  });

  it('for the models with a page', () => {
    const material: MaterialModel[] = read('cameras.json').models;
    expect(models).toHaveLength(material.length);
    for (const fact of material) {
      const model = findModel(fact.slug)!;
      for (const locale of ['en', 'ja', 'de']) expect(fullModelName(model, locale)).toBe(fact.names[locale]);
      const { type, announcedYear, releaseYear, megapixels, shutterLife, count, exifModels } = factsOf(model.slug);
      expect({
        brand: model.brand,
        type,
        announcedYear: announcedYear ?? releaseYear,
        releaseYear,
        megapixels,
        maxShutterLife: shutterLife.releases ?? null,
        shutterLifeBasis: shutterLife.basis,
        countAccess: count.access,
        countIncludesElectronic: count.includesElectronic ?? null,
        countWrapsAt: count.wrapsAt ?? null,
        howToKey: count.howTo,
      }).toEqual(Object.fromEntries(Object.entries(fact).filter(([key]) => MODEL_KEYS.includes(key))));
      expect([shutterLife.confidence, count.confidence]).toEqual([
        fact.confidence.shutterLife,
        fact.confidence.countAccess,
      ]);
      const strings = [fact.exifModel, ...fact.exifModelAliases].map((text: string) => text.toLowerCase());
      expect(new Set(exifModels.map((text) => text.toLowerCase()))).toEqual(new Set(strings));
    }
  });

  it('for the lists', () => {
    for (const [id, rows] of Object.entries<unknown[]>(read('all-models.json').brands)) {
      const ours = allModelsOf(id as BrandId).map(({ model, slug, type, year, hasPage }) => ({
        model,
        slug,
        type,
        year,
        hasPage,
      }));
      expect(ours).toHaveLength(rows.length);
      expect(ours).toEqual(expect.arrayContaining(rows));
    }
  });

  it('for the rated life of every EXIF string', () => {
    for (const body of read('rated-life.json').bodies) {
      for (const string of body.models) {
        const life = findRatedLife(body.make, string);
        expect(life, string).toMatchObject({
          basis: body.basis,
          estimate: body.estimate,
          noMechanicalShutter: body.noMechanicalShutter,
          countIncludesElectronic: body.countIncludesElectronic ?? false,
        });
        expect(life?.shutterLife ?? null, string).toBe(body.shutterLife);
      }
    }
  });
});

const MODEL_KEYS = [
  'brand',
  'type',
  'announcedYear',
  'releaseYear',
  'megapixels',
  'maxShutterLife',
  'shutterLifeBasis',
  'countAccess',
  'countIncludesElectronic',
  'countWrapsAt',
  'howToKey',
];
