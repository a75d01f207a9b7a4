/**
 * Builds the core as a separate file. vite-plugin-wasm turns the core into a module with a top-level await, and
 * Rolldown splits any module graph with such a module into small chunks. So the site's build treats the core's file as
 * external.
 */
import { build, type Plugin, type Rolldown } from 'vite';
import wasm from 'vite-plugin-wasm';
import { core, CORE_WASM } from './compileCore.ts';

/** Builds the core for browsers of `target` before the site is built, and places it beside the site's own files. */
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
          // A library build inlines the compiled core. Otherwise, the page would have to fetch the core, which the
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
