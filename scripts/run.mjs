/**
 * Runs a program that imports the project's modules: `node scripts/run.mjs FILE [ARGUMENTS]`. First installs the
 * packages that only the program's folder needs (bench/, compat/, tests/oldBrowsers/).
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { installFolder } from './installFolder.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const [program = '', ...parameters] = process.argv.slice(2);
process.argv.splice(1, Infinity, resolve(program), ...parameters);

let folder = dirname(resolve(program));
while (folder.startsWith(ROOT) && !existsSync(join(folder, 'package.json'))) folder = dirname(folder);
if (folder.startsWith(ROOT) && folder !== ROOT) installFolder(folder);

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
