/** The rows of the catalogue, without waiting for a maker's chunk to load. */
import { rowsOf } from '../../src/cameras/allRows';
import { verdictOf } from '../../src/cameras/answer';
import { modelsAmong } from '../../src/cameras/cameras';
import { type BrandId, brands, type ListedCamera, listedMakers, type Model } from '../../src/cameras/catalogue';
import type { DescribedCamera } from '../../src/cameras/cameraRow';
import { photoCodeOf } from '../../src/cameras/cameraTable';

/** Every listed camera of a brand, newest first. */
export function allModelsOf(brand: BrandId): readonly Model[] {
  return modelsAmong(brand, rowsOf[brand]!);
}

/** Every camera with a page. */
export const listedModels = brands.flatMap(({ id }) => allModelsOf(id));

/** Every listed camera, including those without a page. */
export const listedCameras: readonly ListedCamera[] = listedMakers.flatMap(({ id }) => modelsAmong(id, rowsOf[id]!));

/** The cameras with prose of their own. */
export const describedModels = listedModels.filter(
  (model): model is Model & DescribedCamera => model.specs !== undefined,
);

const bySlug = new Map(
  listedModels.flatMap((model) => [model.slug, ...(model.aliases ?? [])].map((slug) => [slug, model])),
);

/** The camera with this slug or alias. Throws if there is none. */
export function modelOf(slug: string): Model {
  const model = bySlug.get(slug);
  if (!model) throw new Error(`No camera ${slug}`);
  return model;
}

/**
 * The facts that decide the kind of a camera's page: the page's answer, the page's claim about the camera's files, and
 * whether the camera has prose of its own.
 */
const kindOf = (model: Model) =>
  [verdictOf(model), photoCodeOf(model.count.inPhotos), model.specs !== undefined].join();

/** One camera for each kind of page. */
export const modelOfEachKind = listedModels.filter(
  (model, index) => listedModels.findIndex((other) => kindOf(other) === kindOf(model)) === index,
);

/** The brand's cameras with prose of their own. */
export const describedOf = (brand: BrandId) => describedModels.filter((model) => model.brand === brand);

/** One brand for each claim that a brand's page makes about the count in its files. */
export const brandOfEachAnswer = brands.filter(
  ({ countInFile }, index) => brands.findIndex((brand) => brand.countInFile === countInFile) === index,
);

/** All brands, starting with one brand for each claim. */
export const brandsByAnswer = [...new Set([...brandOfEachAnswer, ...brands])];
