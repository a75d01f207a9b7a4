/** Prints the sizes of a build: the core and the JavaScript chunks, raw and compressed. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CORE_WASM } from './compileCore.ts';

/** Smaller chunks are left out of the list, not out of the total. */
const LISTED_BYTES = 4096;

/** Prints the table for the site built in `dist`. */
export async function printSizes(dist: string): Promise<void> {
  const folder = join(dist, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const chunks = await Promise.all(names.map((name) => measure(join(folder, name))));
  chunks.sort((a, b) => b.gzip - a.gzip);
  const total = { name: `all ${chunks.length} chunks`, raw: sum(chunks, 'raw'), gzip: sum(chunks, 'gzip') };
  const rows = [await measure(CORE_WASM), ...chunks.filter(({ raw }) => raw >= LISTED_BYTES), total];
  console.log(`\n${'raw KB'.padStart(10)} ${'gz KB'.padStart(10)}`);
  for (const { name, raw, gzip } of rows) console.log(`${kilobytes(raw)} ${kilobytes(gzip)}  ${name}`);
}

interface Size {
  name: string;
  raw: number;
  gzip: number;
}

async function measure(path: string): Promise<Size> {
  const bytes = await readFile(path);
  return { name: basename(path), raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

const sum = (sizes: Size[], key: 'raw' | 'gzip') => sizes.reduce((total, size) => total + size[key], 0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(10);
