/** Runs every check and test, lists what failed, was tried again or was left out; ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { installMissing } from './browser.mjs';
import { leftOut } from './leftOut.mjs';

const REPORT = 'build/test-report.json';
/** Each counts as one test. The build comes before the tests that visit it. */
const CHECKS = ['typecheck', 'lint', 'format:check', 'build', 'corpus'];

installMissing();
const failedChecks = CHECKS.filter((check) => !npm('run', check));

rmSync(REPORT, { force: true });
// Without this, tests look at a sample of what is long.
process.env['WHOLE_RUN'] = '1';
const ran = npm('exec', '--', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`);
const files = readReport();
const tests = files.flatMap(({ name, assertionResults }) =>
  assertionResults.map((test) => ({ ...test, file: relative('.', name) })),
);
const failedTests = tests
  .filter(({ status }) => status === 'failed')
  .map(({ file, fullName }) => `${file}: ${fullName}`);
// A file that does not load, or a run that crashes, has failed without a failed test.
const deadFiles = files
  .filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  .map(({ name }) => `${relative('.', name)}, as a whole`);
const failed = [...failedChecks.map((check) => `npm run ${check}`), ...failedTests, ...deadFiles];
if (!ran && failedTests.length + deadFiles.length === 0) failed.push('the run of the tests');
const passed = CHECKS.length - failedChecks.length + tests.filter(({ status }) => status === 'passed').length;

for (const line of leftOut(files)) console.log(line);
for (const { file, fullName } of tests.filter(isTriedAgain)) {
  console.log(`TRIED AGAIN, for a wait ran out: ${file}: ${fullName}`);
}
for (const name of failed) console.log(`FAILED: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * Whether a test passed only when it was tried again: the report keeps what the first try failed with.
 * @param {import('./leftOut.mjs').Test} test
 */
function isTriedAgain({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0;
}

/**
 * @param {string[]} parameters
 * @returns {boolean} whether it ended well
 */
function npm(...parameters) {
  return spawnSync('npm', parameters, { stdio: 'inherit' }).status === 0;
}

/** @returns {import('./leftOut.mjs').File[]} */
function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')).testResults;
  } catch {
    return [];
  }
}
