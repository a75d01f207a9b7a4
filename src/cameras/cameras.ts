/** Loads the cameras of a maker. Each maker has its own chunk, for pages that show only some makers. */

import { type BrandId, type ListedMakerId, listedMakers } from './brandList';
import type { ListedCamera, Model } from './catalogue';
import type canon from './rows/canon';
import type fujifilm from './rows/fujifilm';
import type kodak from './rows/kodak';
import type leica from './rows/leica';
import type minolta from './rows/minolta';
import type nikon from './rows/nikon';
import type olympus from './rows/olympus';
import type pentax from './rows/pentax';
import type ricoh from './rows/ricoh';
import type sony from './rows/sony';
import type { CameraBody, Camera, DescribedCamera } from './cameraRow';

/** Tell the compiler which slugs exist. */
interface Rows {
  canon: typeof canon;
  nikon: typeof nikon;
  sony: typeof sony;
  fujifilm: typeof fujifilm;
  olympus: typeof olympus;
  pentax: typeof pentax;
  leica: typeof leica;
  ricoh: typeof ricoh;
  kodak: typeof kodak;
  minolta: typeof minolta;
}

/** The slugs of a brand's cameras with texts of their own. */
export type SlugOf<B extends BrandId> = Extract<Rows[B][number], DescribedCamera>['slug'];
/** The slugs of all of a brand's listed cameras. */
export type ListedSlugOf<B extends BrandId> = Extract<Rows[B][number], Camera>['slug'];

const makers = import.meta.glob<readonly CameraBody[]>('./rows/*.ts', { import: 'default' });

const isListed = (row: CameraBody): row is Camera => 'slug' in row;

/** The listed cameras among a maker's rows, newest first. */
export const modelsAmong = <M extends ListedMakerId>(
  brand: M,
  rows: readonly CameraBody[],
): readonly (Camera & { readonly brand: M })[] =>
  rows
    .filter(isListed)
    .map((camera) => ({ ...camera, brand }))
    .sort((a, b) => b.year - a.year || a.model.localeCompare(b.model, 'en', { numeric: true }));

const loaded = new Map<ListedMakerId, Promise<readonly ListedCamera[]>>();

/**
 * A maker's cameras, newest first. Returns the same promise each time, even a rejected one, because React's `use` needs
 * that.
 */
export function loadCameras(brand: BrandId): Promise<readonly Model[]>;
export function loadCameras(brand: ListedMakerId): Promise<readonly ListedCamera[]>;
export function loadCameras(brand: ListedMakerId): Promise<readonly ListedCamera[]> {
  const known = loaded.get(brand);
  if (known) return known;
  const promise = makers[`./rows/${brand}.ts`]!().then((rows) => modelsAmong(brand, rows));
  loaded.set(brand, promise);
  return promise;
}

let loadingAll: Promise<readonly ListedCamera[]> | undefined;

/** The cameras of all makers, by maker. Returns the same promise each time, like `loadCameras`. */
export function loadAllCameras(): Promise<readonly ListedCamera[]> {
  loadingAll ??= Promise.all(listedMakers.map(({ id }) => loadCameras(id))).then((lists) => lists.flat());
  return loadingAll;
}
