/** Keeps modules of Node that only a part of the one-file program needs from being loaded at its start. */
import type { Plugin } from 'vite';

const PREFIX = '\0lazy:';

/** What is imported of each, all by what `serve` needs: loading these takes a tenth of the program's start. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['STATUS_CODES', 'ServerResponse', 'createServer'],
  'node:http2': ['Http2ServerRequest', 'constants'],
};

/** In one file, an import of such a module stands at its head; what this puts in its place runs when its importer does. */
export function lazyBuiltins(): Plugin {
  return {
    name: 'lazy-builtins',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'cli',
    resolveId: (id) => (id in NAMES ? PREFIX + id : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      return `export const { ${NAMES[name]!.join(', ')} } = process.getBuiltinModule('${name}');`;
    },
  };
}
