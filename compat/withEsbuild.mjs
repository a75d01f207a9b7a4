/** Bundles `main.js` of the current folder; `--copy` puts `core.wasm` beside the bundle. */
import { copyFile } from 'node:fs/promises';
import { build } from 'esbuild';

await build({ entryPoints: ['main.js'], bundle: true, format: 'esm', splitting: true, outdir: 'dist' });
if (process.argv.includes('--copy')) await copyFile('../node_modules/shutter-count/core.wasm', 'dist/core.wasm');
