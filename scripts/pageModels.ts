/** Derives the list of cameras with a page from the catalogue's rows, so that no page loads all rows to know its links. */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const MODULE = 'virtual:page-models';
const SOURCE = resolve(import.meta.dirname, '../src/catalogue/pageModels.ts');

/** Serves `virtual:page-models`; src/virtual.d.ts says what is in it. */
export function pageModels(): Plugin {
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
