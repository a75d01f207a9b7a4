/** Builds the package for other programs (scripts/package.ts): modules, with the core in a file beside them. */
import wasm from 'vite-plugin-wasm';
import { defineConfig } from 'vite';
import { core } from './scripts/compileCore.ts';
import { evaluated } from './scripts/evaluated.ts';
import { NOTICE_LIST, noticesBeside } from './scripts/notices.ts';
import { BROWSERS } from './scripts/targets.ts';

export default defineConfig({
  plugins: [core(), evaluated(), wasm(), noticesBeside()],
  // Libraries are bundled as for browsers; the package has its own entry for Node.
  ssr: { noExternal: true, resolve: { mainFields: ['browser', 'module', 'jsnext:main', 'jsnext'] } },
  build: {
    ssr: true,
    target: BROWSERS,
    minify: true,
    outDir: 'build/package',
    copyPublicDir: false,
    license: { fileName: NOTICE_LIST },
    rolldownOptions: {
      // The package's package.json maps this name to one of the two brotli files below.
      external: ['#brotli'],
      preserveEntrySignatures: 'strict',
      input: {
        index: 'src/library/index.ts',
        node: 'src/library/node.ts',
        inlined: 'src/library/inlined.ts',
        reader: 'src/library/withModule.ts',
        camera: 'src/library/cameraEntry.ts',
        wear: 'src/library/wearEntry.ts',
        'brotli-node': 'src/extraction/brotli/nodeBrotli.ts',
        brotli: 'src/extraction/brotli/libraryBrotli.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
        codeSplitting: {
          // What every call needs, in one file; entries and what is loaded on demand stay separate.
          groups: [
            {
              name: 'reading',
              tags: ['$initial'],
              test: /\/(?:assembly|src)\/(?!library\/(?:index|inlined|node|withModule|camera|resultOfCamera|wear)|ptp|wear|catalogue\/(?!exifMakers)|extraction\/brotli)/,
            },
          ],
        },
      },
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
