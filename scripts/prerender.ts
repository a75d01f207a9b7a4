/** Writes an HTML file for every address of the site, and one style sheet for all of them. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fileOf, scriptsOf, readChunks } from './chunkList.ts';
import { contentSecurityPolicy, toastStyle } from './policy.ts';

/** Vite's build of `src/entry-server.tsx`. */
export const RENDERER = resolve(import.meta.dirname, '../build/prerender/entry-server.mjs');

/** Matches the tags that Vite writes to start the site's scripts. */
const MODULE_TAGS = /\n *<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The exports of `src/entry-server.tsx`. */
export interface Renderer {
  /** Every address with its language prefix: `/`, `/nikon`, `/ja`, `/ja/nikon`, … */
  addresses: readonly string[];
  /** Renders one address; `undefined` is the not-found page. */
  render: (address: string | undefined) => Promise<RenderedPage>;
  /** The notices for pages whose scripts cannot start: the markup before `#root`, and its style rules. */
  startNotices: () => Promise<Pick<RenderedPage, 'body' | 'styles'>>;
  sitemap: () => string;
  llmsText: () => Promise<string>;
  /**
   * The service worker caches the modules in `kept` when it is installed, and a module in `visited` after a page used
   * it.
   */
  offline: Readonly<Record<'kept' | 'visited', readonly string[]>>;
  webManifests: () => Promise<Record<string, unknown>>;
  /** The texts that languages lack: one line per text file. */
  missingTexts: () => Promise<string[]>;
  /** The settings that the operator has not set, one sentence for each. */
  unsetSettings: readonly string[];
  /** The origin, without a slash at the end. */
  origin: string;
  /** The only host whose frames the pages may embed. */
  frameHost: string | undefined;
}

export interface RenderedPage {
  locale: string;
  /** Head tags: title, description, alternates, preloads, structured data. */
  head: string;
  /** The markup inside `#root`. */
  body: string;
  /** Emotion's rules by id, in the order of their insertion. */
  styles: Readonly<Record<string, string>>;
  /** The source files that the page needs first, from the project's root: `src/site/pages/HomePage.tsx`. */
  modules: readonly string[];
  /** Errors during rendering, each of which leaves a gap in the markup. */
  errors: readonly unknown[];
}

/**
 * Renders the whole site into `dist`, the folder of the built client, and prints the missing settings. Throws if a
 * language lacks a text. Returns a line for each rendering error and each module without a chunk.
 */
export async function prerender(dist: string): Promise<string[]> {
  const toasts = await toastStyle();
  const renderer = (await import(pathToFileURL(RENDERER).href)) as Renderer;
  const lacking = await renderer.missingTexts();
  if (lacking.length > 0) throw new Error(`Some texts are missing.\n${lacking.join('\n')}`);
  for (const sentence of renderer.unsetSettings) console.warn(`Warning: ${sentence} docs/hosting.md says what to set.`);
  const policy = contentSecurityPolicy(toasts, renderer.frameHost);
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = await readChunks(dist);
  const isBuilt = (module: string) => fileOf(scripts, module) !== undefined;

  const pages = [];
  for (const address of [...renderer.addresses, undefined]) {
    pages.push({ address, page: await renderer.render(address) });
  }

  const webManifests = await renderer.webManifests();
  const notices = await renderer.startNotices();
  const rules = new Map([notices, ...pages.map(({ page }) => page)].flatMap((part) => Object.entries(part.styles)));
  const styleSheet = await writeHashed(dist, 'site', [...rules.values()].join('\n'));

  // Hydration waits for the first paint. So these tags are in a template, and `public/start.js` inserts them later.
  const entry = [...built.matchAll(MODULE_TAGS)].map(([tag]) => tag.trim());
  const template = built.replaceAll(MODULE_TAGS, '');
  const laidBy = (modules: readonly string[]) => [
    '<template id="hydration">',
    ...entry,
    ...modules.map((file) => `<link rel="modulepreload" href="/${file}" />`),
    '</template>',
    '<script src="/start.js" defer></script>',
  ];
  const document = (
    address: string,
    { locale, head, body }: Pick<RenderedPage, 'locale' | 'head' | 'body'>,
    modules: readonly string[] = [],
  ) =>
    template
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace('<meta charset="utf-8" />', (charset) =>
        [
          charset,
          `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
          // The policy doesn't stop browsers from looking up the hosts of links before a click, but this tag does.
          '<meta http-equiv="x-dns-prefetch-control" content="off" />',
        ].join('\n    '),
      )
      .replace('<script src="/first.js"></script>', (script) =>
        [
          script,
          `<link rel="stylesheet" href="${styleSheet}" />`,
          `<link rel="manifest" href="${webManifestOf(locale)}" />`,
          head,
        ].join('\n    '),
      )
      .replace('</head>', () => [...laidBy(modules), '</head>'].join('\n    '))
      .replace('<div id="root"></div>', () => `${notices.body}<div id="root" data-address="${address}">${body}</div>`);

  for (const { address, page } of pages) {
    // The built HTML already names the entry's own chunks.
    const chunks = scriptsOf(scripts, page.modules.filter(isBuilt)).filter((file) => !built.includes(file));
    await write(join(dist, htmlOf(address)), document(address ?? '', page, chunks));
  }
  for (const [locale, webManifest] of Object.entries(webManifests)) {
    await write(join(dist, webManifestOf(locale)), JSON.stringify(webManifest));
  }
  // The service worker shows this page for addresses that it has not cached. The browser renders the content.
  const shell = { locale: 'en', head: '<meta name="robots" content="noindex" />', body: '' };
  await write(join(dist, 'shell.html'), document('', shell));
  await write(join(dist, 'sitemap.xml'), renderer.sitemap());
  await write(join(dist, 'llms.txt'), await renderer.llmsText());
  await write(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${renderer.origin}/sitemap.xml\n`);

  const incomplete = pages.flatMap(({ address, page }) => [
    ...page.errors.map((error) => `${htmlOf(address)}: ${String(error)}`),
    ...page.modules.filter((module) => !isBuilt(module)).map((module) => `${htmlOf(address)}: no chunk of ${module}`),
  ]);
  return incomplete;
}

const webManifestOf = (locale: string) => `/${locale}.webmanifest`;

/** `/ja/nikon` → `ja/nikon.html`, the file that static hosts serve for the clean address. */
function htmlOf(address: string | undefined): string {
  if (address === undefined) return '404.html';
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Writes a style sheet with a hash of its content in the file name. Returns its address. */
async function writeHashed(dist: string, name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  await write(join(dist, file), css);
  return `/${file}`;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Makes the development server generate the sitemap on request. */
export function sitemapInDevelopment(renderer: string): Plugin {
  return {
    name: 'sitemap-in-development',
    apply: 'serve',
    configureServer(server) {
      const send = async (response: ServerResponse) => {
        try {
          const { sitemap } = (await server.ssrLoadModule(renderer)) as Renderer;
          response.setHeader('Content-Type', 'text/xml');
          response.end(sitemap());
        } catch (error) {
          response.statusCode = 500;
          response.end(String(error));
        }
      };
      server.middlewares.use('/sitemap.xml', (_request, response) => void send(response));
    },
  };
}
