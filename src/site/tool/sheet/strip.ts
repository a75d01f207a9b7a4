import { MAX_FILE_BYTES } from '../../../config/constants';
import { loadPreview } from '../loadPreview';

/**
 * The canvas transform that turns a picture with this Exif Orientation upright. `width` and `height`: the stored
 * picture's, in px. Source: Exif 2.32, 4.6.4.
 */
const UPRIGHT: Readonly<Record<number, (width: number, height: number) => DOMMatrix2DInit>> = {
  2: (width) => ({ a: -1, d: 1, e: width }),
  3: (width, height) => ({ a: -1, d: -1, e: width, f: height }),
  4: (_width, height) => ({ a: 1, d: -1, f: height }),
  5: () => ({ a: 0, b: 1, c: 1, d: 0 }),
  6: (_width, height) => ({ a: 0, b: 1, c: -1, d: 0, e: height }),
  7: (width, height) => ({ a: 0, b: -1, c: -1, d: 0, e: height, f: width }),
  8: (width) => ({ a: 0, b: -1, c: 1, d: 0, f: width }),
};

/**
 * The photo as an upright picture, else its preview; undefined if the browser can show neither. `orientation`: the Exif
 * Orientation in the photo's file.
 */
export async function stripOf(photo: File, orientation = 1): Promise<HTMLCanvasElement | undefined> {
  const whole = photo.size > MAX_FILE_BYTES ? undefined : await pictureIn(photo);
  // The browser has already turned a whole file by the file's own Orientation. `previewOf` removes a preview's own
  // Orientation and turns the preview by `orientation`.
  return whole ? drawn(whole, 1) : previewOf(photo, orientation);
}

const pictureIn = (image: Blob) => createImageBitmap(image).catch(() => undefined);

async function previewOf(photo: File, orientation: number): Promise<HTMLCanvasElement | undefined> {
  const preview = await loadPreview(photo);
  const plain = preview && withoutExif(new Uint8Array(await preview.arrayBuffer()));
  const picture = plain && (await pictureIn(new Blob([plain], { type: 'image/jpeg' })));
  return picture && drawn(picture, orientation);
}

function drawn(picture: ImageBitmap, orientation: number): HTMLCanvasElement {
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = orientation > 4 ? [height, width] : [width, height];
  const pen = canvas.getContext('2d')!;
  const upright = UPRIGHT[orientation];
  if (upright) pen.setTransform(upright(width, height));
  pen.drawImage(picture, 0, 0);
  picture.close();
  return canvas;
}

/** The marker code of APP1, the segment with Exif. */
const EXIF = 0xe1;

/**
 * Removes a JPEG's Exif data. If a preview repeats the photo's Orientation, the preview would otherwise be turned
 * twice: by the browser and by `drawn`.
 */
export function withoutExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  // Each segment begins with 0xFF, its marker code, and its length in two bytes. The picture's data follows 0xFFDA.
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda && at + 4 <= jpeg.length) {
    const end = at + 2 + ((jpeg[at + 2]! << 8) | jpeg[at + 3]!);
    if (jpeg[at + 1] !== EXIF) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  kept.push(jpeg.subarray(at));
  const plain = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of kept) {
    plain.set(part, to);
    to += part.length;
  }
  return plain;
}
