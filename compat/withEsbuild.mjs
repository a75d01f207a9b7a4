/** Bundles `main.js` of the current folder: `core.wasm` is copied, or with `--binary` a part of the bundle. */
import { copyFile } from 'node:fs/promises';
import { build } from 'esbuild';

const isBinary = process.argv.includes('--binary');
await build({
  entryPoints: ['main.js'],
  bundle: true,
  format: 'esm',
  outdir: 'dist',
  ...(isBinary ? { loader: { '.wasm': 'binary' } } : { splitting: true }),
});
if (!isBinary) await copyFile('../node_modules/shutter-count/core.wasm', 'dist/core.wasm');
