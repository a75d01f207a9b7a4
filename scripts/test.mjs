/**
 * `npm test`: every check and test but the weekly ones; `npm run test:all`: those too. Lists what failed, was tried again or
 * was left out; ends with `N passed, N failed`.
 */
import { startVitest } from 'vitest/node';
import { installMissing } from './browser.mjs';
import { runScript } from './runScript.mjs';
import Report from './testReport.mjs';

const isWhole = process.argv.includes('--all');

/** Each counts as one test. These need no build: they run beside it, and beside the tests, which often wait for a browser. */
const ALONE = ['lint', 'format:check', 'typecheck'];
/** What takes both cores for minutes comes after the tests, one by one. */
const WEEKLY =
  isWhole && !process.argv.includes('--tests-only')
    ? ['fuzz', 'mutants', 'compat', 'old-browsers', 'attack', 'bench:check']
    : [];
/** What visits or runs the build comes after it. */
const CHECKS = [...ALONE, 'build', 'corpus', ...WEEKLY];

process.env['TIER'] = isWhole ? 'all' : 'test';
installMissing(isWhole);
/** @type {Set<string>} */
const passedChecks = new Set();
/** @param {string} name */
const check = async (name) => {
  if (await runScript(name)) passedChecks.add(name);
};
const alone = ALONE.map(check);
await check('build');
const checks = [...alone, check('corpus')];
const report = new Report();

// At the very end, even if the run of the tests crashes.
process.on('exit', (code) => {
  const failedChecks = CHECKS.filter((name) => !passedChecks.has(name));
  const failed = [...failedChecks.map((name) => `npm run ${name}`), ...report.failed];
  if (code !== 0 && report.failed.length === 0) failed.push('the run of the tests');
  for (const name of failed) console.log(`FAILED: ${name}`);
  if (!isWhole)
    console.log('LEFT TO npm run test:all: *.weekly files, journeys in Japanese and German, mutants, fuzz, compat');
  console.log(`${passedChecks.size + report.passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

const vitest = await startVitest('test', [], { watch: false, reporters: ['default', report] });
await Promise.all(checks);
for (const name of WEEKLY) await check(name);
await vitest.exit();
