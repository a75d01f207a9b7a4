/** Derives the list of cameras with a page at build time, so that no page has to load the whole catalogue for its links. */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const MODULE = 'virtual:page-models';
const SOURCE = resolve(import.meta.dirname, '../src/catalogue/pageModels.ts');

/** Provides `virtual:page-models`; src/virtual.d.ts describes it. */
export function derivePageModels(): Plugin {
  return {
    name: 'page-models',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { module, dependencies } = await runnerImport<{ pageModels: unknown }>(SOURCE, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of [SOURCE, ...dependencies]) this.addWatchFile(resolve(file));
      return `export const pageModels = ${JSON.stringify(module.pageModels)};`;
    },
  };
}
