/** Bundles `main.js` of the current folder. */
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const bundle = await rollup({ input: 'main.js', plugins: [nodeResolve({ browser: true })] });
await bundle.write({ dir: 'dist', format: 'es' });
