/** Bundles the README's worker as Cloudflare's tools do, runs it in workerd, and prints its answer, a count. */
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

const { outputFiles } = await build({
  entryPoints: ['src/index.js'],
  bundle: true,
  format: 'esm',
  write: false,
  external: ['*.wasm', 'node:*'],
  conditions: ['workerd', 'worker', 'browser'],
});
const worker = new Miniflare({
  modules: [
    { type: 'ESModule', path: 'index.js', contents: outputFiles[0]?.text ?? '' },
    {
      type: 'CompiledWasm',
      path: 'core.wasm',
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
  const { shutterCount, error } = await answer.json();
  process.stdout.write(`${shutterCount ?? error.message}\n`);
} finally {
  await worker.dispose();
}
