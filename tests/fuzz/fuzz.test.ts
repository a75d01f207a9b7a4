import { expect, it } from 'vitest';
import { fuzz } from './fuzz';
import { builtInputs, corpusInputs } from './inputs';

const RUNS = 4000;

it('keeps its promises on thousands of mutated files that we built', async () => {
  const run = await fuzz(builtInputs(), 20_261_121, { runs: RUNS, seconds: 60 });
  expect(run.cases).toBe(RUNS);
}, 90_000);

const inputs = corpusInputs();
if (inputs.length === 0) console.warn('*** NO CORPUS: real photos were not fuzzed. ***');

it.runIf(inputs.length > 0)(
  'keeps its promises on thousands of mutated real photos',
  async () => {
    const run = await fuzz(inputs, 20_261_122, { runs: RUNS, seconds: 60 });
    expect(run.cases).toBe(RUNS);
  },
  90_000,
);
