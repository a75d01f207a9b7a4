/** Decides what the service worker caches at once: shell, core, tool and its texts. Content is cached when visited. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest } from './prerender.ts';

const LIST = 'virtual:offline-files';
/** Files outside `assets/`, which may change without changing their name. */
const UNHASHED = ['shell.html', 'first.js', 'guard.js', 'start.js', 'icon.svg'];
/** Content of a language, which the service worker caches when its page is visited. */
const isContent = (module: string) => /^src\/content\/\w\w\//.test(module);

/** Provides `virtual:offline-files`, the list of the built site's files, to `src/worker.ts`. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    async load(id) {
      if (id !== `\0${LIST}`) return undefined;
      const files = await listFiles(this.environment.config.build.outDir);
      const release = hashOf(JSON.stringify(files));
      return `export const files = ${JSON.stringify(files)}; export const release = '${release}';`;
    },
  };
}

async function listFiles(dist: string): Promise<{ url: string; revision: string | null }[]> {
  const manifest = await readManifest(dist);
  const shell = await readFile(join(dist, 'shell.html'), 'utf8');
  const hashed = new Set<string>();
  const add = (module: string) => {
    const { file, imports = [], dynamicImports = [], assets = [] } = manifest[module]!;
    if (hashed.has(file)) return;
    hashed.add(file);
    assets.filter((asset) => asset.endsWith('.woff2')).forEach((font) => hashed.add(font));
    [...imports, ...dynamicImports.filter((name) => !isContent(name))].forEach(add);
  };
  const named = [...shell.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  for (const [module, { file }] of Object.entries(manifest)) if (named.includes(file)) add(module);
  named.forEach((file) => hashed.add(file));
  return [
    ...[...hashed].map((file) => ({ url: `/${file}`, revision: null })),
    ...(await Promise.all(
      UNHASHED.map(async (file) => ({
        // A page's address has no file extension.
        url: `/${file.replace(/\.html$/, '')}`,
        revision: hashOf(await readFile(join(dist, file))),
      })),
    )),
  ];
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);
