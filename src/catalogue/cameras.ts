/** The cameras by maker, one chunk each, for the pages that show only some of them. */

import type { BrandId } from './brandList';
import type canon from './cameras/canon';
import type fujifilm from './cameras/fujifilm';
import type kodak from './cameras/kodak';
import type leica from './cameras/leica';
import type minolta from './cameras/minolta';
import type nikon from './cameras/nikon';
import type olympus from './cameras/olympus';
import type pentax from './cameras/pentax';
import type ricoh from './cameras/ricoh';
import type sony from './cameras/sony';
import type { CameraBody, Camera, PageCamera } from './cameraRow';

/** For the compiler alone: which slugs exist. */
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

/** The slugs of a brand's cameras with a page. */
export type SlugOf<B extends BrandId> = Extract<Rows[B][number], PageCamera>['slug'];
export type ModelSlug = SlugOf<BrandId>;

const makers = import.meta.glob<readonly CameraBody[]>('./cameras/*.ts', { import: 'default' });

const isListed = (row: CameraBody): row is Camera => 'slug' in row;

/** The listed cameras among a maker's rows. */
export const camerasAmong = (rows: readonly CameraBody[]): readonly Camera[] => rows.filter(isListed);

const loaded = new Map<BrandId, Promise<readonly Camera[]>>();

/** A brand's cameras. Returns the same promise each time, even a rejected one, so that components can `use` it. */
export function loadCameras(brand: BrandId): Promise<readonly Camera[]> {
  const known = loaded.get(brand);
  if (known) return known;
  const promise = makers[`./cameras/${brand}.ts`]!().then(camerasAmong);
  loaded.set(brand, promise);
  return promise;
}

/** The camera with this slug among those of its brand; the caller knows that it has a page. */
export function findPageCamera(cameras: readonly Camera[], slug: ModelSlug): PageCamera {
  return cameras.find((camera): camera is PageCamera => camera.slug === slug && camera.page !== undefined)!;
}
