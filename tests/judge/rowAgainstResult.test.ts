/**
 * A camera's row in the catalogue and the checker's result for a photo built for this camera must state the same about
 * the counter. For everything else, pages and results use the same functions. tests/content/claims.test.ts compares the
 * kind and the certainty of the count.
 */
import { describe, expect, it } from 'vitest';
import { answersOf, isInPhoto } from '../../src/cameras/answer';
import { countedIn } from '../../src/cameras/cameraRow';
import type { ListedCamera, Model } from '../../src/cameras/catalogue';
import { findRatedLife } from '../../src/cameras/ratedLife';
import type { ExtractionResult } from '../../src/reader/result';
import { counterOf, countMeaning } from '../../src/judge/rowCounter';
import { counterOfResult, judgeCounter } from '../../src/judge/wear';
import { ROWS } from '../assembly/counters/rows';
import { listedCameras, listedModels } from '../support/catalogue';
import { type Camera, photo } from '../support/photo';
import { read } from '../support/read';

/** Whether we have found a count in this camera's photos, or expect one there. */
const hasPhotoCount = (model: ListedCamera) => isInPhoto(answersOf(model).inPhotos);

/** For each row of the counter table, the cameras in the cases whose number is read (`open`). */
const photosByRow = Object.entries(ROWS).flatMap(([row, { open }]) => {
  const cameras = open.flatMap(({ file }) => (typeof file === 'function' ? [] : [file]));
  return cameras.length > 0 ? [{ row, cameras }] : [];
});

/** Photos from Ricoh bodies may have Pentax's Make, and those from Pentax bodies Ricoh's. */
const RICOH = 'RICOH IMAGING COMPANY, LTD.';

interface Reading {
  readonly row: string;
  readonly result: ExtractionResult;
}

/** Only a higher count proves that its counter has more than 16 bits. */
const LAST_16_BIT = 65_535;

const isCounter = ({ shutterSource, shutterCount = Infinity }: ExtractionResult) =>
  shutterCount <= LAST_16_BIT && (shutterSource?.grade === 'exact' || shutterSource?.grade === 'approximate');

/**
 * Builds photos with this model's name from every row of the counter table. Returns the results in which a counter was
 * read.
 */
async function readingsOf({ brand }: Pick<Model, 'brand'>, exif: string): Promise<readonly Reading[]> {
  const found: Reading[] = [];
  for (const { row, cameras } of photosByRow) {
    // The row's first photo, and its photos from this model, all with this model's name.
    for (const each of new Set([cameras[0]!, ...cameras.filter(({ model }) => model === exif)])) {
      const camera: Camera = { ...each, model: exif, ...(brand === 'ricoh' && { make: RICOH }) };
      if (!findRatedLife(camera.make ?? '', exif)) continue;
      const result = await read(photo({ ...camera, order: 'II' }));
      if (isCounter(result)) found.push({ row, result });
    }
  }
  return found;
}

/** Rows whose counter the reader accepts on any body of the maker. Their photos show nothing about a single model. */
const ofAllBodies = new Set<string>();
for (const { row, cameras } of photosByRow) {
  if (isCounter(await read(photo({ ...cameras[0]!, model: 'Model of no list', order: 'II' })))) ofAllBodies.add(row);
}

/** Of the results with one of the model's tags, the one with the fewest limits, as for an untouched photo. */
const best = ({ count: { tags = [] } }: Model, readings: readonly Reading[]) =>
  readings
    .filter(({ result }) => tags.some((tag) => result.shutterSource!.tag.startsWith(tag)))
    .toSorted((one, other) => limitsOf(one) - limitsOf(other))[0]?.result;
const limitsOf = ({ result }: Reading) =>
  (result.shutterSource!.grade === 'exact' ? 0 : 100) + result.shutterSource!.limits.length;

const hasMechanical = ({ result }: Reading) => result.counters.some(({ kind }) => kind === 'mechanical');

interface Compared {
  readonly model: Model;
  readonly result: ExtractionResult;
  /** the checker's judgment of what this count means */
  readonly meaning: ReturnType<typeof countMeaning>;
}

const inPhotos = listedModels.filter(hasPhotoCount);

/** Every camera with a count in its photos according to its row, with the checker's result for such a photo. */
const compared: readonly Compared[] = await Promise.all(
  inPhotos.flatMap((model) =>
    model.exif.map(async (exif) => {
      const readings = await readingsOf(model, exif);
      // If this camera's photos often have the mechanical count too, the page describes a photo with both counts.
      const hasBoth = countedIn(model.count) === 'shots-and-mechanical';
      const result = best(model, hasBoth ? readings.filter(hasMechanical) : readings);
      if (!result) throw new Error(`No photo of ${exif} shows a count, but its row says so.`);
      const rated = findRatedLife(result.make ?? '', exif);
      const counter = counterOfResult(result, result.shutterSource!, rated);
      return { model, result, meaning: judgeCounter(counter, rated) };
    }),
  ),
);

describe('The row of a camera whose photos have a count', () => {
  it('gives a count the same meaning as the checker: compared with the same life, as the same bound, or not at all', () => {
    expect(compared.length).toBeGreaterThan(200);
    const said = compared.map(({ model, meaning }) => [model.slug, meaning]);
    expect(compared.map(({ model }) => [model.slug, countMeaning(model)])).toEqual(said);
  });

  it('ends its counter at the same value as the checker', () => {
    const ends = compared.filter(({ result }) => result.shutterSource!.wrapsAt !== undefined);
    expect(ends.length).toBeGreaterThan(20);
    const told = ends.map(({ model, result }) => [model.slug, result.shutterSource!.wrapsAt]);
    expect(ends.map(({ model }) => [model.slug, counterOf(model).end])).toEqual(told);
  });
});

it('no row denies a counter that the checker reads from its own model alone', async () => {
  const denied = listedCameras.filter((camera) => !hasPhotoCount(camera));
  expect(denied.length).toBeGreaterThan(200);
  const readings = await Promise.all(
    denied.flatMap((model) => model.exif.map(async (exif) => ({ exif, of: await readingsOf(model as Model, exif) }))),
  );
  const own = readings.flatMap(({ exif, of }) =>
    of.filter(({ row }) => !ofAllBodies.has(row)).map(({ row }) => `${exif}: ${row}`),
  );
  expect(own).toEqual([]);
});
