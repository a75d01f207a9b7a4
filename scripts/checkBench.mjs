/**
 * Installs the packages that only `bench/` needs, checks its types, and runs its tests: `node scripts/checkBench.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { installFolder } from './installFolder.mjs';

installFolder('bench');
for (const parameters of [
  ['tsc', '--noEmit', '-p', 'bench'],
  ['vitest', 'run', '--root', 'bench'],
]) {
  const { status } = spawnSync('npx', parameters, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
