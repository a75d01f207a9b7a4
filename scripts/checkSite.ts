/**
 * Checks a deployed site: `node scripts/run.mjs scripts/checkSite.ts https://…`. Exit code 1 if the host has a fault.
 */
import { resolve } from 'node:path';
import { everyAddress } from '../src/site/app/routes.ts';
import { site } from '../src/config/site.ts';
import { contentSecurityPolicy, toastStyle } from './policy.ts';
import { readHeaderRules } from './serve.mjs';

export interface SiteFinding {
  what: string;
  /** number of addresses checked */
  count: number;
  /** sentences that each begin with the address */
  wrong: string[];
}

/** Number of requests in flight. */
const AT_ONCE = 8;
/** Faults listed for each check; further faults are only counted. */
const SHOWN = 5;

const PERMANENT = [301, 308];
const UNKNOWN = ['/no-such-page', '/ja/no-such-page', '/nikon/no-such-model', '/assets/no-such-file.js', '/404'];
/** The page that the service worker shows for unknown addresses */
const SHELL = '/shell';
/**
 * A host may add values to every other header, but this one must have exactly our value. If a host also sent
 * pages the policy that is meant for other files, the pages would show nothing.
 */
const POLICY = 'Content-Security-Policy';
const TYPES: Readonly<Record<string, readonly string[]>> = {
  css: ['text/css'],
  js: ['text/javascript', 'application/javascript'],
  jpg: ['image/jpeg'],
  mp4: ['video/mp4'],
  png: ['image/png'],
  svg: ['image/svg+xml'],
  txt: ['text/plain'],
  vtt: ['text/vtt'],
  webm: ['video/webm'],
  webmanifest: ['application/manifest+json'],
  webp: ['image/webp'],
  woff2: ['font/woff2'],
  xml: ['text/xml', 'application/xml'],
};
/** The longest time in seconds that browsers may cache files that the next release may change, such as pages. */
const LONGEST_KEPT_SECONDS = 60;
/** Types that the host has to compress, except for the smallest files. */
const COMPRESSED = ['text/html', 'text/css', 'text/javascript', 'application/javascript'];
const COMPRESSED_FROM_BYTES = 2048;
/** Headers that a host may add to track or report visits. */
const UNWANTED_HEADERS = ['set-cookie', 'nel', 'report-to', 'reporting-endpoints'];

