/**
 * The core in a file of its own. vite-plugin-wasm makes it a module that awaits at its top, and in a graph with such a module
 * Rolldown cuts everything into pieces: so to the site's graph this file is one from elsewhere.
 */
import { build, type Plugin, type Rolldown } from 'vite';
import wasm from 'vite-plugin-wasm';
import { core, CORE_WASM } from './compileCore.ts';

/** Builds it before the site, for browsers of `target`, and lays it beside the site's own files. */
export function coreFile(target: string[]): Plugin {
  let chunk: Rolldown.OutputChunk;
  return {
    name: 'core-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const [{ output }] = (await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [core(), wasm()],
        build: {
          target,
          write: false,
          // As a library it has the compiled core in it: the page's policy forbids every fetch.
          lib: { entry: CORE_WASM, formats: ['es'] },
          rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', minify: true } },
        },
      })) as [Rolldown.RolldownOutput];
      [chunk] = output;
    },
    resolveId: (id) => (id.endsWith('/core.wasm') ? { id: `/${chunk.fileName}`, external: 'absolute' } : undefined),
    generateBundle() {
      const { fileName, code, exports } = chunk;
      this.emitFile({ type: 'prebuilt-chunk', fileName, code, exports, facadeModuleId: `/${fileName}` });
    },
  };
}
