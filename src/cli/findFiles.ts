/** The files that the arguments name, and all files in the folders that they name. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isAddress, publicAddress } from '../library/fromUrl';
import { naturally } from './inOrder';

/** What opens a file: its path, as bytes if a name in it is no UTF-8, for then only those open it; or its address. */
export type OpenedBy = string | Buffer;

/** A file, or why it or its folder cannot be read. */
export interface Found {
  /** for people: replacement characters stand for what is no UTF-8, and an address has nothing secret */
  readonly path: string;
  readonly place: OpenedBy;
  readonly problem?: unknown;
  /** the name itself was given, not that of a folder that it is in */
  readonly isNamed: boolean;
}

/** Deeper than any folder of photos. Circular links are caught before, by their real path. */
const MAX_DEPTH = 64;

/** Every file that is named, and every one in the folders that are, one at a time and in natural order of names. */
export async function* walkFiles(names: AsyncIterable<OpenedBy>): AsyncGenerator<Found> {
  // The real paths of the folders already walked, which links may lead to again.
  const visited = new Set<string>();
  for await (const name of names) {
    const path = name.toString();
    if (isAddress(path)) {
      yield { path: publicAddress(path), place: path, isNamed: true };
      continue;
    }
    // Bytes that are text open the same file as that text.
    const place = typeof name === 'string' || isUtf8(name) ? placeOf(path) : name;
    yield* walk(path, place, 0, visited);
  }
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

function* walk(path: string, place: OpenedBy, depth: number, visited: Set<string>): Generator<Found> {
  const isNamed = depth === 0;
  let isFolder: boolean;
  try {
    const stats = statSync(place);
    isFolder = stats.isDirectory();
    // Skip pipes and sockets in folders; one that is named is reported.
    if (!isFolder && !stats.isFile() && !isNamed) return;
  } catch (problem) {
    yield { path, place, problem, isNamed };
    return;
  }
  if (isFolder) yield* walkFolder(path, place, depth, visited);
  else yield { path, place, isNamed };
}

function* walkFolder(path: string, place: OpenedBy, depth: number, visited: Set<string>): Generator<Found> {
  try {
    const real = realpathSync.native(place, 'latin1');
    if (visited.has(real) || depth >= MAX_DEPTH) return;
    visited.add(real);
    const entries = readdirSync(place, { encoding: 'buffer', withFileTypes: true })
      .map((entry) => ({ entry, text: entry.name.toString() }))
      .sort((a, b) => naturally(a.text, b.text));
    for (const { entry, text } of entries) {
      const name = join(path, text);
      const found = inside(place, entry.name);
      if (entry.isFile()) yield { path: name, place: found, isNamed: false };
      else if (entry.isDirectory() || entry.isSymbolicLink()) yield* walk(name, found, depth + 1, visited);
    }
  } catch (problem) {
    yield { path, place, problem, isNamed: depth === 0 };
  }
}
