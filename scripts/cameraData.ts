/** The catalogue as the package's cameras.json. docs/cameras.md documents its shape. */
import { createHash } from 'node:crypto';
import { modelsAmong } from '../src/cameras/cameras';
import { rowsOf } from '../src/cameras/allRows';
import { entryOf } from '../src/cameras/cameraTable';
import { alsoSoldAs, type ListedCamera, listedMakers } from '../src/cameras/catalogue';
import edition from '../src/cameras/data/edition.json';
import { type Source, type SourceId, sources } from '../src/cameras/sources';

/**
 * The version of the format. Increase it by one when a field changes its meaning or is removed, but not for a new field
 * or code.
 */
export const FORMAT = 1;

/** The JSON Schema's file, in the same folder as cameras.json. */
export const SCHEMA_FILE = 'cameras.schema.json';

const cameras = listedMakers.flatMap(({ id }) => modelsAmong(id, rowsOf[id] ?? [])).map(dataOf);
const named = new Set(cameras.flatMap(({ countSources, ratedLifeSources }) => [...countSources, ...ratedLifeSources]));
const cited = Object.fromEntries([...named].toSorted().map((id): [SourceId, Source] => [id, sources[id]]));

/**
 * A hash of the data in 16 hexadecimal digits. If it differs from the hash in edition.json, the data have changed and
 * need a new version and date.
 */
export const dataHash: string = createHash('sha256')
  .update(JSON.stringify([FORMAT, cited, cameras]))
  .digest('hex')
  .slice(0, 16);

/** The text of cameras.json: all named sources, and each listed camera on one line, with the source of each fact. */
export function cameraData(license: string): string {
  const { version, date } = edition;
  const about = { $schema: `./${SCHEMA_FILE}`, format: FORMAT, version, date, license, sources: cited };
  const lines = cameras.map((camera) => `    ${JSON.stringify(camera)}`);
  return `${JSON.stringify(about, undefined, 2).slice(0, -2)},\n  "cameras": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

export type CameraData = ReturnType<typeof dataOf>;

function dataOf(camera: ListedCamera) {
  const { brand, count, life } = camera;
  return {
    ...entryOf(camera),
    maker: brand,
    otherNames: alsoSoldAs(camera, 'en'),
    countTags: count.tags ?? [],
    countSources: count.sources,
    ratedLifeSources: life.sources,
  };
}
