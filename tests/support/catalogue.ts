/** Synchronous access to the catalogue's rows, without waiting for a maker's chunk. */
import type { PageCamera } from '../../src/catalogue/cameraRow';
import { camerasAmong, findPageCamera, type ModelSlug } from '../../src/catalogue/cameras';
import { type BrandId, findModel } from '../../src/catalogue/catalogue';
import { type ListedModel, listOf } from '../../src/catalogue/lists';
import { rowsOf } from '../../src/catalogue/allRows';

/** The row of a camera with a page. */
export function cameraOf(slug: ModelSlug): PageCamera {
  return findPageCamera(camerasAmong(rowsOf[findModel(slug)!.brand]!), slug);
}

/** Every listed camera of a brand, newest first. */
export function allModelsOf(brand: BrandId): readonly ListedModel[] {
  return listOf(brand, camerasAmong(rowsOf[brand]!));
}

/** The rated life of a listed camera, in actuations; undefined if no figure is known. */
export function ratedLifeOf({ brand, slug }: ListedModel): number | undefined {
  return camerasAmong(rowsOf[brand]!).find((camera) => camera.slug === slug)!.life.actuations;
}
