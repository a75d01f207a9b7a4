/** The files that the arguments name, and all files in the folders that they name. */
import { opendirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file, or why it or its folder cannot be read. */
export interface Found {
  readonly path: string;
  readonly problem?: unknown;
}

/** Deeper than any folder of photos. Circular links are caught before, by their real path. */
const MAX_DEPTH = 64;

/** Every file of the arguments, folder by folder, one at a time, so that a million of them need no memory. */
export function* walkFiles(paths: readonly string[]): Generator<Found> {
  // The real paths of the folders already walked, which links may lead to again.
  const visited = new Set<string>();
  for (const path of paths) yield* walk(path, 0, visited, true);
}

function* walk(path: string, depth: number, visited: Set<string>, isNamed: boolean): Generator<Found> {
  let isFolder: boolean;
  try {
    const stats = statSync(path);
    isFolder = stats.isDirectory();
    // Skip pipes and sockets in folders; one that is named as an argument is reported.
    if (!isFolder && !stats.isFile() && !isNamed) return;
  } catch (problem) {
    yield { path, problem };
    return;
  }
  if (isFolder) yield* walkFolder(path, depth, visited);
  else yield { path };
}

function* walkFolder(path: string, depth: number, visited: Set<string>): Generator<Found> {
  try {
    const real = realpathSync(path);
    if (visited.has(real) || depth >= MAX_DEPTH) return;
    visited.add(real);
    const folder = opendirSync(path);
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        const inside = join(path, entry.name);
        if (entry.isFile()) yield { path: inside };
        else if (entry.isDirectory() || entry.isSymbolicLink()) yield* walk(inside, depth + 1, visited, false);
      }
    } finally {
      folder.closeSync();
    }
  } catch (problem) {
    yield { path, problem };
  }
}
