/** Runs the quick checks in parallel, prints the output of each when it ends, and lists what failed. */
import { runScript } from './runScript.mjs';

/** The slowest first. */
const CHECKS = {
  'test:unit': ['--reporter=default', '--reporter=./scripts/testReport.mjs'],
  lint: [],
  typecheck: [],
  'format:check': [],
};

const checked = Object.entries(CHECKS).map(async ([name, parameters]) => ({
  name,
  isPassed: await runScript(name, parameters),
}));
const failed = (await Promise.all(checked)).filter(({ isPassed }) => !isPassed);

for (const { name } of failed) console.log(`FAILED: npm run ${name}`);
if (failed.length === 0) console.log('All checks passed.');
process.exitCode = failed.length === 0 ? 0 : 1;
