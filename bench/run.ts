/** `npm run bench [FILES…]`: compares our core with other readers on the same files, in Node and in Chromium. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { photo } from '../tests/support/photo';
import { measureBombs } from './bombs';
import { openBrowser } from './browser';
import { ALONE, BUNDLES, buildBundles } from './bundles';
import { timeDrops } from './dropToResult';
import { measureFirstStarts, renderFirstStarts } from './firstStart';
import { buildGrowthPhotos, growWithFiles, growWithSize, growWithTags } from './growth';
import { openChromium } from './inBrowser';
import { openNode } from './inNode';
import { measureMany, renderMany } from './many';
import { type HistorySize, MANY_BODIES, measureBodies } from './manyBodies';
import { measurePhotos } from './measure';
import { type Photos, USUAL_CAMERA, findPhotos, writePhoto } from './photos';
import type { Runtime } from './runtime';
import { findPrograms, outputOf, timePrograms } from './programs';
import { renderReport } from './report';
import { READERS } from './readers/readers';
import type { FirstCallRow, ProgramRow, Tally } from './results';
import { median, spreadOf } from './statistics';
import { compareOneRead, summarize, tallyCounts } from './summary';
import { inTurn } from './turns';
import { RESULTS_FOLDER, SUMMARY_FILE, formatted, rounded, writeResults, writeSummary } from './write';

const USAGE = `Usage: npm run bench -- [--quick] [--no-exiftool-wasm] [--no-exiftool-perl] [FILE...]

Without files the corpus is measured, where it is there, else files that are built.
Results of a whole run over those go to ${RESULTS_FOLDER} and into ${SUMMARY_FILE}, all others to build/bench/results.
`;

interface Rounds {
  readonly photos: number;
  readonly firstCalls: number;
  readonly programs: number;
  readonly visits: number;
  readonly growth: number;
  readonly many: number;
  /** number of files in a large folder */
  readonly manyFiles: number;
  /** sizes of saved histories */
  readonly manyBodies: readonly HistorySize[];
  /** measures every nth photo of the corpus */
  readonly step: number;
}

const WHOLE: Rounds = {
  photos: 7,
  firstCalls: 7,
  programs: 5,
  visits: 7,
  growth: 15,
  many: 5,
  manyFiles: 10_000,
  manyBodies: MANY_BODIES,
  step: 1,
};
const QUICK: Rounds = {
  photos: 3,
  firstCalls: 2,
  programs: 1,
  visits: 2,
  growth: 3,
  many: 1,
  manyFiles: 500,
  manyBodies: MANY_BODIES.slice(0, 2),
  step: 8,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    'exiftool-wasm': { type: 'boolean', default: true },
    'exiftool-perl': { type: 'boolean', default: true },
  },
});

if (values.help) console.log(USAGE);
else await bench(values.quick ? QUICK : WHOLE, values.quick || positionals.length > 0);

