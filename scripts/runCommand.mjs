import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The checks that `npm run check` and `npm test` share. Linting is not among them, because the two commands use
 * different rules.
 */
export const QUICK_CHECKS = [
  'npm run typecheck',
  'npx prettier --check . --cache --cache-location build/.cache/prettier',
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Runs a command, prints its output when it ends, and resolves to whether it passed.
 * @param {string} command as typed in a shell
 * @returns {Promise<boolean>}
 */
export function runCommand(command) {
  const began = performance.now();
  return new Promise((resolve) => {
    // Runs the script without npm, because starting npm takes longer than some checks.
    const direct = command.replace(/^npm run (\S+)$/, (_, name) => scripts[name]).replace(/^npx /, '');
    const child = spawn(direct, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`\n--- ${command}, ${seconds} s: ${code === 0 ? 'passed' : 'FAILED'}`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
