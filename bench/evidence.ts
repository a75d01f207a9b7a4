/**
 * `npm run bench -- --evidence`: every reader photo by photo, first calls, programs, growth with size and tags, large
 * folders, saved histories, first starts, bombs, stores, the service.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photo } from '../tests/support/photo';
import { measureBombs } from './bombs';
import { openBrowser } from './browser';
import { ALONE, buildBundles } from './bundles';
import { conditionsOf } from './conditions';
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
import { readersFor } from './readers/readers';
import type { FirstCallRow, ProgramRow, Tally } from './results';
import { measureServices, renderServices, type ServiceRun } from './service';
import { median, spreadOf } from './statistics';
import { measureStores, renderStores } from './stores';
import { compareOneRead, summarize, tallyCounts } from './summary';
import { inTurn } from './turns';
import {
  RESULTS_FOLDER,
  SUMMARY_FILE,
  formatted,
  rounded,
  say,
  writeResults,
  writeSection,
  writeSummary,
} from './write';

interface Rounds {
  readonly photos: number;
  readonly firstCalls: number;
  readonly programs: number;
  readonly visits: number;
  readonly growth: number;
  readonly many: number;
  /** number of files in a large folder */
  readonly manyFiles: number;
  readonly service: ServiceRun;
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
  service: { seconds: 10, rounds: 5, requests: 100_000 },
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
  service: { seconds: 1, rounds: 1, requests: 500 },
  manyBodies: MANY_BODIES.slice(0, 2),
  step: 8,
};

interface Options {
  /** few rounds and files, to try the bench itself */
  readonly isQuick: boolean;
  /** without ExifTool */
  readonly isFast: boolean;
}

/** Measures everything on these files, and writes the results. A whole run over the corpus renews the table of docs/bench.md. */
export async function gatherEvidence(paths: readonly string[], { isQuick, isFast }: Options): Promise<void> {
  const rounds = isQuick ? QUICK : WHOLE;
  say('building the site, the program and the readers');
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // run.mjs, which runs this program, has set it to 'development' for its server.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const weights = await buildBundles();
  const photos = findPhotos(paths);
  const files = photos.files.filter((_, index) => photos.kind !== 'corpus' || index % rounds.step === 0);
  const grown = buildGrowthPhotos();
  const usual = photo(USUAL_CAMERA);
  const usualPath = writePhoto('usual.jpg', usual);
  const readers = readersFor(isFast);

  const browser = await openBrowser();
  const node = openNode();
  const picked = [...files.map(({ path }) => path), ...[...grown.sizes, ...grown.tags].map(([, path]) => path)];
  const chromium = await openChromium(browser, picked);
  const runtimes = [node, chromium];

  say(`first calls: ${rounds.firstCalls} rounds`);
  const firstCalls = await timeFirstCalls(runtimes, usualPath, rounds.firstCalls, isFast);
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
  const conditions = conditionsOf(browser, photos.kind, files);
  await Promise.all(runtimes.map((runtime) => runtime.close()));
  await browser.close();

  const { programs, missing } = findPrograms(!isFast);
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
  const stores = renderStores(await measureStores(rounds.manyFiles, rounds.many));
  const service = renderServices(await measureServices(rounds.service, !isFast));
  growth.push(growWithFiles(programs, photos.all, Math.min(3, rounds.programs)));

  const results = rounded({
    ...conditions,
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
  await writeResults(RESULTS_FOLDER, results, measured);
  await writeFile(join(RESULTS_FOLDER, 'many.md'), await formatted(renderMany(many)));
  await writeFile(
    join(RESULTS_FOLDER, 'first-start.md'),
    await formatted(renderFirstStarts(firstStarts, rounds.visits)),
  );
  await writeFile(join(RESULTS_FOLDER, 'stores.md'), await formatted(`# Stores\n\n${stores}`));
  await writeFile(join(RESULTS_FOLDER, 'service.md'), await formatted(`# The service\n\n${service}`));
  const isWhole = photos.kind === 'corpus' && !isQuick && !isFast;
  if (isWhole) {
    await writeSummary(results);
    await writeSection('stores', `${stores}\n${service}`);
  }
  say(`written to ${RESULTS_FOLDER}${isWhole ? ` and into ${SUMMARY_FILE}` : ''}`);
}

async function timeFirstCalls(
  runtimes: readonly Runtime[],
  path: string,
  rounds: number,
  isFast: boolean,
): Promise<FirstCallRow[]> {
  const alone = ALONE.filter(({ product }) => product !== 'ExifTool' || !isFast);
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
