/**
 * `node withEsbuildForNode.mjs FORMAT FILE`: bundles `main.js` of the current folder into one file, and runs it in a
 * folder without packages.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const [format, file] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'shutter-count-bundled-'));
try {
  await build({
    entryPoints: ['main.js'],
    bundle: true,
    platform: 'node',
    format,
    outfile: join(folder, file),
  });
  cpSync('DSC_0042.NEF', join(folder, 'DSC_0042.NEF'));
  const { status } = spawnSync(process.execPath, [file], { cwd: folder, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
