/** Lets vitest keep transformed modules in `build/.cache` from one run to the next. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Vite } from 'vitest/node';

const ROOT = join(import.meta.dirname, '..');

/** Where the `fsModuleCache` of vite.config.ts is. */
export const MODULE_CACHE = 'build/.cache/modules';

/** Keeps that cache honest where vitest's own key, the text of the module, is not enough. */
export function moduleCache(): Vite.Plugin {
  return {
    name: 'module-cache',
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      // What an import stands for changes where files come, go or are renamed.
      const names = ['assembly', 'src', 'tests', 'bench', 'scripts'].flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => !name.startsWith('node_modules'))
          .map((name) => `${folder}/${name}`),
      );
      const key = names.toSorted().join('\n');
      // Read as text, two binary files can be the same.
      define(({ id }) => (id.includes('.wasm') ? false : key));
    },
  };
}
