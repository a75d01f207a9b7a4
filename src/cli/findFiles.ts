/** The files that the arguments name, and all files in the folders that they name. */
import { isUtf8 } from 'node:buffer';
import { type Dir, type Dirent, existsSync, opendirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** What opens a file: its path, as bytes if a name in it is no UTF-8, for then only those open it. */
export type OpenedBy = string | Buffer;

/** A file, or why it or its folder cannot be read. */
export interface Found {
  /** for people: replacement characters stand for what is no UTF-8 */
  readonly path: string;
  readonly place: OpenedBy;
  readonly problem?: unknown;
}

/** Deeper than any folder of photos. Circular links are caught before, by their real path. */
const MAX_DEPTH = 64;

/** Every file of the arguments, folder by folder, one at a time, so that a million of them need no memory. */
export function* walkFiles(paths: readonly string[]): Generator<Found> {
  // The real paths of the folders already walked, which links may lead to again.
  const visited = new Set<string>();
  for (const path of paths) yield* walk(path, placeOf(path), 0, visited, true);
}

/** The files of the arguments as they are; folders too, which are no files. */
export function* asGiven(paths: readonly string[]): Generator<Found> {
  for (const path of paths) yield { path, place: placeOf(path) };
}

const REPLACEMENT = '\uFFFD';

/**
 * What an argument names. Arguments come as text, without the bytes of a name that is no UTF-8, so those are looked up in
 * its folder; if several names there are the same as text, nobody knows which is meant.
 */
function placeOf(argument: string): OpenedBy {
  if (!argument.includes(REPLACEMENT) || existsSync(argument)) return argument;
  const folder = placeOf(dirname(argument));
  try {
    const names = readdirSync(folder, { encoding: 'buffer' }).filter((name) => name.toString() === basename(argument));
    return names.length === 1 ? inside(folder, names[0]!) : argument;
  } catch {
    return argument;
  }
}

function inside(folder: OpenedBy, name: Buffer): OpenedBy {
  if (typeof folder === 'string' && isUtf8(name)) return join(folder, name.toString());
  const start = typeof folder === 'string' ? Buffer.from(join(folder, sep)) : Buffer.concat([folder, Buffer.from(sep)]);
  return Buffer.concat([start, name]);
}

function* walk(path: string, place: OpenedBy, depth: number, visited: Set<string>, isNamed: boolean): Generator<Found> {
  let isFolder: boolean;
  try {
    const stats = statSync(place);
    isFolder = stats.isDirectory();
    // Skip pipes and sockets in folders; one that is named as an argument is reported.
    if (!isFolder && !stats.isFile() && !isNamed) return;
  } catch (problem) {
    yield { path, place, problem };
    return;
  }
  if (isFolder) yield* walkFolder(path, place, depth, visited);
  else yield { path, place };
}

function* walkFolder(path: string, place: OpenedBy, depth: number, visited: Set<string>): Generator<Found> {
  try {
    const real = realpathSync.native(place, 'latin1');
    if (visited.has(real) || depth >= MAX_DEPTH) return;
    visited.add(real);
    const folder = openFolder(place);
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        const name = join(path, entry.name.toString());
        const found = inside(place, entry.name);
        if (entry.isFile()) yield { path: name, place: found };
        else if (entry.isDirectory() || entry.isSymbolicLink()) yield* walk(name, found, depth + 1, visited, false);
      }
    } finally {
      folder.closeSync();
    }
  } catch (problem) {
    yield { path, place, problem };
  }
}

/** A folder whose entries have their names as bytes, which Node can do but its types do not say. */
function openFolder(place: OpenedBy): { readSync: () => Dirent<Buffer> | null; closeSync: () => void } {
  const open = opendirSync as unknown as (path: OpenedBy, options: { encoding: 'buffer' }) => Dir;
  return open(place, { encoding: 'buffer' }) as unknown as ReturnType<typeof openFolder>;
}
