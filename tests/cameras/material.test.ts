/**
 * Compares the catalogue with the collected facts, which are outside the repository and may be missing. The catalogue
 * may have more rows, for cameras that came out after the collection.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBrand, fullModelName } from '../../src/cameras/catalogue';
import { allModelsOf, describedModels, modelOf } from '../support/catalogue';
import { sharedFile } from '../support/shared';
import type { Life } from '../../src/cameras/cameraRow';
import { photoCodeOf } from '../../src/cameras/cameraTable';
import { findMaker } from '../../src/cameras/exifMakers';
import { findRatedLife } from '../../src/cameras/ratedLife';
import type { BrandId } from '../../src/cameras/catalogue';

const FOLDER = sharedFile('data');
const read = (name: string) => JSON.parse(readFileSync(`${FOLDER.path}/${name}`, 'utf8'));

const BY_PATTERN = { countAccess: 'approximate-in-file', howToKey: 'canon-pattern' };

/** Rows that differ from the collected facts, because we found more later, or because a source was missing. */
const FOUND_SINCE: Readonly<Record<string, object>> = {
  'canon-eos-r': BY_PATTERN,
  'canon-eos-r7': BY_PATTERN,
  // We know only copies of the page about this camera's count over USB, not the page itself.
  'canon-eos-250d': { howToKey: 'canon-usb' },
  'kodak-dcs-14n': { howToKey: 'nothing-found' },
  // No source names this camera, and we have seen no photo from it.
  'fujifilm-x-h2': { countAccess: 'unconfirmed-in-file' },
};

/**
 * Makers whose `countInFile` has changed since the collection: we now expect counts in photos of more Fujifilm models
 * than we have seen photos of.
 */
const PROMISED_SINCE: Readonly<Record<string, string>> = { fujifilm: 'some-more-expected' };

/**
 * Cameras that went on sale in the year after their announcement. The collected lists have the year of the
 * announcement.
 */
const SOLD_LATER: Readonly<Record<string, number>> = {
  'canon-eos-1d-x': 2012,
  'fujifilm-finepix-x100': 2011,
  'fujifilm-finepix-s5-pro': 2007,
  'leica-s2': 2009,
  'nikon-d2x': 2005,
  'sony-alpha-a9-iii': 2024,
};

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
  readonly exifModel: string;
  readonly exifModelAliases: readonly string[];
  readonly maxShutterLife: number | null;
}

interface MaterialRow {
  readonly slug: string;
  readonly model: string;
  readonly type: string;
  readonly year: number;
}

/** Whether the collected figure is in the range of the rated life, which may be the usual range of the camera class. */
const isWithin = (figure: number | null, { actuations = 0, upTo = 0 }: Life) =>
  figure !== null && actuations <= figure && figure <= upTo;

/**
 * Bodies that the collected ratings and the collected lists of cameras put into different classes. The catalogue
 * follows the lists.
 */
const OF_ANOTHER_CLASS: readonly string[] = ['E-620', 'E-330'];

/**
 * Bodies for which the collected ratings have the range of a lower class than the collected lists of cameras. The
 * catalogue gives them no rating, because a page would contradict the table of classes.
 */
const BELOW_THEIR_CLASS: readonly string[] = [
  'X-Pro1',
  'FinePix S5Pro',
  'FinePix S3Pro',
  'FinePixS2Pro',
  'FinePixS1Pro',
];

