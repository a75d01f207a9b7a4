/** Bundles `worker.js` of the current folder as its tools do, runs it in workerd, and prints what it answers. */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

const { outputFiles } = await build({
  entryPoints: ['worker.js'],
  bundle: true,
  format: 'esm',
  write: false,
  external: ['*.wasm', 'node:*'],
  conditions: ['workerd', 'worker', 'browser'],
});
const worker = new Miniflare({
  modules: [
    { type: 'ESModule', path: 'worker.js', contents: outputFiles[0]?.text ?? '' },
    {
      type: 'CompiledWasm',
      path: 'shutter-count/core.wasm',
      contents: await readFile(new URL('../node_modules/shutter-count/core.wasm', `file://${process.cwd()}/`)),
    },
  ],
  compatibilityDate: '2026-07-01',
});
try {
  const answer = await worker.dispatchFetch('http://worker.test/', {
    method: 'POST',
    body: await readFile('DSC_0042.NEF'),
  });
  process.stdout.write(`${await answer.text()}\n`);
} finally {
  await worker.dispose();
}
