/**
 * `npm test` runs every check, and every test that is not tagged `weekly`. `npm run test:all` also runs the weekly
 * tests and the commands in `WEEKLY`. Both list failed, retried and skipped tests, and end with `N passed, N failed`.
 */
import { startVitest } from 'vitest/node';
import { hasBrowser, HOW_TO_GET_BROWSERS, installMissing } from './browser.mjs';
import { QUICK_CHECKS, runCommand } from './runCommand.mjs';
import Report from './testReport.mjs';

const isWhole = process.argv.includes('--all');

/**
 * Each command counts as one test. Commands that need no build run at the same time as the build and the tests, because
 * the tests often wait for a browser.
 */
const LINT = 'npm run lint';
const BUILD = 'npm run build';
const CORPUS = 'node scripts/run.mjs tests/corpus/runCorpus.ts';
/** Commands that keep both processor cores busy for minutes run one by one after the tests. */
const WEEKLY =
  isWhole && !process.argv.includes('--tests-only')
    ? [
        'node scripts/run.mjs tests/fuzz/runFuzz.ts',
        'node scripts/run.mjs tests/mutants/runMutants.ts',
        'node scripts/run.mjs compat/run.ts',
        'node scripts/run.mjs tests/oldBrowsers/runOldBrowsers.ts',
        'node scripts/run.mjs tests/writers/runWriters.ts',
        'node scripts/checkBench.mjs',
      ]
    : [];
/** Commands that visit the built site or run the built program come after `BUILD`. */
const CHECKS = [LINT, ...QUICK_CHECKS, BUILD, CORPUS, ...WEEKLY];

installMissing(isWhole);
const WITHOUT_BROWSER = ['unit', 'components', 'built'];
const project = hasBrowser() ? [] : WITHOUT_BROWSER;
/** @type {Set<string>} */
const passedChecks = new Set();
/** @param {string} command */
const check = async (command) => {
  if (await runCommand(command)) passedChecks.add(command);
};
const quick = [LINT, ...QUICK_CHECKS].map(check);
await check(BUILD);
const checks = [...quick, check(CORPUS)];
const report = new Report();

// Prints the total at the end, even if the test run crashes.
process.on('exit', (code) => {
  const failed = [...CHECKS.filter((command) => !passedChecks.has(command)), ...report.failed];
  if (code !== 0 && report.failed.length === 0) failed.push('the run of the tests');
  for (const name of failed) console.log(`FAILED: ${name}`);
  if (project.length > 0)
    console.log(`LEFT OUT, because there is no Chromium (${HOW_TO_GET_BROWSERS}): all of tests/e2e and engines`);
  console.log(`${passedChecks.size + report.passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

const filter = isWhole ? {} : { tagsFilter: ['!weekly'] };
const vitest = await startVitest('test', [], { watch: false, reporters: ['default', report], project, ...filter });
await Promise.all(checks);
for (const command of WEEKLY) await check(command);
await vitest.exit();
