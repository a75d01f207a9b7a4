import { expect, it } from 'vitest';
import { FieldId } from '../../assembly/schema';
import { COUNTERS } from '../../src/reader/fieldTable';
import { scanBytes } from '../support/scan';
import { needsCorpus } from '../support/shared';
import { fuzz } from './fuzz';
import { builtInputs, corpusInputs } from './inputs';
import { type MovedRun, TAGS, fuzzMoved, totals, unmoved } from './moved';
import { fuzzNumbers } from './numbers';
import { seeded } from './random';
import { builtSpecimens, corpusSpecimens } from './specimens';
import { readTotal, sumOf } from './total';

const RUNS = 4000;

it('the core keeps its promises on mutated files that we built', async () => {
  const run = await fuzz(builtInputs(), 20_261_121, { runs: RUNS, seconds: Infinity });
  expect(run.cases).toBe(RUNS);
});

it('the core keeps its promises on mutated real photos', needsCorpus, async () => {
  const run = await fuzz(corpusInputs(), 20_261_122, { runs: RUNS, seconds: Infinity });
  expect(run.cases).toBe(RUNS);
});

const MOVES = 2000;
const SEED = 20_261_123;
/** The minimum share of moved notes that must be read right if the file states the distance of the move. */
const WANTED_SHARE = 0.95;

function expectNoWrongNumber({ tally, failures }: MovedRun): void {
  expect(failures).toEqual([]);
  for (const tag of TAGS) expect(totals(tally, tag).right, tag).toBeGreaterThan(0);
  const { right, unavailable } = totals(tally, 'tagged');
  expect(right / (right + unavailable)).toBeGreaterThan(WANTED_SHARE);
}

// If no body had a certain counter, '0 wrong' would say nothing about it.
it('every counter has a body to move', async () => {
  const unread = new Set<FieldId>(COUNTERS.flatMap(({ id, use }) => (use === 'count' ? id : [])));
  for (const specimen of builtSpecimens(seeded(SEED))) {
    const { fields } = await scanBytes(unmoved(specimen));
    for (const id of unread) if (fields.has(id)) unread.delete(id);
  }
  // This counter exists only in CR3 files. Programs rewrite the note's whole box, so the note never moves alone.
  expect([...unread].map((id) => FieldId[id])).toEqual(['CanonCountG5x2Cr3']);
});

it('the core reads no wrong number from moved maker notes that we built', async () => {
  expectNoWrongNumber(await fuzzMoved([builtSpecimens(seeded(SEED))], SEED, MOVES));
});

it('the core reads no wrong number from moved maker notes of real photos', needsCorpus, async () => {
  expectNoWrongNumber(await fuzzMoved([corpusSpecimens()], SEED, MOVES));
});

it('the core reads no wrong number as exact from photos that were changed around their count', async () => {
  const { failures, tally } = await fuzzNumbers([builtSpecimens(seeded(SEED)), corpusSpecimens()], SEED, 3 * MOVES);
  expect(failures).toEqual([]);
  for (const [name, { right, none, limited }] of tally) expect([name, right + none + limited]).not.toEqual([name, 0]);
});

it('the recorded runs add up, and cover every container and maker that we build', () => {
  const { seeds, ...total } = readTotal('tests/fuzz/total.json');
  expect(total).toEqual(sumOf(Object.values(seeds)));
  for (const spread of [total.containers, total.makers])
    expect(Object.values(spread).reduce((sum, number) => sum + number, 0)).toBe(total.cases);
  expect(Object.keys(total.containers)).toEqual(
    expect.arrayContaining(['JPEG', 'TIFF', 'PNG', 'WebP', 'HEIF', 'JXL', 'RAF', 'RW2', 'MRW', 'X3F', 'CRW', 'CR3']),
  );
  expect(Object.keys(total.makers)).toEqual(
    expect.arrayContaining(['nikon', 'sony', 'pentax', 'fujifilm', 'canon', 'olympus', 'panasonic', 'leica']),
  );
});
