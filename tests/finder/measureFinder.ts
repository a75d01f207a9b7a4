/**
 * `node scripts/run.mjs tests/finder/measureFinder.ts FOLDER...`: runs the finder on every series of photos in the
 * folders, with the true dates and with shuffled ones, and prints its findings. The finder treats known counters as
 * unknown; findings that are not known counters are marked as new. `--age FOLDER|FILE...`: prints the numbers that rise
 * with the age of each maker's bodies (docs/formats.md, 'The age test').
 */
import { rawText } from '../../src/config/fileText';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCore } from '../../src/reader/core';
import { memorySource } from '../../src/reader/ranges';
import { pathOf } from '../../src/finder/contribution';
import { readSample, type Sample } from '../../src/finder/sample';
import { SeriesGatherer } from '../../src/finder/series';
import { extractFile } from '../../src/reader/files/extractFile';
import { seeded } from '../fuzz/random';
import { CORPUS, hasCorpus } from '../support/shared';
import { readBodies } from './agedBodies';
import { findAged } from './ageTest';
import { search } from './series';

const SHUFFLES = 20;

const parameters = process.argv.slice(2);
const isAgeTest = parameters[0] === '--age';
const given = isAgeTest ? parameters.slice(1) : parameters;
const files = (given.length > 0 ? given : hasCorpus ? [CORPUS] : []).flatMap(filesIn);
const core = await loadCore();
await (isAgeTest ? measureAges() : measureSeries());

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function measureAges(): Promise<void> {
  for (const [maker, { photos, bodies }] of await readBodies(core, files)) {
    const { compared, found } = findAged([...bodies.values()]);
    console.log(`${maker}: ${photos} photos, ${bodies.size} bodies with both dates, ${compared} numbers compared`);
    for (const { path, bodies: holders, ...figures } of found) {
      const [rho, least, chance] = [figures.rho, figures.least, figures.chance].map((figure) => figure.toFixed(2));
      console.log(`    ${path}: ${holders} bodies, rho ${rho}, dates held fixed ${least}, by chance ${chance}`);
    }
  }
}

async function measureSeries(): Promise<void> {
  const gatherer = new SeriesGatherer<string>(({ error, savedAgain }) => !error && savedAgain?.is !== 'yes');
  for (const file of files) {
    const { result } = await extractFile(core, memorySource(readFileSync(file)), file);
    // Without serial numbers, photos of one model in one folder count as one body's.
    const body = result.serialNumber ?? `folder ${dirname(file)}`.slice(-60);
    gatherer.add({ file, path: file, result: { ...result, serialNumber: body } });
  }

  const tally: Record<string, number> = {};
  const note = (what: string) => (tally[what] = (tally[what] ?? 0) + 1);
  for (const { make, model, photos } of gatherer.found()) {
    const samples: Sample[] = [];
    for (const { file, path, result } of photos)
      samples.push(await readSample(core, memorySource(readFileSync(file)), path, result));
    const outcome = search(samples);
    const known = photos.at(-1)!.result.counters.filter(({ kind }) => kind !== 'number');
    const numbers = outcome.kind === 'found' ? outcome.finding.place.numbers : [];
    const isKnown = known.some(({ value }) => numbers.includes(value));
    note(outcome.kind === 'found' ? (isKnown ? 'known counter found' : 'NEW') : outcome.kind);
    if (outcome.kind !== 'short') {
      const where = outcome.kind === 'found' ? `${pathOf(outcome.finding.place)} ${numbers.join(' ')}` : '';
      console.log(`${rawText(make)} ${rawText(model)}, ${photos.length} photos: ${outcome.kind} ${where}`);
      for (const { place, as } of outcome.explained) console.log(`    ${pathOf(place)} is a ${as}`);
    }
    for (let seed = 1; seed <= SHUFFLES; seed++) note(`shuffled: ${search(shuffled(samples, seed)).kind}`);
  }
  console.log(files.length, 'files', tally);
}

function shuffled(samples: readonly Sample[], seed: number): Sample[] {
  const random = seeded(seed);
  const times = samples.map(({ time }) => time);
  for (let index = times.length - 1; index > 0; index--) {
    const other = random.integer(index + 1);
    [times[index], times[other]] = [times[other]!, times[index]!];
  }
  // If shuffling gave the true order, moves the first date to the end.
  if (times.every((time, index) => time === samples[index]!.time)) times.push(times.shift()!);
  return samples.map((sample, index) => ({ ...sample, time: times[index]! }));
}