/** Checks every page, file, header and redirect of the site at an origin such as `https://shutter.example`. */
export async function checkSite(origin: string): Promise<SiteFinding[]> {
  const addresses = everyAddress();
  const { headersOf: wantedHeaders, files: ruled } = readHeaderRules(
    resolve(import.meta.dirname, '../public/_headers'),
  );
  const wantedPolicy = contentSecurityPolicy(
    await toastStyle(),
    site.tutorialVideoId ? site.tutorialVideoHost : undefined,
  );

  const findings: SiteFinding[] = [];
  const check = async <Item>(
    what: string,
    items: readonly Item[],
    look: (item: Item) => Promise<string[]> | string[],
  ): Promise<void> => {
    findings.push({ what, count: items.length, wrong: (await inTurn(items, async (item) => look(item))).flat() });
  };
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

  const pages = new Map<string, Reply>();
  await inTurn(addresses, async (address) => {
    pages.set(address, await reply(get(address)));
  });
  const named = new Set([SHELL, ...ruled]);
  for (const { body } of pages.values()) for (const file of filesIn(body)) named.add(file);
  const files = new Map<string, Reply>();
  await inTurn([...named], async (path) => {
    files.set(path, await reply(get(path)));
  });
  const everything = [...pages, ...files];

  await check('HTTPS', [origin], () => {
    const { protocol, hostname } = new URL(origin);
    const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
    return protocol === 'https:' || isHere
      ? []
      : [`${origin}: without HTTPS browsers start no service worker and refuse the clipboard`];
  });
  if (origin.startsWith('https:')) {
    await check('HTTP leads to HTTPS', ['/', '/ja'], async (path) => {
      const { status, headers, trouble } = await reply(
        fetch(`${origin.replace('https:', 'http:')}${path}`, { redirect: 'manual' }),
      );
      if (trouble) return [`http, ${path}: ${trouble}`];
      const target = headers.get('location') ?? '';
      return PERMANENT.includes(status) && target === origin + path ? [] : [`http, ${path}: ${status} to “${target}”`];
    });
  }

  await check('each page answers with itself, as HTML', [...pages], ([path, { status, headers, body, trouble }]) => {
    if (trouble) return [`${path}: ${trouble}`];
    if (status !== 200) return [`${path}: ${status}`];
    if (typeOf(headers) !== 'text/html') return [`${path}: ${headers.get('content-type')}`];
    return body.includes(`data-address="${path}"`) ? [] : [`${path}: another page`];
  });
  await check('each page carries the policy of this build', [...pages], ([path, { body }]) => {
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body) ?? [];
    if (policy === undefined) return [`${path}: no policy`];
    return policy === wantedPolicy ? [] : [`${path}: another policy`];
  });
  await check('nothing is added to a page', [...pages], ([path, { body }]) => {
    const scripts = [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);
    const foreign = scripts.filter((text) => !/\bsrc="\//.test(text) && !text.includes('application/ld+json'));
    return foreign.map((attributes) => `${path}: <script${attributes}>`);
  });

  const second = addresses.flatMap((address) =>
    address === '/'
      ? ['/index.html', '/index'].map((path) => ({ path, address }))
      : [`${address}/`, `${address}.html`].map((path) => ({ path, address })),
  );
  await check('each page has one address: others lead to it for good', second, async ({ path, address }) => {
    const { status, headers, trouble } = await reply(get(`${path}?a=1`));
    if (trouble) return [`${path}: ${trouble}`];
    const target = headers.get('location');
    if (!PERMANENT.includes(status) || target === null) return [`${path}: ${status}, no redirect`];
    const wanted = `${origin}${address}?a=1`;
    return new URL(target, origin + path).href === wanted ? [] : [`${path}: leads to ${target}`];
  });

  await check('what does not exist is not found', UNKNOWN, async (path) => {
    const { status, body, trouble } = await reply(get(path));
    if (trouble) return [`${path}: ${trouble}`];
    if (status !== 404) return [`${path}: ${status}`];
    return body.includes('<meta name="robots" content="noindex"') ? [] : [`${path}: not the site’s own page`];
  });

  await check(
    'each file that pages or rules name is there, under its type',
    [...files],
    ([path, { status, headers, trouble }]) => {
      if (trouble) return [`${path}: ${trouble}`];
      if (status !== 200) return [`${path}: ${status}`];
      const types = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? ['text/html'];
      return types.includes(typeOf(headers)) ? [] : [`${path}: ${headers.get('content-type') ?? 'no type'}`];
    },
  );

  for (const name of new Set(everything.flatMap(([path]) => [...wantedHeaders(path).keys()]))) {
    const having = everything.filter(([path]) => wantedHeaders(path).has(name));
    await check(name, having, ([path, { headers }]) => {
      const [wanted, found] = [wantedHeaders(path).get(name)!, headers.get(name) ?? ''];
      const missing = partsMissing(wanted, found);
      if (missing.length > 0) return [`${path}: “${found}” lacks ${missing.join(', ')}`];
      const added = name === POLICY ? partsMissing(found, wanted) : [];
      return added.length === 0 ? [] : [`${path}: has ${added.join(', ')} as well`];
    });
  }
  const encoded = [...named].filter((path) => /\.\w+$/.test(path)).slice(0, 1);
  await check('a percent-encoded address keeps the headers of its file', encoded, async (path) => {
    const letter = path.charCodeAt(1).toString(16);
    const { status, headers } = await reply(get(`/%${letter}${path.slice(2)}`));
    if (status !== 200) return [];
    const wanted = [...wantedHeaders(path)].filter(
      ([name, value]) => partsMissing(value, headers.get(name) ?? '').length > 0,
    );
    return wanted.map(([name]) => `${path}, percent-encoded: lacks ${name}`);
  });
  const changing = everything.filter(([path]) => !wantedHeaders(path).has('Cache-Control'));
  await check('what a release changes is asked for again', changing, ([path, { headers }]) => {
    const rule = headers.get('cache-control');
    if (rule === null) return [`${path}: no Cache-Control`];
    const [, seconds] = /(?:^|[\s,])max-age=(\d+)/.exec(rule) ?? [];
    const isShort =
      /no-cache|no-store/.test(rule) || (seconds !== undefined && Number(seconds) <= LONGEST_KEPT_SECONDS);
    return isShort ? [] : [`${path}: ${rule}`];
  });
  const large = everything.filter(
    ([, { headers, body }]) => COMPRESSED.includes(typeOf(headers)) && body.length >= COMPRESSED_FROM_BYTES,
  );
  await check('text is compressed, and caches are told', large, ([path, { headers }]) => {
    if (!headers.has('content-encoding')) return [`${path}: not compressed`];
    return /accept-encoding|\*/i.test(headers.get('vary') ?? '') ? [] : [`${path}: no Vary: Accept-Encoding`];
  });
  await check('the host adds no cookie and no reporting', everything, ([path, { headers }]) =>
    UNWANTED_HEADERS.filter((name) => headers.has(name)).map((name) => `${path}: ${name}`),
  );

  await check('its lists of pages name this site', ['/robots.txt', '/sitemap.xml', '/llms.txt'], (path) =>
    files.get(path)!.body.includes(`${site.origin}/`)
      ? []
      : [`${path}: not ${site.origin}, which VITE_SITE_ORIGIN names`],
  );
  return findings;
}

