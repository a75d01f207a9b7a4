/** Serves `dist/` as a static host does: clean addresses, 404 pages, compression and the headers of `dist/_headers`. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';

const DIST = resolve(import.meta.dirname, '../dist');
const DEFAULT_PORT = 4173;

/**
 * Starts the server; port 0 takes any free one.
 * @param {number} port
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(port, folder = DIST) {
  if (!existsSync(`${folder}/index.html`))
    throw new Error(`There is no index.html in ${folder}: build the site first.`);
  const rules = readHeaderRules(`${folder}/_headers`);
  const files = sirv(folder, {
    etag: true,
    maxAge: 0,
    setHeaders: (response, path) => {
      for (const { matches, headers } of rules) {
        if (matches.test(path)) for (const [name, value] of headers) response.setHeader(name, value);
      }
    },
  });
  const compress = compression();
  const server = createServer((request, response) => {
    // The library is typed for Express and needs nothing of it.
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
      files(request, response, () => {
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html;charset=utf-8');
        response.end(existsSync(`${folder}/404.html`) ? readFileSync(`${folder}/404.html`) : 'Not found');
      });
    });
  });
  // Longer than any client keeps a connection for the next request: none is closed under one.
  server.keepAliveTimeout = 60_000;
  await new Promise((listening, failed) => server.once('error', failed).listen(port, () => listening(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * The rules of a `_headers` file: a path with `*` for anything, then indented `Name: value` lines.
 * @param {string} path
 */
function readHeaderRules(path) {
  /** @type {{ matches: RegExp, headers: [string, string][] }[]} */
  const rules = [];
  if (!existsSync(path)) return rules;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      rules.push({ matches: new RegExp(`^${pattern}$`), headers: [] });
    } else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { origin } = await serve(Number(process.env.PORT ?? DEFAULT_PORT));
  console.log(`Shutter Count Checker: ${origin}`);
}
