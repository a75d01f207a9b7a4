import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder that has its own `package.json`, unless they are already installed.
 * @param {string} folder
 */
export function installFolder(folder) {
  /** @param {string} name */
  const writtenAt = (name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
  // npm writes .package-lock.json last. If an installation was interrupted, this file is missing or old.
  if (writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json')) return;
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
}