interface Reply {
  status: number;
  headers: Headers;
  body: string;
  /** the reason why no response arrived */
  trouble?: string;
}

async function reply(request: Promise<Response>): Promise<Reply> {
  try {
    const response = await request;
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return { status: 0, headers: new Headers(), body: '', trouble: String(cause ?? error) };
  }
}

/** Runs `work` for all items, `AT_ONCE` at a time. The results keep the order of the items. */
async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

const typeOf = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

/** The addresses of the site's own files, except pages, that a page loads, links to or names in a `srcset`. */
function filesIn(html: string): string[] {
  const values = [...html.matchAll(/\b(?:src|href|poster|srcset)="([^"]+)"/gi)].map(([, value]) => value!);
  const addresses = values.flatMap((value) => value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0]!));
  return addresses.map((address) => address.split('#')[0]!).filter((address) => /^\/(?!\/).*\.\w+$/.test(address));
}

/** The comma-separated parts of the wanted header that the found header lacks. The order of the parts is ignored. */
function partsMissing(wanted: string, found: string): string[] {
  const parts = (text: string) => text.split(',').map((part) => part.trim().toLowerCase());
  const there = parts(found);
  return parts(wanted).filter((part) => !there.includes(part));
}

/** The findings as text for the terminal. */
export function describe(findings: readonly SiteFinding[]): string {
  const lines = findings.flatMap(({ what, count, wrong }) => [
    `${wrong.length === 0 ? 'ok   ' : 'WRONG'}  ${what} (${count - Math.min(count, wrong.length)} of ${count})`,
    ...wrong.slice(0, SHOWN).map((fault) => `         ${fault}`),
    ...(wrong.length > SHOWN ? [`         and ${wrong.length - SHOWN} more`] : []),
  ]);
  return lines.join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [address] = process.argv.slice(2);
  if (!address || !URL.canParse(address)) {
    console.error('Which site? node scripts/run.mjs scripts/checkSite.ts https://shutter.example');
    process.exitCode = 2;
  } else {
    const { origin } = new URL(address);
    const findings = await checkSite(origin);
    const failed = findings.filter(({ wrong }) => wrong.length > 0).length;
    console.log(`${origin}\n\n${describe(findings)}\n`);
    console.log(
      failed === 0
        ? 'Everything is as it should be.'
        : `${failed} of ${findings.length} are wrong. docs/hosting.md says what hosts need.`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
  }
}
