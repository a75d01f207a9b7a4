/** Runs every check and test, lists what failed, was tried again or was left out; ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { startVitest } from 'vitest/node';
import { installMissing } from './browser.mjs';
import Report from './testReport.mjs';

/** Each counts as one test. The build comes before the tests that visit it. */
const CHECKS = ['typecheck', 'lint', 'format:check', 'build', 'corpus'];

installMissing();
const failedChecks = CHECKS.filter((check) => spawnSync('npm', ['run', check], { stdio: 'inherit' }).status !== 0);
const report = new Report();

// At the very end, even if the run of the tests crashes.
process.on('exit', (code) => {
  const failed = [...failedChecks.map((check) => `npm run ${check}`), ...report.failed];
  if (code !== 0 && report.failed.length === 0) failed.push('the run of the tests');
  for (const name of failed) console.log(`FAILED: ${name}`);
  console.log(`${CHECKS.length - failedChecks.length + report.passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

// Without this, tests look at a sample of what is long.
process.env['WHOLE_RUN'] = '1';
const vitest = await startVitest('test', [], { watch: false, reporters: ['default', report] });
await vitest.exit();
