/** Rated shutter life by the EXIF strings in a photo. Large: import it lazily. */

import { type FileText, rawText } from '../config/fileText';
import type { CameraBody, Camera, Life } from './cameraRow';
import { rowsOf } from './allRows';
import { bodyKey, findMaker, type Maker, makerOfFile } from './exifMakers';
import { listedMakers, type ListedCamera, type ListedMakerId, pagePath } from './catalogue';

export type RatedLife = Life & {
  /** the total in the file includes electronic-shutter frames, so wear computed from it is an upper bound */
  readonly countIncludesElectronic: boolean;
  readonly maker: Maker;
  /** the path of the model's page, if the model has a page: '/nikon/nikon-d850' */
  readonly path?: string;
};

function ratedLifeOf(file: string, maker: Maker, row: CameraBody | Camera): RatedLife {
  const path = 'slug' in row ? pagePath(file, row.slug) : undefined;
  return { ...row.life, maker, countIncludesElectronic: row.countsElectronic ?? false, ...(path && { path }) };
}

const isListed = (file: string, row: CameraBody | Camera): row is Camera =>
  'slug' in row && listedMakers.some(({ id }) => id === file);

const byKey = new Map(
  Object.entries(rowsOf).flatMap(([file, rows]) => {
    const maker = makerOfFile(file);
    return rows.flatMap((row) => {
      const life = ratedLifeOf(file, maker, row);
      const listed = isListed(file, row) ? { ...row, brand: file as ListedMakerId } : undefined;
      return row.exif.map((model) => [bodyKey(maker, model), { life, row, listed }] as const);
    });
  }),
);

function findEntry(make: FileText, model: FileText) {
  const maker = findMaker(make);
  return maker && byKey.get(bodyKey(maker, model));
}

/** A listed camera by EXIF Make and Model; undefined for a body in no list. */
export function findListedCamera(make: FileText, model: FileText): ListedCamera | undefined {
  return findEntry(make, model)?.listed;
}

/** A body's rated life by EXIF Make and Model: ('NIKON CORPORATION', 'NIKON D850') → 200,000, stated by the maker. */
export function findRatedLife(make: FileText, model: FileText): RatedLife | undefined {
  return findEntry(make, model)?.life;
}

interface Named {
  readonly make?: FileText | undefined;
  readonly model?: FileText | undefined;
}

/** True for a body without a mechanical shutter. A mechanical count in its photos means nothing. */
export const hasNoShutter = ({ make = '', model = '' }: Named): boolean =>
  findRatedLife(make, model)?.basis === 'no-shutter';

/** True for a listed body whose photos are known to have no count. */
export function holdsNone({ make = '', model = '' }: Named): boolean {
  const answer = findListedCamera(make, model)?.count.inPhotos;
  return answer?.way === 'none' && !answer.limits;
}

/**
 * True for a listed body whose photos have a count. A single photo may have none, because of old firmware or an unset
 * counter.
 */
export function holdsCounts({ make = '', model = '' }: Named): boolean {
  const answer = findListedCamera(make, model)?.count.inPhotos;
  return answer?.way === 'photo' && (answer.certainty === 'seen' || answer.certainty === 'reported');
}

type FoundBody = Pick<CameraBody, 'exif'> & Partial<Pick<Camera, 'slug' | 'year' | 'announcedYear'>>;

/** A body's row by EXIF Make and Model; for a body without a row, only its Model string. */
export function findBody(make: FileText, model: FileText): FoundBody {
  return findEntry(make, model)?.row ?? { exif: [rawText(model).replaceAll('\0', '').trim()] };
}
