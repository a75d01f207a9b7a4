/**
 * Builds the command-line program as one file, without Node's own modules and the optional package `usb`. The file is
 * CommonJS, because src/cli/severalAtOnce.ts sets the number of Node's threads, and loading an ES module would start
 * these threads too early.
 */
import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import { core, CORE_WASM } from './scripts/compileCore.ts';
import { evaluated } from './scripts/evaluated.ts';
import { NOTICE_LIST, noticesBeside } from './scripts/notices.ts';

/** The core inside the file. vite-plugin-wasm's module has a top-level await, which CommonJS doesn't allow. */
const coreInside: Plugin = {
  name: 'core-inside',
  enforce: 'pre',
  async load(id) {
    if (id !== CORE_WASM) return undefined;
    const bytes = await readFile(id);
    const names = WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name);
    return [
      `const core = new WebAssembly.Module(Buffer.from('${bytes.toString('base64')}', 'base64'));`,
      `export const { ${names.join(', ')} } = new WebAssembly.Instance(core).exports;`,
    ].join('\n');
  },
};

/** Writes a package.json beside the file, because the project's own declares a .js to be an ES module. */
const asCommonJs: Plugin = {
  name: 'as-common-js',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

export default defineConfig({
  plugins: [core(), evaluated(), coreInside, asCommonJs, noticesBeside()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/program.ts',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    license: { fileName: NOTICE_LIST },
    rolldownOptions: {
      // `usb` is native code that only `--camera` loads.
      external: ['usb'],
      output: {
        format: 'cjs',
        strict: true,
        entryFileNames: 'shutter-count.js',
        codeSplitting: false,
        banner: '#!/usr/bin/env node',
      },
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
