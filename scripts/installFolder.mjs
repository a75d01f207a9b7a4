/** Installs what only one folder needs, unless it is there already: `node scripts/installFolder.mjs FOLDER`. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '';

/**
 * When the file was written, in ms; never, if it is not there.
 * @param {string} name
 */
const writtenAt = (name) =>
  statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

// npm writes this file last, so an installation that broke off counts as none.
if (writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')) {
  process.exitCode = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' }).status ?? 1;
}
