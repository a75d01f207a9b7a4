/** The files that the arguments name, and all files in the folders that they name. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
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
    const scheme = SCHEME.exec(path)?.[0].toLowerCase();
    if (scheme !== undefined && scheme !== 'file' && !existsSync(path)) {
      const problem = new Error(`${scheme} addresses cannot be read; use an https address that the store has signed`);
      yield { path, place: path, problem, isNamed: true };
      continue;
    }
    for (const local of scheme === 'file' ? localPath(path) : namesLike(path)) {
      // Bytes that are text open the same file as that text.
      const place = typeof name === 'string' || isUtf8(name) ? placeOf(local) : name;
      yield* walk(local, place, 0, visited);
    }
  }
}

/** The file that a file: address names; the address itself where it names none here. */
function localPath(address: string): string[] {
  try {
    return [fileURLToPath(address)];
  } catch {
    return [address];
  }
}

/** Two letters and more: one is a drive. */
const SCHEME = /^[a-z][a-z\d+.-]+(?=:\/\/)/i;

/** The files that '*.ARW' means on Windows, where no shell puts them in its place; any other name as it is. */
export function namesLike(name: string, platform: NodeJS.Platform = process.platform): string[] {
  const pattern = basename(name);
  if (platform !== 'win32' || !/[*?]/.test(pattern)) return [name];
  const letters = Array.from(pattern, (letter) =>
    letter === '*' ? '.*' : letter === '?' ? '.' : letter.replace(/[\\^$.|+()[\]{}]/, '\\$&'),
  );
  const isLike = new RegExp(`^${letters.join('')}$`, 'isu');
  const folder = dirname(name);
  // A folder that is not there is named by what walks it.
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => isLike.test(one)) : [];
  return names.length > 0 ? names.sort(naturally).map((one) => join(folder, one)) : [name];
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
    return names.length === 1 ? inside(folder, textOrBytes(names[0]!)) : argument;
  } catch {
    return argument;
  }
}

function inside(folder: OpenedBy, name: OpenedBy): OpenedBy {
  if (typeof folder === 'string' && typeof name === 'string') return join(folder, name);
  const start = typeof folder === 'string' ? Buffer.from(join(folder, sep)) : Buffer.concat([folder, Buffer.from(sep)]);
  return Buffer.concat([start, typeof name === 'string' ? Buffer.from(name) : name]);
}

/** A name as text; as bytes if it is no UTF-8. */
const textOrBytes = (name: Buffer): OpenedBy => (isUtf8(name) ? name.toString() : name);

/** A file, folder or link in a folder, which may hold 200,000 of them. */
interface Entry {
  readonly name: OpenedBy;
  readonly isFile: boolean;
}

/** What is in the folder, but pipes, sockets and devices, in natural order of names. */
function entriesIn(folder: OpenedBy): Entry[] {
  return readdirSync(folder, { encoding: 'buffer', withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())
    .map((entry): Entry => ({ name: textOrBytes(entry.name), isFile: entry.isFile() }))
    .sort((a, b) => naturally(a.name.toString(), b.name.toString()));
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
    for (const { name, isFile } of entriesIn(place)) {
      const shown = join(path, name.toString());
      const found = inside(place, name);
      if (isFile) yield { path: shown, place: found, isNamed: false };
      else yield* walk(shown, found, depth + 1, visited);
    }
  } catch (problem) {
    yield { path, place, problem, isNamed: depth === 0 };
  }
}
