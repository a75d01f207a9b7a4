/** Installs what only the bench and Lighthouse need, unless it is there already: `node bench/install.mjs`. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;

/**
 * When the file was written, in ms; never, if it is not there.
 * @param {string} name
 */
const writtenAt = (name) => statSync(join(HERE, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

// npm writes this file last, so an installation that broke off counts as none.
if (writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')) {
  process.exitCode = spawnSync('npm', ['ci'], { cwd: HERE, stdio: 'inherit' }).status ?? 1;
}
