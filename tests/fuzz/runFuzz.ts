/**
 * `node scripts/run.mjs tests/fuzz/runFuzz.ts [--moved | --numbers] [--runs N] [--seconds N] [--seed N]... [--record
 * FILE]`: mutates files that the tests build, and photos of the corpus if it is there. `--numbers` changes photos
 * around their count instead, and `--moved` moves maker notes as programs do. `--record` adds the run of each seed to
 * the file, such as tests/fuzz/total.json, if the run had no violation.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FuzzFailure, fuzz } from './fuzz';
import { builtInputs, corpusInputs } from './inputs';
import { TAGS, fuzzMoved, printTally, totals } from './moved';
import { fuzzNumbers, printNumbers } from './numbers';
import { seeded } from './random';
import { builtSpecimens, corpusSpecimens } from './specimens';
import { record } from './total';

const { values } = parseArgs({
  options: {
    moved: { type: 'boolean', default: false },
    numbers: { type: 'boolean', default: false },
    runs: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string', multiple: true, default: ['1'] },
    record: { type: 'string' },
  },
});

const seeds = values.seed.map(Number);
const runs = Number(values.runs);
await (values.moved ? runMoved() : values.numbers ? runNumbers() : runHostile());

async function runNumbers(): Promise<void> {
  for (const seed of seeds) {
    const run = await fuzzNumbers([builtSpecimens(seeded(seed)), corpusSpecimens()], seed, runs);
    console.log(`seed ${seed}: ${runs} changes, ${run.failures.length} wrong and exact`);
    printNumbers(run);
    for (const failure of run.failures) console.error(failure);
    if (run.failures.length > 0) process.exitCode = 1;
  }
}

async function runMoved(): Promise<void> {
  for (const seed of seeds) {
    const groups = [builtSpecimens(seeded(seed)), corpusSpecimens()];
    console.log(`seed ${seed}: ${groups.map((group) => group.length).join(' built and ')} real notes, ${runs} moves`);
    const { tally, failures } = await fuzzMoved(groups, seed, runs);
    printTally(tally);
    for (const failure of failures) console.error(failure);
    const { right, unavailable, wrong } = totals(tally, 'tagged');
    const all = TAGS.reduce((sum, tag) => sum + totals(tally, tag).wrong, 0);
    console.log(`${all} wrong. Right with 0xEA1D: ${((100 * right) / (right + unavailable + wrong)).toFixed(2)} %`);
    if (all > 0) process.exitCode = 1;
  }
}

async function runHostile(): Promise<void> {
  const inputs = [...builtInputs(), ...corpusInputs()];
  console.log(`${inputs.length} inputs`);
  // During the run, there may be new commits.
  const commit =
    values.record === undefined
      ? ''
      : execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  let total = 0;
  let pairs = 0;
  let seconds = 0;
  for (const seed of seeds) {
    try {
      const run = await fuzz(inputs, seed, { runs, seconds: Number(values.seconds) });
      total += run.cases;
      pairs += run.pairs;
      seconds += run.seconds;
      console.log(
        `seed ${seed}: ${run.cases} cases in ${run.seconds.toFixed(1)} s, ${Math.round(run.cases / run.seconds)} a second, ${run.pairs} pairs side by side, no violation`,
      );
      if (values.record !== undefined) await record(values.record, seed, run, commit);
    } catch (problem) {
      if (problem instanceof FuzzFailure) writeFileSync('build/fuzz-violation.bin', problem.bytes);
      console.error(`${String(problem)}\nThe input is in build/fuzz-violation.bin.`);
      process.exitCode = 1;
    }
  }
  console.log(`${total} cases, ${pairs} pairs, ${Math.round(total / Math.max(seconds, 0.001))} a second`);
}