async function bench(rounds: Rounds, isPartial: boolean): Promise<void> {
  say('building the site, the program and the readers');
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // run.mjs, which runs this program, has set it to 'development' for its server.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const weights = await buildBundles();
  const photos = findPhotos(positionals);
  const files = photos.files.filter((_, index) => photos.kind !== 'corpus' || index % rounds.step === 0);
  const grown = buildGrowthPhotos();
  const usual = photo(USUAL_CAMERA);
  const usualPath = writePhoto('usual.jpg', usual);
  const readers = READERS.filter(({ product }) => product !== 'ExifTool' || values['exiftool-wasm']);

  const browser = await openBrowser();
  const node = openNode();
  const paths = [...files.map(({ path }) => path), ...[...grown.sizes, ...grown.tags].map(([, path]) => path)];
  const chromium = await openChromium(browser, paths);
  const runtimes = [node, chromium];

  say(`first calls: ${rounds.firstCalls} rounds`);
  const firstCalls = await timeFirstCalls(runtimes, usualPath, rounds.firstCalls);
  say(`${files.length} files: ${rounds.photos} rounds of ${readers.length} readers in Node and in Chromium`);
  const measured = await measurePhotos(runtimes, files, readers, rounds.photos);
  say('growth with size and tags');
  const growth = [
    ...(await growWithSize(chromium, grown, rounds.growth)),
    await growWithTags(node, grown, rounds.growth),
  ];
  say(`from drop to result: ${rounds.visits} visits`);
  const beyond = await timeDrops(browser, usual, rounds.visits);
  say(`first starts: ${rounds.visits} visits`);
  const firstStarts = await measureFirstStarts(browser, ['dist'], rounds.visits);
  say(`folders of ${rounds.manyFiles} files: ${rounds.many} rounds`);
  const many = await measureMany(browser, photos.all, rounds.manyFiles, rounds.many);
  say(`histories of ${rounds.manyBodies.map(({ bodies: each }) => each).join(', ')} bodies`);
  const bodies = await measureBodies(browser, rounds.manyBodies);
  const versions = versionsOf(browser);
  await Promise.all(runtimes.map((runtime) => runtime.close()));
  await browser.close();

  const { programs, missing } = findPrograms(values['exiftool-perl']);
  say(`programs: ${photos.all.length} files, ${rounds.programs} rounds`);
  const programTimes = timePrograms(programs, photos.all, rounds.programs);
  const programRows = programs.map((program, index): ProgramRow => {
    const { name, product } = program;
    const time = spreadOf(programTimes[index] ?? []);
    const counts = program.countsIn?.(outputOf(program, photos.all));
    return { name, product, files: photos.all.length, time, ...(counts && { counts: tallyPrograms(photos, counts) }) };
  });
  say(`bombs: ${rounds.programs} rounds`);
  const bombs = measureBombs(usualPath, rounds.programs);
  growth.push(growWithFiles(programs, photos.all, Math.min(3, rounds.programs)));

  const results = rounded({
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
    },
    versions,
    photos: { kind: photos.kind, number: files.length, bytes: spreadOf(files.map(({ bytes }) => bytes)) },
    rounds: rounds.photos,
    rows: runtimes.flatMap(({ name }) => summarize(name, measured, readers)),
    oneRead: runtimes.map(({ name }) => compareOneRead(name, measured)),
    weights,
    firstCalls,
    programs: programRows,
    missing,
    drop: { visits: rounds.visits, beyond: spreadOf(beyond) },
    firstStarts,
    growth,
    bombs,
    bodies,
  });
  console.log(await formatted(renderReport(results)));
  const folder = isPartial ? join(BUNDLES, 'results') : RESULTS_FOLDER;
  await writeResults(folder, results, measured);
  await writeFile(join(folder, 'many.md'), await formatted(renderMany(many)));
  await writeFile(join(folder, 'first-start.md'), await formatted(renderFirstStarts(firstStarts, rounds.visits)));
  if (!isPartial) await writeSummary(results);
  say(`written to ${isPartial ? 'build/bench/results' : `${folder} and into ${SUMMARY_FILE}`}`);
}

async function timeFirstCalls(runtimes: readonly Runtime[], path: string, rounds: number): Promise<FirstCallRow[]> {
  const alone = ALONE.filter(({ product }) => product !== 'ExifTool' || values['exiftool-wasm']);
  const cells = runtimes.flatMap((runtime) =>
    alone.map(({ product, module, slow = false }) => ({
      runtime,
      product,
      module,
      slow,
      all: [] as FirstCallRow[],
    })),
  );
  for (const [index, round] of inTurn(cells.length, rounds)) {
    const { runtime, product, module, slow, all } = cells[index]!;
    if (slow && round > 1) continue;
    all.push({ runtime: runtime.name, product, ...(await runtime.firstCall(module, path)) });
  }
  return cells.map(({ runtime, product, all }) => ({
    runtime: runtime.name,
    product,
    load: median(all.map(({ load }) => load)),
    prepare: median(all.map(({ prepare }) => prepare)),
    call: median(all.map(({ call }) => call)),
  }));
}

/** Compares counts; only measured files have a known count. */
function tallyPrograms({ files, all }: Photos, counts: readonly (number | undefined)[]): Tally {
  const known = new Map(files.map(({ path, shutterCount }) => [path, shutterCount]));
  return tallyCounts(all.map((path, index) => [known.get(path), counts[index]] as const));
}

function versionsOf(browser: Browser): Record<string, string> {
  const require = createRequire(import.meta.url);
  const installed = ['exifr', 'exifreader', '@uswriting/exiftool', 'exiftool-vendored.pl'].flatMap((name) => {
    const folder = require.resolve.paths(name)?.find((path) => existsSync(join(path, name)));
    return folder === undefined ? [] : [[name, versionIn(join(folder, name))] as const];
  });
  return { Node: process.versions.node, Chromium: browser.version(), ...Object.fromEntries(installed) };
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

function say(what: string): void {
  console.error(`bench: ${what}`);
}