describe('the catalogue has the collected facts', FOLDER.needed, () => {
  it('for the brands', () => {
    for (const [id, brand] of Object.entries<MaterialBrand>(read('cameras.json').brands)) {
      expect(findBrand(id)).toEqual({
        id,
        name: brand.name,
        ja: brand.names.ja,
        popular: brand.popular,
        links: brand.links,
        countInFile: PROMISED_SINCE[id] ?? brand.countInFile,
      });
      // Pentax and Ricoh write the same Make strings, for which `findMaker` returns Pentax.
      for (const make of brand.exifMakes) expect(findMaker(make), make).toBe(id === 'ricoh' ? 'pentax' : id);
    }
  });

  it('for the models with a page', () => {
    const material: MaterialModel[] = read('cameras.json').models;
    expect(describedModels.map(({ slug }) => slug)).toEqual(expect.arrayContaining(material.map(({ slug }) => slug)));
    for (const fact of material) {
      const model = modelOf(fact.slug);
      for (const locale of ['en', 'ja', 'de'])
        // In Japan, the names of these cameras include their maker, which was then Konica Minolta.
        expect(fullModelName(model, locale)).toBe(fact.names[locale]!.replace(/^(?=Minolta α)/, 'Konica '));
      const { type, announcedYear, year, life, countsElectronic, specs, count, exif } = modelOf(model.slug);
      expect({
        brand: model.brand,
        type,
        announcedYear: announcedYear ?? year,
        releaseYear: year,
        megapixels: specs!.megapixels,
        maxShutterLife: isWithin(fact.maxShutterLife, life) ? fact.maxShutterLife : (life.actuations ?? null),
        countAccess: photoCodeOf(count.inPhotos),
        countIncludesElectronic: countsElectronic ?? null,
        countWrapsAt: count.wrapsAt ?? null,
        howToKey: count.howTo,
      }).toEqual({
        ...Object.fromEntries(Object.entries(fact).filter(([key]) => MODEL_KEYS.includes(key))),
        ...FOUND_SINCE[model.slug],
      });
      const strings = [fact.exifModel, ...fact.exifModelAliases].map((text: string) => text.toLowerCase());
      expect(new Set(exif.map((text) => text.toLowerCase()))).toEqual(new Set(strings));
    }
  });

  it('for the lists', () => {
    for (const [id, rows] of Object.entries<MaterialRow[]>(read('all-models.json').brands)) {
      // The collected facts have one code for SLRs and SLTs, and list bridge cameras as compacts or as SLRs. Our pages
      // don't call an SLT an SLR, because its mirror doesn't move.
      const ours = allModelsOf(id as BrandId).map(({ model, slug, type, year }) => ({
        model,
        slug,
        type: type.replace('-slt', '-dslr'),
        year,
      }));
      const bridges = ours.filter(({ type }) => type.endsWith('-bridge')).map(({ slug }) => slug);
      const expected = rows.map(({ model, slug, type, year }) => ({
        model,
        slug,
        type: bridges.includes(slug) ? 'mid-range-bridge' : type,
        year: SOLD_LATER[slug] ?? year,
      }));
      expect(ours).toEqual(expect.arrayContaining(expected));
      // A row that isn't in the collected facts must be a new camera, not a collected one with a changed slug or name.
      const slugs = new Set(rows.map(({ slug }) => slug));
      const names = new Set(rows.map(({ model }) => model));
      for (const { slug, model } of ours) expect([slug, names.has(model)]).toEqual([slug, slugs.has(slug)]);
    }
  });

  it('for the rated life of every EXIF string', () => {
    for (const body of read('rated-life.json').bodies) {
      for (const string of body.models) {
        const life = findRatedLife(body.make, string);
        const includes = body.countIncludesElectronic || COUNTS_BOTH.includes(string);
        expect(life?.countIncludesElectronic, string).toBe(includes);
        expect(life?.basis === 'no-shutter', string).toBe(body.noMechanicalShutter || WITHOUT_SHUTTER.includes(string));
        if (WITHOUT_SHUTTER.includes(string)) {
          expect(life?.actuations, string).toBeUndefined();
          continue;
        }
        if (BELOW_THEIR_CLASS.includes(string)) {
          expect([body.basis, life?.basis, life?.actuations]).toEqual(['class-estimate', 'none', undefined]);
          continue;
        }
        if (life?.basis === 'class-estimate' || body.basis === 'class-estimate') expect(life?.basis).toBe(body.basis);
        if (OF_ANOTHER_CLASS.includes(string)) expect([life?.actuations, life?.upTo]).toEqual([100_000, 150_000]);
        else if (body.classRange) expect([life?.actuations, life?.upTo], string).toEqual(body.classRange);
        else expect(life?.actuations ?? null, string).toBe(body.shutterLife);
      }
    }
  });
});

/** Bodies without a mechanical shutter, for which the collected facts give the usual figure of their class. */
const WITHOUT_SHUTTER: readonly string[] = ['ZV-E10M2'];

/** Bodies that also count electronic shots. We read their photos after the collection. */
const COUNTS_BOTH: readonly string[] = ['NIKON 1 V1', 'NIKON 1 V2', 'NIKON 1 V3'];

it('the catalogue attributes a rated life as the buying facts grade it', FOLDER.needed, () => {
  const { models: buying } = read('buying.json');
  for (const { slug } of describedModels) {
    const given = buying[slug]?.ratingSource;
    const { basis } = modelOf(slug).life;
    if (!given) continue;
    const isMakers = given.provenance === 'maker-document';
    expect([slug, basis === 'maker']).toEqual([slug, isMakers]);
    if (given.sure === 'low') expect(['reported', 'unsourced'], slug).toContain(basis);
    if (given.source.length === 0) expect(['unsourced', 'class-estimate', 'specification', 'none']).toContain(basis);
  }
});

const MODEL_KEYS = [
  'brand',
  'type',
  'announcedYear',
  'releaseYear',
  'megapixels',
  'maxShutterLife',
  'countAccess',
  'countIncludesElectronic',
  'countWrapsAt',
  'howToKey',
];
