import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAddress, publicAddress } from '../library/fromUrl';
import { naturally } from './inOrder';

/** The value with which the program opens a file: an address, a path, or the bytes of a path that is not UTF-8. */
export type OpenedBy = string | Buffer;

/** A file, or the reason why it or its folder cannot be read. */
export interface Found {
  /** only for display: invalid UTF-8 is replaced, and an address has no secrets */
  readonly path: string;
  readonly place: OpenedBy;
  readonly problem?: unknown;
  /** an argument names the file itself, not its folder */
  readonly isNamed: boolean;
}

/** The walk stops at this depth; no folder of photos is deeper. The walk recognizes circular links by real paths. */
const MAX_DEPTH = 64;

/** Every file that `names` lists, and every file in the folders that it lists, in natural order of file names. */
export async function* walkFiles(names: AsyncIterable<OpenedBy>): AsyncGenerator<Found> {
  // The real paths of the folders already walked, because links may lead there again.
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
      // Bytes that are valid UTF-8 open the same file as their text.
      const place = typeof name === 'string' || isUtf8(name) ? placeOf(local) : name;
      yield* walk(local, place, 0, visited);
    }
  }
}

/** The local path in a `file:` address, or the address itself if it has no local path. */
function localPath(address: string): string[] {
  try {
    return [fileURLToPath(address)];
  } catch {
    return [address];
  }
}

/** At least two letters, because a single letter is a Windows drive. */
const SCHEME = /^[a-z][a-z\d+.-]+(?=:\/\/)/i;

/**
 * On Windows, the files that match a pattern such as '*.ARW', because the usual shells there don't expand patterns. Any
 * other name stays unchanged.
 */
export function namesLike(name: string, platform: NodeJS.Platform = process.platform): string[] {
  const pattern = basename(name);
  if (platform !== 'win32' || !/[*?]/.test(pattern)) return [name];
  const letters = Array.from(pattern, (letter) =>
    letter === '*' ? '.*' : letter === '?' ? '.' : letter.replace(/[\\^$.|+()[\]{}]/, '\\$&'),
  );
  const isLike = new RegExp(`^${letters.join('')}$`, 'isu');
  const folder = dirname(name);
  // `walkFiles` reports a missing folder.
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => isLike.test(one)) : [];
  return names.length > 0 ? names.sort(naturally).map((one) => join(folder, one)) : [name];
}

const REPLACEMENT = '\uFFFD';

/**
 * The path of the file that an argument names. Node gives arguments as text, so a name that is not UTF-8 has lost its
 * bytes. The folder still has them. If several names there become the same text, the argument stays unchanged.
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

/** A name as text, or as bytes if it is not UTF-8. */
const textOrBytes = (name: Buffer): OpenedBy => (isUtf8(name) ? name.toString() : name);

/** A file, folder or link in a folder. Keeps only these two fields, because a folder may have 200,000 entries. */
interface Entry {
  readonly name: OpenedBy;
  readonly isFile: boolean;
}

/** The folder's files, folders and links, in natural order of names, but no pipes, sockets or devices. */
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
    // Skips pipes and sockets in a folder, but reports one that an argument names.
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
