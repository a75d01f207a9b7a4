/**
 * Serves `dist/` like a strict static host: each page at one address, 404 for everything else, compression, and the
 * headers of `dist/_headers`. docs/nginx.conf does the same for nginx.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';

const DIST = resolve(import.meta.dirname, '../dist');
const DEFAULT_PORT = 4173;

/** Files without an address of their own: the header rules, and the not-found page. */
const HIDDEN = ['/_headers', '/404', '/404.html'];
/** A second address of a page: `/nikon.html`, `/nikon/` or `/nikon/index.html`. */
const SECOND_ADDRESS = /^(?<page>(?:\/[\w-]+)*?)(?:\/index(?:\.html)?|\.html|(?<!^)\/)$/;

/** Matches a file's address with a slash at the end. sirv would send the file, but no header rule matches. */
const FILE_WITH_SLASH = /\.[^/]*\/$/;
/**
 * True if the path is in its normalized form. sirv finds a file for `//robots.txt` and `/./robots.txt`, but no header
 * rule matches these paths.
 * @param {string} path
 */
const isCanonical = (path) => path.startsWith('/') && !path.includes('\\') && posix.normalize(path) === path;

/**
 * The address, decoded once, as sirv does: the header rules have to match the file that sirv sends. Undefined if the
 * encoding is broken.
 * @param {string} address
 */
function decoded(address) {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/**
 * Starts the server. Port 0 takes any free port.
 * @param {number} port
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(port, folder = DIST) {
  if (!existsSync(`${folder}/index.html`))
    throw new Error(`There is no index.html in ${folder}: build the site first.`);
  // Looks up the files at each request, because a new build may have replaced them.
  const files = sirv(folder, { dev: true, etag: true });
  const { headersOf } = readHeaderRules(`${folder}/_headers`);
  const notFoundPage = () => (existsSync(`${folder}/404.html`) ? readFileSync(`${folder}/404.html`) : 'Not found');
  const compress = compression();
  const server = createServer((request, response) => {
    const [address = '/', query] = (request.url ?? '/').replace(/#.*/, '').split('?', 2);
    const path = decoded(address);
    if (path === undefined) {
      for (const [name, value] of headersOf('/404.html')) response.setHeader(name, value);
      response.writeHead(400).end();
      return;
    }
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const isHidden = HIDDEN.includes(path) || FILE_WITH_SLASH.test(path) || !isCanonical(path);
    const page = isHidden ? undefined : SECOND_ADDRESS.exec(path)?.groups?.page;
    if (page !== undefined) {
      response.writeHead(301, { Location: `${page || '/'}${query === undefined ? '' : `?${query}`}` }).end();
      return;
    }
    // `compression` is typed for Express, but works without it.
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
      const sendNotFound = () => {
        // The response is the not-found page, so the headers of the requested path don't apply.
        for (const name of headersOf(path).keys()) response.removeHeader(name);
        for (const [name, value] of headersOf('/404.html')) response.setHeader(name, value);
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFoundPage());
      };
      if (isHidden) sendNotFound();
      else files(request, response, sendNotFound);
    });
  });
  // Clients close an idle connection earlier, so the server never closes one while a request is in transit.
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
 * Reads a `_headers` file. Each rule is a path, in which `*` matches anything, and indented lines `Name: value`.
 * @param {string} file
 * @returns {{ headersOf: (path: string) => Map<string, string>, files: string[] }} `headersOf` gives the headers of an
 *   address and joins the values of several rules; `files` are the addresses without `*`
 */
export function readHeaderRules(file) {
  /** @type {{ matches: RegExp, headers: [string, string][] }[]} */
  const rules = [];
  const files = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      const path = line.trim();
      if (!path.includes('*')) files.push(path);
      const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      // On macOS and Windows, a name in capitals finds the same file, so the pattern ignores case.
      rules.push({ matches: new RegExp(`^${pattern}$`, 'i'), headers: [] });
    } else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  const headersOf = (/** @type {string} */ path) => {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const { matches, headers } of rules) {
      if (!matches.test(path)) continue;
      for (const [name, value] of headers) {
        const other = found.get(name);
        found.set(name, other === undefined ? value : `${other}, ${value}`);
      }
    }
    return found;
  };
  return { headersOf, files };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { origin } = await serve(Number(process.env.PORT ?? DEFAULT_PORT));
  console.log(`Shutter Count Checker: ${origin}`);
}
