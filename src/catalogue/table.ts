/** Every row of every maker at once. Large: for the result view, which knows the maker last, for the build and for tests. */

import type { Body } from './camera';

const files = import.meta.glob<readonly Body[]>('./cameras/*.ts', { import: 'default', eager: true });

/** Rows by maker, the name of the file under `cameras/`. */
export const rowsOf: Readonly<Record<string, readonly Body[]>> = Object.fromEntries(
  Object.entries(files).map(([path, rows]) => [path.slice('./cameras/'.length, -'.ts'.length), rows]),
);
