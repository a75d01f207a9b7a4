/** Runs the quick checks in parallel, prints each one's output when it ends, and lists the failed ones. */
import { QUICK_CHECKS, runCommand } from './runCommand.mjs';

const UNIT_TESTS =
  'npx vitest run --project unit --project components --tags-filter=!weekly --reporter=default --reporter=./scripts/testReport.mjs';
/** Leaves out the rules that need type information: they take ten times as long, and `npm test` checks them. */
const LINT = 'npx oxlint';

/** The slowest check starts first. */
const checked = [UNIT_TESTS, LINT, ...QUICK_CHECKS].map(async (command) => ({
  command,
  isPassed: await runCommand(command),
}));
const failed = (await Promise.all(checked)).filter(({ isPassed }) => !isPassed);

for (const { command } of failed) console.log(`FAILED: ${command}`);
if (failed.length === 0) console.log('All checks passed.');
process.exitCode = failed.length === 0 ? 0 : 1;
