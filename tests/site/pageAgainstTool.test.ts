/**
 * What a camera's page promises, held against what the checker says of a photo built for that camera: the same end,
 * compared with the same rated life, as the same bound or not at all. tests/content/claims.test.ts holds the row's kind and
 * certainty against it.
 */
import { describe, expect, it } from 'vitest';
import type { CountAccess } from '../../src/catalogue/cameraRow';
import { entryOf } from '../../src/catalogue/cameraTable';
import type { Model } from '../../src/catalogue/catalogue';
import { findRatedLife } from '../../src/catalogue/ratedLife';
import { numberShown, type ExtractionResult } from '../../src/extraction/result';
import { formatNumber } from '../../src/i18n/format';
import { loadTranslator } from '../../src/i18n/translator';
import { assessWear, bandCounts, bandCountsOfRange, type RangeCounts, type Wear } from '../../src/judge/wear';
import { ROWS } from '../assembly/counters/rows';
import { listedCameras, listedModels } from '../support/catalogue';
import { type Camera, photo } from '../support/photo';
import { read } from '../support/read';
import { type BuiltPage, builtPages, linesOfPage } from './blocks';

/** Photos of the camera have a count, or are expected to. */
const IN_FILE: readonly CountAccess[] = [
  'exact-in-file',
  'approximate-in-file',
  'doubtful-in-file',
  'unconfirmed-in-file',
];

/** A camera's photos with each counter of its maker. */
const photosByRow = Object.entries(ROWS).flatMap(([row, { open }]) => {
  const cameras = open.flatMap(({ file }) => (typeof file === 'function' ? [] : [file]));
  return cameras.length > 0 ? [{ row, cameras }] : [];
});

/** The bodies of both brands have each other's Make. */
const RICOH = 'RICOH IMAGING COMPANY, LTD.';

interface Reading {
  readonly row: string;
  readonly result: ExtractionResult;
}

/** A count beyond it proves that its counter does not end there. */
const LAST_16_BIT = 65_535;

const isCounter = ({ shutterSource, shutterCount = Infinity }: ExtractionResult) =>
  shutterCount <= LAST_16_BIT && (shutterSource?.grade === 'exact' || shutterSource?.grade === 'approximate');

/** What the checker reads from photos of a camera, one for each counter that its maker's bodies have. */
async function readingsOf({ brand }: Pick<Model, 'brand'>, exif: string): Promise<readonly Reading[]> {
  const found: Reading[] = [];
  for (const { row, cameras } of photosByRow) {
    // The row's own photos of the model, and its first one as if it were of the model.
    for (const each of new Set([cameras[0]!, ...cameras.filter(({ model }) => model === exif)])) {
      const camera: Camera = { ...each, model: exif, ...(brand === 'ricoh' && { make: RICOH }) };
      if (!findRatedLife(camera.make ?? '', exif)) continue;
      const result = await read(photo({ ...camera, order: 'II' }));
      if (isCounter(result)) found.push({ row, result });
    }
  }
  return found;
}

/** Counters that any body of their makers can have: that a built photo has one says nothing about the model. */
const ofAllBodies = new Set<string>();
for (const { row, cameras } of photosByRow) {
  if (isCounter(await read(photo({ ...cameras[0]!, model: 'Model of no list', order: 'II' })))) ofAllBodies.add(row);
}

/** The reading with the fewest limits: what an untouched photo shows. */
const best = (readings: readonly Reading[]) =>
  readings.toSorted((one, other) => limitsOf(one) - limitsOf(other))[0]?.result;
const limitsOf = ({ result }: Reading) =>
  (result.shutterSource!.grade === 'exact' ? 0 : 100) + result.shutterSource!.limits.length;

/** The same reading with another number, below any counter's end. */
const counting = (result: ExtractionResult, shutterCount: number): ExtractionResult => ({
  ...result,
  shutterCount,
  counters: result.counters.map((counter) => ({ ...counter, value: shutterCount })),
});

interface Compared {
  readonly model: Model;
  readonly result: ExtractionResult;
  readonly wear: Wear | undefined;
}

const inPhotos = listedModels.filter(({ count }) => IN_FILE.includes(count.access));

/** Every camera whose page says that its photos have a count, with what the checker reads from one. */
const compared: readonly Compared[] = await Promise.all(
  inPhotos.flatMap((model) =>
    model.exif.map(async (exif) => {
      const result = best(await readingsOf(model, exif));
      if (!result) throw new Error(`No photo of ${exif} shows a count, but its page says so.`);
      const { make = '' } = result;
      return { model, result, wear: assessWear(counting(result, 1_000), findRatedLife(make, exif)) };
    }),
  ),
);

