/** Decides what the service worker keeps as one release. Everything else is cached when it is visited. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pathToFileURL } from 'node:url';
import { type Manifest, readManifest, RENDERER, type Renderer } from './prerender.ts';

const LIST = 'virtual:offline-files';
/** Files outside `assets/`, which may change without changing their name. */
const UNHASHED = ['shell.html', 'first.js', 'guard.js', 'start.js', 'icon.svg'];

/** The modules that are kept, besides pages and what the shell names, and why; `*` is one part of a path. */
const KEPT: readonly { readonly why: string; readonly modules: readonly string[] }[] = [
  {
    why: 'the frame of every page',
    modules: ['src/app/serviceWorker.ts', 'src/consent/CookieBanner.tsx', 'node_modules/sonner/dist/index.mjs'],
  },
  {
    why: 'the texts of the frame and of all below in every language, so that it can be switched without a network',
    modules: ['src/i18n/*/*.json', 'src/content/*/market.ts'],
  },
  {
    why: 'any reading: after a photo was given, nothing may be requested. A JPEG XL can need Brotli, a card report XML',
    modules: [
      'build/core.wasm',
      'src/tool/preload.ts',
      'src/reading/readerModules.ts',
      'src/reading/extractReport.ts',
      'src/extraction/brotli/libraryBrotli.ts',
    ],
  },
];

/**
 * What kept modules can import later, besides pages, or what fits a name above, and the worker caches only when it is
 * visited.
 */
const VISITED = [
  'src/catalogue/answerKind.ts',
  'src/pages/model/visibleBands.ts',
  'src/catalogue/cameras/*.ts',
  'src/i18n/*/ask.json',
  'src/i18n/*/blog.json',
  'src/i18n/*/brand.json',
  'src/i18n/*/brandGuide.json',
  'src/i18n/*/cameras.json',
  'src/i18n/*/homeSections.json',
  'src/i18n/*/modelGuide.json',
  'src/i18n/*/models.json',
  'src/content/*/cardReport.ts',
  'src/content/*/legal.ts',
  'src/content/*/*/*.ts',
  'src/content/figures/Figure.tsx',
  'src/pages/home/HomeSections.tsx',
  'src/tool/samples/sampleFiles.json',
  'src/pages/parts/CameraResults.tsx',
];

/** Provides `virtual:offline-files`, the list of the built site's files, to `src/worker.ts`. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    async load(id) {
      if (id !== `\0${LIST}`) return undefined;
      const { isProduction, build } = this.environment.config;
      // A development build registers no service worker, so it has no chunk for that either.
      const files = isProduction ? await listFiles(build.outDir) : [];
      const release = hashOf(JSON.stringify(files));
      return `export const files = ${JSON.stringify(files)}; export const release = '${release}';`;
    },
  };
}

async function listFiles(dist: string): Promise<{ url: string; revision: string | null }[]> {
  const manifest = await readManifest(dist);
  const shell = await readFile(join(dist, 'shell.html'), 'utf8');
  const named = [...shell.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  const { pageModules } = (await import(pathToFileURL(RENDERER).href)) as Renderer;
  const kept = [...KEPT.flatMap(({ modules }) => modules), ...pageModules.kept];
  return [
    ...keptFiles(manifest, named, kept, [...VISITED, ...pageModules.all]).map((file) => ({
      url: `/${file}`,
      revision: null,
    })),
    ...(await Promise.all(
      UNHASHED.map(async (file) => ({
        // A page's address has no file extension.
        url: `/${file.replace(/\.html$/, '')}`,
        revision: hashOf(await readFile(join(dist, file))),
      })),
    )),
  ];
}

/**
 * The files of the kept modules and of those that the shell names, with all that they import at once; what is left to
 * visits is kept only where it is named itself. Throws where a name fits no module, and where one of them can import a
 * module later that is neither.
 */
export function keptFiles(
  manifest: Manifest,
  named: readonly string[],
  kept: readonly string[],
  visited: readonly string[],
): string[] {
  const all = Object.keys(manifest);
  const unknown = kept.filter((pattern) => !all.some(fits([pattern])));
  if (unknown.length > 0) throw new Error(`No chunk of ${unknown.join(', ')}, which scripts/offlineFiles.ts names.`);

  const files = new Set(named);
  const undecided = new Set<string>();
  const seen = new Set<string>();
  const isDecided = fits([...kept, ...visited]);
  const isVisited = fits(visited);
  // A module that is named itself is kept, whatever group it belongs to.
  const isKept = (module: string) => kept.includes(module) || (fits(kept)(module) && !isVisited(module));
  const add = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const { file, imports = [], dynamicImports = [], assets = [] } = manifest[module]!;
    files.add(file);
    assets.filter((asset) => asset.endsWith('.woff2')).forEach((font) => files.add(font));
    dynamicImports.filter((name) => !isDecided(name)).forEach((name) => undecided.add(name));
    imports.forEach(add);
  };
  all.filter((module) => isKept(module) || named.includes(manifest[module]!.file)).forEach(add);
  if (undecided.size > 0) {
    throw new Error(`scripts/offlineFiles.ts does not say whether to keep ${[...undecided].join(', ')}.`);
  }
  return [...files];
}

/** Whether a name fits one of the patterns. */
function fits(patterns: readonly string[]): (name: string) => boolean {
  const parts = patterns.map((pattern) => pattern.split('/').map((part) => part.split('*').map(escaped).join('[^/]+')));
  const expression = new RegExp(`^(?:${parts.map((all) => all.join('/')).join('|')})$`);
  return (name) => expression.test(name);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);
