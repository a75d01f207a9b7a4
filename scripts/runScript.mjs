/** Runs a script of package.json beside others. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Prints the script's output when it ends, and resolves to whether it passed.
 * @param {string} name
 * @param {readonly string[]} parameters
 * @returns {Promise<boolean>}
 */
export function runScript(name, parameters = []) {
  const began = performance.now();
  return new Promise((resolve) => {
    // Without npm between, which takes longer to start than some checks to run.
    const command = [scripts[name], ...parameters].join(' ');
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`\n--- ${name}, ${seconds} s: ${code === 0 ? 'passed' : 'FAILED'}`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
