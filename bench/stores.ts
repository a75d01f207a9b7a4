/**
 * The program on stores of different speed, one file at a time and many: a local disk, one that takes 5 ms for each read, and
 * a server; and what is fetched from that of each kind of file. To run it alone, after a build:
 * `node scripts/run.mjs bench/stores.ts [--files N] [--rounds N]`.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findProgram } from '../scripts/browser.mjs';
import { startNginx } from '../scripts/nginx.mjs';
import { loadCore } from '../src/extraction/core';
import { fromUrl } from '../src/library/fromUrl';
import { extractFile } from '../src/reading/extractFile';
import { conditionsNow } from './conditions';
import { type Folder, madeUpPhotos } from './folders';
import { bytes, figure, times } from './numbers';
import { findPhotos } from './photos';
import { median, type Spread, spreadOf } from './statistics';
import { inTurn } from './turns';
import { formatted, say } from './write';

export interface StoreRow {
  readonly store: string;
  readonly files: number;
  /** files a second with `--jobs 1`, and as many at once as the program likes */
  readonly single: Spread;
  readonly several: Spread;
}

/** What was fetched of files, each through ranges: medians, and the most; extensions that do not differ stand together. */
export interface FetchedRow {
  readonly extensions: readonly string[];
  readonly files: number;
  readonly bytes: number;
  readonly requests: number;
  readonly most: number;
}

export interface Stores {
  readonly rounds: number;
  readonly conditions: string;
  readonly rows: readonly StoreRow[];
  readonly fetched: readonly FetchedRow[];
  /** what could not be measured on this machine */
  readonly missing: readonly string[];
}

const PROGRAM = resolve('build/shutter-count.js');
const SIZES = [1000, 10_000];
const BODIES = 3;

/** Blocks the thread that reads, as a network drive does. Only what has a place is delayed: Node reads itself without one. */
const SLOW_READS = 'strace -f --seccomp-bpf -qq -o /dev/null -e trace=pread64 -e inject=pread64:delay_enter=5000'.split(
  ' ',
);

/** Measures everything, on `most` files at most. Needs nginx and strace for all of it. */
export async function measureStores(most: number, rounds: number): Promise<Stores> {
  const conditions = conditionsNow();
  const rows: StoreRow[] = [];
  const nginx = findProgram('nginx');
  const hasStrace = spawnSync('strace', ['--version']).status === 0;
  for (const files of new Set(SIZES.map((size) => Math.min(size, most)))) {
    const folder = madeUpPhotos(files, BODIES);
    try {
      say(`stores: ${files} files`);
      rows.push(rowOf('local disk', folder, folder.files, [], rounds));
      if (hasStrace) rows.push(rowOf('5 ms a read', folder, folder.files, SLOW_READS, rounds));
      if (nginx) rows.push(await onServer(nginx, folder, rounds));
    } finally {
      folder.remove();
    }
  }
  const missing = [...(hasStrace ? [] : ['no strace, for 5 ms a read']), ...(nginx ? [] : ['no nginx'])];
  return { conditions, rounds, rows, fetched: nginx ? await measureFetched(nginx) : [], missing };
}

/** Both ways in turn, after one round that doesn't count. */
function rowOf(store: string, folder: Folder, names: readonly string[], before: readonly string[], rounds: number) {
  const ways = [['--jobs', '1'], []];
  const rates: number[][] = ways.map(() => []);
  for (const [index, round] of inTurn(ways.length, rounds + 1)) {
    const rate = rateOf([...before, process.execPath, PROGRAM, '--csv', ...ways[index]!, '-'], names);
    if (round > 0) rates[index]!.push(rate);
  }
  return { store, files: folder.files.length, single: spreadOf(rates[0]!), several: spreadOf(rates[1]!) };
}

