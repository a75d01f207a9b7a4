/** `npm run fuzz -- [--runs N] [--seconds N] [--seed N]...`: hostile inputs from our own builder and, when present, the corpus. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FuzzFailure, fuzz } from './fuzz';
import { builtInputs, corpusInputs } from './inputs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string', multiple: true, default: ['1'] },
  },
});

const inputs = [...builtInputs(), ...corpusInputs()];
console.log(`${inputs.length} inputs`);
let total = 0;
let seconds = 0;
for (const seed of values.seed.map(Number)) {
  try {
    const run = await fuzz(inputs, seed, { runs: Number(values.runs), seconds: Number(values.seconds) });
    total += run.cases;
    seconds += run.seconds;
    console.log(
      `seed ${seed}: ${run.cases} cases in ${run.seconds.toFixed(1)} s, ${Math.round(run.cases / run.seconds)} a second, no violation`,
    );
  } catch (problem) {
    if (problem instanceof FuzzFailure) writeFileSync('build/fuzz-violation.bin', problem.bytes);
    console.error(`${String(problem)}\nThe input is in build/fuzz-violation.bin.`);
    process.exitCode = 1;
  }
}
console.log(`${total} cases, ${Math.round(total / Math.max(seconds, 0.001))} a second`);
