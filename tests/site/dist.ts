/** The built site, which must be newer than the sources. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'assembly', 'public'];

const changed = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
).find((file) => statSync(file).mtimeMs > statSync('dist/sw.js').mtimeMs);
if (changed !== undefined) throw new Error(`dist/ is older than ${changed}: npm run build`);

/** A built file's text. */
export const built = (file: string): string => readFileSync(join('dist', file), 'utf8');
