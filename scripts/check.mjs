/** Runs the quick checks in parallel, prints the output of each when it ends, and lists what failed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The slowest first. */
const CHECKS = [
  ['test:unit', '--reporter=default', '--reporter=./scripts/testReport.mjs'],
  ['lint'],
  ['typecheck'],
  ['format:check'],
];

const failed = (await Promise.all(CHECKS.map(run))).flat();

for (const name of failed) console.log(`FAILED: npm run ${name}`);
if (failed.length === 0) console.log('All checks passed.');
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * @param {string[]} parameters the script and what it is given
 * @returns {Promise<string[]>} the script, if it failed
 */
function run([name = '', ...parameters]) {
  const began = performance.now();
  return new Promise((resolve) => {
    // Without npm between, which takes longer to start than some checks to run.
    const command = [scripts[name], ...parameters].join(' ');
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('error', () => resolve([name]));
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`\n--- ${name}, ${seconds} s: ${code === 0 ? 'passed' : 'FAILED'}`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0 ? [] : [name]);
    });
  });
}
