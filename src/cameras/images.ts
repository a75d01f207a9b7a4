import type { BodyShape, Camera } from './cameraRow';

export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** A camera's shape: `drawing`, or else the shape in the type: 'mid-range-dslr' → 'dslr'. */
export function shapeOf({ drawing, type }: Pick<Camera, 'drawing' | 'type'>): BodyShape {
  return drawing ?? (type.replace(/^(entry-level|mid-range|professional)-/, '') as BodyShape);
}

/** Shapes that look like another shape from the front. */
const DRAWN_AS: Partial<Readonly<Record<BodyShape, BodyShape>>> = { slt: 'dslr', bridge: 'mirrorless' };

/** The path of a drawing: 'dslr' → '/images/cameras/dslr.svg'. */
export function drawingPath(drawing: BodyShape): string {
  return `/images/cameras/${DRAWN_AS[drawing] ?? drawing}.svg`;
}

/** The path of the drawing for a camera's shape. */
export function imagePathOf(camera: Pick<Camera, 'drawing' | 'type'>): string {
  return drawingPath(shapeOf(camera));
}

const fileName = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The usual file names of a camera's picture, the preferred one first. */
function usualNames(brand: string, model: string): readonly string[] {
  const maker = fileName(brand);
  const name = fileName(model);
  return [`${maker}_${name}.jpg`, `${maker}-${name}.jpg`, `${maker}_${name}.webp`, `${name}.jpg`];
}

/** The path of the operator's picture of a camera. `pictures`: the file names in /images. */
export function operatorPictureOf(
  pictures: readonly string[],
  { brand, model }: { readonly brand: string; readonly model: string },
): string | undefined {
  const name = usualNames(brand, model).find((usual) => pictures.includes(usual));
  return name && `/images/${name}`;
}

/**
 * Paths to try for a camera's picture, in order: `imagePath` unless it is the placeholder, then the usual file names.
 * ('', 'nikon', 'Z6 II') → /images/nikon_z6-ii.jpg, nikon-z6-ii.jpg, nikon_z6-ii.webp, z6-ii.jpg
 */
export function imageCandidates(imagePath: string | undefined, brand: string, model: string): readonly string[] {
  const given = imagePath && imagePath !== PLACEHOLDER_IMAGE ? [imagePath] : [];
  return [...given, ...usualNames(brand, model).map((file) => `/images/${file}`)];
}
