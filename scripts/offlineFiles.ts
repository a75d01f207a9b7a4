/**
 * Decides which files the service worker caches together as one release. The worker caches all other files when a page
 * needs them.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pathToFileURL } from 'node:url';
import { type SiteScript, fileOf, scriptsOf, readChunks } from './chunkList.ts';
import { RENDERER, type Renderer } from './prerender.ts';

const LIST = 'virtual:offline-files';
/** Files outside `assets/`. Their names contain no hash, so their content may change under the same name. */
const UNHASHED = ['shell.html', 'first.js', 'guard.js', 'start.js', 'icon.svg'];

/** Modules that the cached pages can load later. The worker caches them only when a visitor needs them. */
const VISITED = [
  'src/content/figures/Figure.tsx',
  'src/site/pages/home/HomeSections.tsx',
  'src/site/pages/parts/CameraResults.tsx',
  'src/site/tool/samples/sampleFiles.json',
];

/**
 * Provides `virtual:offline-files` to `src/worker.ts`: the built site's files that the worker caches as one release.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    async load(id) {
      if (id !== `\0${LIST}`) return undefined;
      const { isProduction, build } = this.environment.config;
      // A development build registers no service worker, so it has no list of files.
      const files = isProduction ? await listFiles(build.outDir) : [];
      const release = hashOf(JSON.stringify(files));
      return `export const files = ${JSON.stringify(files)}; export const release = '${release}';`;
    },
  };
}

async function listFiles(dist: string): Promise<{ url: string; revision: string | null }[]> {
  const chunks = await readChunks(dist);
  const shell = await readFile(join(dist, 'shell.html'), 'utf8');
  const named = [...shell.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  const { offline } = (await import(pathToFileURL(RENDERER).href)) as Renderer;
  const files = keptFiles(chunks, ['src/main.tsx', ...offline.kept], [...VISITED, ...offline.visited]);
  // The history's web worker is a separate bundle, so the list of chunks lacks it.
  const workers = (await readdir(join(dist, 'assets'))).filter((name) => name.startsWith('historyWorker-'));
  return [
    ...[...new Set([...named, ...files, ...workers.map((name) => `assets/${name}`)])].map((file) => ({
      url: `/${file}`,
      revision: null,
    })),
    ...(await Promise.all(
      UNHASHED.map(async (file) => ({
        // The address of a page has no file extension.
        url: `/${file.replace(/\.html$/, '')}`,
        revision: hashOf(await readFile(join(dist, file))),
      })),
    )),
  ];
}

/**
 * The files of the `kept` modules and of everything that they import, statically or dynamically, and the fonts that
 * these files need. Leaves out `visited` modules, unless a kept module is in the same file. Throws for a module that no
 * file contains.
 */
export function keptFiles(
  chunks: readonly SiteScript[],
  kept: readonly string[],
  visited: readonly string[],
): string[] {
  const unknown = [...kept, ...visited].filter((module) => fileOf(chunks, module) === undefined);
  if (unknown.length > 0) throw new Error(`No chunk of ${unknown.join(', ')}, for scripts/offlineFiles.ts.`);
  const files = scriptsOf(chunks, kept, (module) => !visited.includes(module));
  const fonts = chunks.filter(({ file }) => files.includes(file)).flatMap(({ assets }) => assets);
  return [...files, ...fonts.filter((name) => name.endsWith('.woff2'))];
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);
