/**
 * The rows of all makers. Large: only the build, the tests and the result view, which cannot know the maker in advance,
 * import it.
 */

import type { CameraBody } from './cameraRow';

const files = import.meta.glob<readonly CameraBody[]>('./rows/*.ts', { import: 'default', eager: true });

/** Rows by maker. A maker's key is the name of its file in `rows/`. */
export const rowsOf: Readonly<Record<string, readonly CameraBody[]>> = Object.fromEntries(
  Object.entries(files).map(([path, rows]) => [path.slice('./rows/'.length, -'.ts'.length), rows]),
);
