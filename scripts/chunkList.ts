/** The list of the site's scripts, which Vite's build writes for later build steps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `file` is the script's path in the site's folder. */
export interface SiteScript {
  readonly file: string;
  /** paths from the project's root: `src/site/pages/HomePage.tsx` */
  readonly modules: readonly string[];
  /** the scripts that it imports statically */
  readonly imports: readonly string[];
  /** the modules that it can import dynamically */
  readonly later: readonly string[];
  /** style sheets, fonts and pictures that the modules use */
  readonly assets: readonly string[];
}

const LIST = '.vite/chunks.json';

/** Writes the list of scripts beside the output of the client's build. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      const chunks = Object.values(bundle).flatMap((output): SiteScript[] => {
        if (output.type !== 'chunk') return [];
        const { fileName: file, moduleIds, facadeModuleId, imports, viteMetadata } = output;
        const named = (ids: readonly string[]) => ids.map((id) => id.replace(`${root}/`, ''));
        const later = moduleIds.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const assets = [...(viteMetadata?.importedAssets ?? [])];
        // The core is built separately and has no module here.
        const modules = moduleIds.length > 0 ? named(moduleIds) : [facadeModuleId!];
        return [{ file, modules, imports, later: named(later), assets }];
      });
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(chunks) });
    },
  };
}

/** Reads the list of scripts of the client's build in `dist`. */
export async function readChunks(dist: string): Promise<readonly SiteScript[]> {
  return JSON.parse(await readFile(join(dist, LIST), 'utf8')) as readonly SiteScript[];
}

/**
 * The script files of `modules`, of every module that they import statically, and of the dynamically imported modules
 * that `isLater` accepts.
 */
export function scriptsOf(
  chunks: readonly SiteScript[],
  modules: readonly string[],
  isLater: (module: string) => boolean = () => false,
): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const files = new Set<string>();
  const add = (file: string | undefined) => {
    const chunk = byFile.get(file ?? '');
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(add);
    chunk.later.filter(isLater).forEach(addModule);
  };
  const addModule = (module: string) => add(fileOf(chunks, module));
  modules.forEach(addModule);
  return [...files];
}

/** The script file that contains a module. */
export const fileOf = (chunks: readonly SiteScript[], module: string): string | undefined =>
  chunks.find(({ modules }) => modules.includes(module))?.file;
