/** Runs every check and every test, and closes with one line: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const REPORT = 'build/test-report.json';
/** Each counts as one test. The build comes before the tests that visit it. */
const CHECKS = ['typecheck', 'lint', 'format:check', 'build', 'corpus'];

let passed = 0;
let failed = 0;

for (const check of CHECKS) {
  if (npm('run', check)) passed++;
  else failed++;
}

rmSync(REPORT, { force: true });
const ran = npm('exec', '--', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`);
const report = readReport();
passed += report.numPassedTests;
failed += report.numFailedTests;
// A file that does not load, or a run that dies, has failed without a failed test.
if (!ran && report.numFailedTests === 0) failed++;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string[]} parameters
 * @returns {boolean} whether it ended well
 */
function npm(...parameters) {
  return spawnSync('npm', parameters, { stdio: 'inherit' }).status === 0;
}

/** @returns {{ numPassedTests: number, numFailedTests: number }} */
function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