describe('The row of a camera whose photos have a count', () => {
  it('names a second counter only where the checker can show one', async () => {
    const both = inPhotos.filter((model) => entryOf(model).counts === 'shots-and-mechanical');
    expect(both.length).toBeGreaterThan(10);
    for (const model of both) {
      const readings = await readingsOf(model, model.exif[0]!);
      const isBeside = readings.some(({ result }) => result.counters.some(({ kind }) => kind === 'mechanical'));
      expect([model.slug, isBeside]).toEqual([model.slug, true]);
    }
  });

  it('has the rated life that the checker compares with', () => {
    const wrong = compared.filter(({ model, wear }) => {
      const { ratedLife, ratedLifeUpTo } = entryOf(model);
      return wear && (wear.range ?? [wear.life]).join() !== [ratedLife, ratedLifeUpTo].filter(Boolean).join();
    });
    expect(compared.length).toBeGreaterThan(200);
    expect(wrong.map(({ model }) => model.slug)).toEqual([]);
  });
});

it('no row denies a counter that the checker reads from its own model alone', async () => {
  const denied = listedCameras.filter(({ count }) => !IN_FILE.includes(count.access));
  expect(denied.length).toBeGreaterThan(200);
  const readings = await Promise.all(
    denied.flatMap((model) => model.exif.map(async (exif) => ({ exif, of: await readingsOf(model as Model, exif) }))),
  );
  const own = readings.flatMap(({ exif, of }) =>
    of.filter(({ row }) => !ofAllBodies.has(row)).map(({ row }) => `${exif}: ${row}`),
  );
  expect(own).toEqual([]);
});

describe.each(['en', 'ja', 'de'] as const)('The page of a camera in %s', async (locale) => {
  const { t } = await loadTranslator(locale, ['modelGuide', 'tool']);
  const number = (value: number) => formatNumber(value, locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const pages = new Map<string, BuiltPage>(builtPages().map((page) => [page.address, page]));
  const linesOf = ({ brand, slug }: Model) => linesOfPage(pages.get(`${prefix}/${brand}/${slug}`)!);

  /** The figures that a page shows of the bands: 'under 30,000', '30,000 to 74,999', 'over 120,000'. */
  const figuresOf = (bands: readonly RangeCounts[]) =>
    bands.flatMap(({ from, to }) => (to === undefined ? [from - 1] : from === 0 ? [to + 1] : [from, to])).map(number);
  const says = (lines: readonly string[], sentence: string) => lines.some((line) => line.includes(sentence));

  it('shows wear levels, and promises to compare, just where the checker works out wear', () => {
    const headings = [t('model.wear.headingUncompared'), t('model.wear.headingNoShutter')];
    const wrong = compared.flatMap(({ model, wear }) => {
      const { html } = pages.get(`${prefix}/${model.brand}/${model.slug}`)!;
      const isUncompared = headings.some((heading) => html.includes(`>${heading}<`));
      const promises = says(linesOf(model), t('model.howTo.photo.step3'));
      return isUncompared === (wear === undefined) && !(promises && !wear) ? [] : [`${model.slug}: ${wear?.bound}`];
    });
    expect(wrong).toEqual([]);
  });

  it('puts the limits of the levels where the checker puts them', () => {
    const wrong = compared.flatMap(({ model, result, wear }) => {
      if (!wear) return [];
      const lines = linesOf(model);
      const end = result.shutterSource!.wrapsAt ?? Infinity;
      const bands = wear.range && !wear.bound ? bandCountsOfRange(wear.range) : bandCounts(wear.life);
      const reached = bands
        .filter(({ from }) => from <= end)
        .map((counts) => (counts.to === undefined ? counts : { ...counts, to: Math.min(counts.to, end) }));
      return figuresOf(reached)
        .filter((figure) => !says(lines, figure))
        .map((figure) => `${model.slug}: ${figure}`);
    });
    expect(wrong).toEqual([]);
  });

  it('says that wear is a bound where the checker says so', () => {
    const UPPER = ['wear.upper', 'wear.upper.twice', 'model.wear.electronic', 'model.wear.electronicTotal'] as const;
    const wrong = compared.flatMap(({ model, result, wear }) => {
      const lines = linesOf(model);
      const isUpper = UPPER.some((key) => says(lines, t(key)));
      const isLower = says(lines, t('model.specs.wrapsAt'));
      const hasMechanical = result.counters.some(({ kind }) => kind === 'mechanical');
      const isRight = (wear?.bound !== 'upper' || isUpper || hasMechanical) && (wear?.bound !== 'lower' || isLower);
      return isRight ? [] : [`${model.slug}: ${wear?.bound}`];
    });
    expect(wrong).toEqual([]);
  });

  it('says where the counter ends', () => {
    const wrong = compared.filter(({ model, result: { shutterSource } }) => {
      const end = shutterSource!.wrapsAt;
      return end !== undefined && !says(linesOf(model), number(end));
    });
    expect(wrong.map(({ model }) => model.slug)).toEqual([]);
  });
});

it('the photos that are built for the comparison have counts', () => {
  for (const { result } of compared) expect(numberShown(result)).toBeGreaterThan(0);
});
