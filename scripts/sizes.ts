/**
 * `node scripts/run.mjs scripts/sizes.ts` prints the sizes of the core and of the built site's JavaScript chunks, raw
 * and compressed.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CORE_WASM } from './compileCore.ts';

/** The table lists chunks of at least this many raw bytes. Smaller chunks count only toward the total. */
const LISTED_BYTES = 4096;

/** The last line that a build prints: the number of pages and files, and the site's size. */
export async function summaryOf(dist: string): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  const inAll = bytes.reduce((total, size) => total + size, 0);
  return `${dist}/: ${grouped(pages)} pages, ${grouped(files.length)} files, ${grouped(inAll / 1024)} KB`;
}

async function tableOf(dist: string): Promise<string> {
  const folder = join(dist, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const chunks = await Promise.all(names.map((name) => measure(join(folder, name))));
  chunks.sort((a, b) => b.gzip - a.gzip);
  const total = { name: `all ${chunks.length} chunks`, raw: sum(chunks, 'raw'), gzip: sum(chunks, 'gzip') };
  const rows = [await measure(CORE_WASM), ...chunks.filter(({ raw }) => raw >= LISTED_BYTES), total];
  const lines = rows.map(({ name, raw, gzip }) => `${kilobytes(raw)} ${kilobytes(gzip)}  ${name}`);
  return [`${'raw KB'.padStart(10)} ${'gz KB'.padStart(10)}`, ...lines].join('\n');
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
const grouped = (value: number) => Math.round(value).toLocaleString('en');

if (process.argv[1] === import.meta.filename) console.log(await tableOf('dist'));
