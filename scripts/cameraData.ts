/** The catalogue as data for other programs: the package's cameras.json. docs/cameras.md documents its shape. */
import { modelsAmong } from '../src/catalogue/cameras';
import { rowsOf } from '../src/catalogue/allRows';
import { entryOf } from '../src/catalogue/cameraTable';
import { alsoSoldAs, type ListedCamera, listedMakers } from '../src/catalogue/catalogue';
import { type Source, type SourceId, sources } from '../src/catalogue/sources';

/** Grows by one when what a field means changes, or a field goes; a new field or code changes nothing. */
const FORMAT = 1;

/** Every listed camera with who says what, a line each, and the sources that they name. */
export function cameraData(version: string, license: string): string {
  const cameras = listedMakers.flatMap(({ id }) => modelsAmong(id, rowsOf[id] ?? [])).map(dataOf);
  const named = [
    ...new Set(cameras.flatMap(({ countSources, ratedLifeSources }) => [...countSources, ...ratedLifeSources])),
  ];
  const cited = Object.fromEntries(named.toSorted().map((id): [SourceId, Source] => [id, sources[id]]));
  const about = { format: FORMAT, version, license, sources: cited };
  const lines = cameras.map((camera) => `    ${JSON.stringify(camera)}`);
  return `${JSON.stringify(about, undefined, 2).slice(0, -2)},\n  "cameras": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

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
