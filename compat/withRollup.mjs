/** Bundles `main.js` of the current folder. Rollup leaves `core.wasm` behind, so it is copied. */
import { copyFile } from 'node:fs/promises';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const bundle = await rollup({ input: 'main.js', plugins: [nodeResolve({ browser: true })] });
await bundle.write({ dir: 'dist', format: 'es' });
await copyFile('../node_modules/shutter-count/core.wasm', 'dist/core.wasm');
