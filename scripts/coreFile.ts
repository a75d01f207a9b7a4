/**
 * Builds the core as a separate file. vite-plugin-wasm makes the core a module with a top-level await. In a graph with
 * such a module, Rolldown splits everything into small chunks. So the site's build treats this file as external.
 */
import { build, type Plugin, type Rolldown } from 'vite';
import wasm from 'vite-plugin-wasm';
import { core, CORE_WASM } from './compileCore.ts';

/** Builds the core before the site, for browsers of `target`, and places it beside the site's own files. */
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
          // The build of a library inlines the compiled core. A separate file would have to be fetched, which the
          // page's policy forbids.
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