/** Files a second of a whole run. Throws when it does not read them all. */
function rateOf([command = '', ...parameters]: readonly string[], names: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(command, parameters, {
    input: names.join('\n'),
    encoding: 'utf8',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return (names.length / (performance.now() - started)) * 1000;
}

async function onServer(nginx: string, folder: Folder, rounds: number): Promise<StoreRow> {
  const server = await startNginx(nginx, folder.path);
  try {
    const names = folder.files.map((file) => `${server.origin}/${relative(folder.path, file)}`);
    return rowOf('nginx, ranges', folder, names, [], rounds);
  } finally {
    await server.close();
  }
}

/** The corpus has mostly the heads of its files; zeros behind them make each as large as a camera's. */
const GROWN_BYTES = 32 * 1024 * 1024;

/** Reads each photo from a server, and counts what comes. */
async function measureFetched(nginx: string): Promise<FetchedRow[]> {
  say('bytes fetched a photo');
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
  const server = await startNginx(nginx, folder);
  const found = new Map<string, { readonly bytes: number; readonly requests: number }[]>();
  const core = await loadCore();
  const counted = { bytes: 0, requests: 0 };
  const counting: typeof fetch = async (...parameters) => {
    const response = await fetch(...parameters);
    counted.bytes += Number(response.headers.get('Content-Length'));
    counted.requests++;
    return response;
  };
  try {
    for (const [index, { path }] of findPhotos([]).files.entries()) {
      const extension = extname(path).toLowerCase();
      const name = `${index}${extension}`;
      copyFileSync(path, join(folder, name));
      truncateSync(join(folder, name), GROWN_BYTES);
      Object.assign(counted, { bytes: 0, requests: 0 });
      const { result } = await extractFile(core, await fromUrl(`${server.origin}/${name}`, { fetch: counting }), name);
      if (result.error?.code === 'processing-failed') throw new Error(`${path}: ${result.error.message}`);
      found.set(extension, [...(found.get(extension) ?? []), { ...counted }]);
      rmSync(join(folder, name));
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
  const rows = [...found].map(([extension, all]) => ({
    extensions: [extension],
    files: all.length,
    bytes: median(all.map((one) => one.bytes)),
    requests: median(all.map((one) => one.requests)),
    most: Math.max(...all.map((one) => one.bytes)),
  }));
  return rows.toSorted((a, b) => a.bytes - b.bytes || a.most - b.most).reduce(joined, []);
}

/** The rows with one more, which joins the last one where it has the same numbers. */
function joined(rows: readonly FetchedRow[], row: FetchedRow): FetchedRow[] {
  const last = rows.at(-1);
  if (last?.bytes !== row.bytes || last.requests !== row.requests || last.most !== row.most) return [...rows, row];
  const extensions = [...last.extensions, ...row.extensions];
  return [...rows.slice(0, -1), { ...last, extensions, files: last.files + row.files }];
}

/** The results as Markdown, without a heading. */
export function renderStores({ conditions, rounds, rows, fetched, missing }: Stores): string {
  return [
    `${conditions} Files a second of the program, its start included; medians of ${rounds} rounds in turn after one for nothing. ` +
      `Small photos.${missing.map((what) => ` Not measured: ${what}.`).join('')}`,
    '',
    '| Store | Files | `--jobs 1` | Many at once | |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ store, files, single, several }) => {
      const ratio = several.median / single.median;
      return `| ${[store, figure(files), figure(single.median), figure(several.median), times(ratio)].join(' | ')} |`;
    }),
    '',
    `What is fetched of a photo by ranges, by extension: medians, and the most. The photos are grown to ${bytes(GROWN_BYTES)} by zeros.`,
    '',
    '| Extensions | Files | Fetched | Requests | At most |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...fetched.map(
      ({ extensions, files, bytes: fetchedBytes, requests, most }) =>
        `| ${[extensions.join(' '), figure(files), bytes(fetchedBytes), figure(requests), bytes(most)].join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { files: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
  });
  console.log(await formatted(renderStores(await measureStores(Number(values.files), Number(values.rounds)))));
}
