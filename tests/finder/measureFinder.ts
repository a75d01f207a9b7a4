/**
 * `node scripts/run.mjs tests/finder/measureFinder.ts FOLDER...`: what the finder finds in every series of photos in folders, those with a known counter
 * treated as unknown, and again with the dates shuffled. A finding that is no known counter is named as new.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCore } from '../../src/extraction/core';
import { memorySource } from '../../src/extraction/ranges';
import { pathOf } from '../../src/finder/contribution';
import { readSample, type Sample } from '../../src/finder/sample';
import { SeriesGatherer } from '../../src/finder/series';
import { extractFile } from '../../src/reading/extractFile';
import { seeded } from '../fuzz/random';
import { CORPUS, hasCorpus } from '../support/shared';
import { search } from './series';

const SHUFFLES = 20;

const given = process.argv.slice(2);
const core = await loadCore();
const gatherer = new SeriesGatherer<string>(({ error, savedAgain }) => !error && savedAgain?.is !== 'yes');
let files = 0;
for (const folder of given.length > 0 ? given : hasCorpus ? [CORPUS] : []) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { result } = await extractFile(core, memorySource(readFileSync(file)), file);
    files += 1;
    // Without a serial number, the photos of a model in one folder are taken for one body's.
    const body = result.serialNumber ?? `folder ${entry.parentPath}`.slice(-60);
    gatherer.add({ file, path: file, result: { ...result, serialNumber: body } });
  }
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
    console.log(`${make} ${model}, ${photos.length} photos: ${outcome.kind} ${where}`);
    for (const { place, as } of outcome.explained) console.log(`    ${pathOf(place)} is a ${as}`);
  }
  for (let seed = 1; seed <= SHUFFLES; seed++) note(`shuffled: ${search(shuffled(samples, seed)).kind}`);
}
console.log(files, 'files', tally);

/** The samples with their dates in another order. */
function shuffled(samples: readonly Sample[], seed: number): Sample[] {
  const random = seeded(seed);
  const times = samples.map(({ time }) => time);
  for (let index = times.length - 1; index > 0; index--) {
    const other = random.integer(index + 1);
    [times[index], times[other]] = [times[other]!, times[index]!];
  }
  // An order that is the true one is none: the first date goes last.
  if (times.every((time, index) => time === samples[index]!.time)) times.push(times.shift()!);
  return samples.map((sample, index) => ({ ...sample, time: times[index]! }));
}
