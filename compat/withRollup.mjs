/** Bundles `main.js` of the current folder; with `--copy`, `core.wasm` goes beside the bundle. */
import { copyFile } from 'node:fs/promises';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const bundle = await rollup({ input: 'main.js', plugins: [nodeResolve({ browser: true })] });
await bundle.write({ dir: 'dist', format: 'es' });
if (process.argv.includes('--copy')) await copyFile('../node_modules/shutter-count/core.wasm', 'dist/core.wasm');
