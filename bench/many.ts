/**
 * Folders of many photos: compares the page with bare reads and other readers, and the program with bare reads and
 * ExifTool. To run it alone, after a build: `node scripts/run.mjs bench/many.ts [--files N] [--rounds N]`.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import { openBrowser } from './browser';
import { buildBundles, PAGE_BUNDLES } from './bundles';
import { copiesOf, type Folder } from './folders';
import { openPage } from './inBrowser';
import type { ManyInBrowser } from './manyInBrowser';
import { findPhotos } from './photos';
import { type Spread, spreadOf } from './statistics';
import { inTurn } from './turns';
import { formatted } from './write';

export interface ManyRow {
  readonly place: 'Chromium' | 'program';
  readonly way: string;
  /** milliseconds for all files */
  readonly time: Spread;
  /** ratio to the bare reads of the same round */
  readonly byFloor: Spread;
}

export interface Many {
  readonly files: number;
  readonly rounds: number;
  readonly rows: readonly ManyRow[];
}

/** Measures all ways of reading in turn, on copies of these photos. The first row of each place is the bare reads. */
export async function measureMany(
  browser: Browser,
  paths: readonly string[],
  files: number,
  rounds: number,
): Promise<Many> {
  const folder = copiesOf(paths, files);
  try {
    return {
      files,
      rounds,
      rows: [...(await rowsInBrowser(browser, folder, rounds)), ...(await rowsOfPrograms(folder, rounds))],
    };
  } finally {
    folder.remove();
  }
}

type Timer = () => number | Promise<number>;

async function rowsOf(
  place: ManyRow['place'],
  ways: readonly (readonly [way: string, time: Timer])[],
  rounds: number,
): Promise<ManyRow[]> {
  const times: number[][] = ways.map(() => []);
  // One round that doesn't count, so that the disk cache is equally warm for all.
  for (const [index, round] of inTurn(ways.length, rounds + 1)) {
    const time = await ways[index]![1]();
    if (round > 0) times[index]!.push(time);
  }
  return ways.map(([way], index) => ({
    place,
    way,
    time: spreadOf(times[index]!),
    byFloor: spreadOf(times[index]!.map((time, round) => time / times[0]![round]!)),
  }));
}

type Globals = typeof globalThis & { many: ManyInBrowser };

async function rowsInBrowser(browser: Browser, folder: Folder, rounds: number): Promise<ManyRow[]> {
  const site = await serve(0, PAGE_BUNDLES);
  const page = await openPage(browser, `${site.origin}/manyInBrowser`, folder.files);
  await page.waitForFunction(() => 'many' in globalThis);
  const ways = await page.evaluate(() => (globalThis as Globals).many.ways);
  const timers = ways.map((way) => {
    const timer: Timer = () => page.evaluate((name) => (globalThis as Globals).many.time(name), way);
    return [way, timer] as const;
  });
  const rows = await rowsOf('Chromium', timers, rounds);
  await page.context().close();
  await site.close();
  return rows;
}

const SLICE_BYTES = 128 * 1024;

function rowsOfPrograms({ path, files }: Folder, rounds: number): Promise<ManyRow[]> {
  const exiftool = createRequire(import.meta.url).resolve('exiftool-vendored.pl/bin/exiftool');
  return rowsOf(
    'program',
    [
      ['open, read 128 KB, close', () => readBare(files)],
      ['shutter-count --csv', () => run(process.execPath, [resolve('build/shutter-count.js'), '--csv', path])],
      ['exiftool -fast2 -r -csv', () => run('perl', [exiftool, '-fast2', '-r', '-csv', path])],
    ],
    rounds,
  );
}

function readBare(files: readonly string[]): number {
  const buffer = Buffer.allocUnsafe(SLICE_BYTES);
  const started = performance.now();
  for (const path of files) {
    const file = openSync(path, 'r');
    readSync(file, buffer, 0, SLICE_BYTES, 0);
    closeSync(file);
  }
  return performance.now() - started;
}

/** Times a whole run of a program. Ignores the exit code, which reports the damaged photos among the copies. */
function run(program: string, parameters: readonly string[]): number {
  const started = performance.now();
  const { error } = spawnSync(program, [...parameters], { stdio: ['ignore', 'ignore', 'ignore'] });
  if (error) throw error;
  return performance.now() - started;
}

const decimal = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** The results as a Markdown page. */
export function renderMany({ files, rounds, rows }: Many): string {
  const lines = rows.map(({ place, way, time, byFloor }) => {
    const cells = [way, place, decimal.format(time.median / 1000), decimal.format((time.median / files) * 1000)];
    const { median, lower, upper } = byFloor;
    return `| ${[...cells, `${decimal.format(median)} (${decimal.format(lower)} to ${decimal.format(upper)})`].join(' | ')} |`;
  });
  return [
    '# Folders of many photos',
    '',
    `${files.toLocaleString('en-US')} files, ${rounds} rounds in turn after one for nothing; medians, and the quarters around them. In Chromium 4 reads are in flight, as on the history page. The bare reads are the first row of each place.`,
    '',
    '| Way | Where | Seconds | µs a file | Times the bare reads |',
    '| --- | --- | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { files: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
  });
  await buildBundles();
  const browser = await openBrowser();
  const many = await measureMany(browser, findPhotos([]).all, Number(values.files), Number(values.rounds));
  await browser.close();
  console.log(await formatted(renderMany(many)));
}
