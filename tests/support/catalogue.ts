/** Gives tests the rows of the catalogue without waiting for a maker's chunk to load. */
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

/** The cameras that have their own prose. */
export const describedModels = listedModels.filter(
  (model): model is Model & DescribedCamera => model.specs !== undefined,
);

const bySlug = new Map(
  listedModels.flatMap((model) => [model.slug, ...(model.aliases ?? [])].map((slug) => [slug, model])),
);

/** The camera with this slug or alias. Throws if no listed camera has it. */
export function modelOf(slug: string): Model {
  const model = bySlug.get(slug);
  if (!model) throw new Error(`No camera ${slug}`);
  return model;
}

/**
 * The facts that decide the kind of a camera's page, as a text: the page's answer, the claim about the camera's files,
 * and whether the camera has its own prose.
 */
const kindOf = (model: Model) =>
  [verdictOf(model), photoCodeOf(model.count.inPhotos), model.specs !== undefined].join();

/** One camera for each kind of camera page. */
export const modelOfEachKind = listedModels.filter(
  (model, index) => listedModels.findIndex((other) => kindOf(other) === kindOf(model)) === index,
);

/** The cameras of a brand that have their own prose. */
export const describedOf = (brand: BrandId) => describedModels.filter((model) => model.brand === brand);

/** One brand for each claim that a brand's page makes about the count in its files. */
export const brandOfEachAnswer = brands.filter(
  ({ countInFile }, index) => brands.findIndex((brand) => brand.countInFile === countInFile) === index,
);

/** All brands. One brand for each claim comes first. */
export const brandsByAnswer = [...new Set([...brandOfEachAnswer, ...brands])];
