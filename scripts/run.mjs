/** Runs a TypeScript program that uses the product's own modules: `node scripts/run.mjs FILE [ARGUMENTS]`. */
import { resolve } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';

const [program = '', ...parameters] = process.argv.slice(2);
process.argv.splice(1, Infinity, resolve(program), ...parameters);

const server = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { ssr } = server.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules in Node.');
try {
  await ssr.runner.import(resolve(program));
} finally {
  await server.close();
}
