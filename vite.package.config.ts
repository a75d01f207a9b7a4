/**
 * Builds the package for other programs (scripts/package.ts): ES modules, and with `--mode commonjs` one CommonJS file.
 */
import { defineConfig, type Rolldown } from 'vite';
import { core } from './scripts/compileCore.ts';
import { evaluated } from './scripts/evaluated.ts';
import { NOTICE_LIST, noticesBeside } from './scripts/notices.ts';
import { BROWSERS } from './scripts/targets.ts';

const MODULES: Rolldown.RolldownOptions = {
  input: {
    index: 'src/library/index.ts',
    workerd: 'src/library/workerd.ts',
    reader: 'src/library/withModule.ts',
    'brotli-node': 'src/reader/brotli/nodeBrotli.ts',
    brotli: 'src/reader/brotli/libraryBrotli.ts',
  },
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].js',
    // Keeps the sources' names even for exports between the package's files.
    minifyInternalExports: false,
    paths: { '#core': './core.wasm' },
    codeSplitting: {
      // The code that every call needs, in one file. Code that a bundler may drop, or that is loaded on demand, is in
      // separate files.
      groups: [
        { name: 'countOf', test: /\/library\/countOf/ },
        { name: 'inlinedCore', test: /\/library\/inlinedCore|\/core\.wasm/ },
        {
          name: 'reading',
          tags: ['$initial'],
          test: /\/(?:assembly|src)\/(?!library\/(?:index|withModule|workerd|sharedReader|usbCamera|wearOf|from)|usb|judge|cameras\/(?!exifMakers)|reader\/files\/extensions|reader\/brotli)/,
        },
        { name: 'wearOf', test: /\/library\/wearOf/ },
      ],
    },
  },
};

/** For Jest and other tools that cannot load ES modules. */
const COMMON_JS: Rolldown.RolldownOptions = {
  input: { index: 'src/library/index.ts' },
  output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
};

export default defineConfig(({ mode }) => ({
  plugins: [core(), evaluated(), ...(mode === 'commonjs' ? [] : [noticesBeside()])],
  // Bundles libraries' browser builds. Only Brotli differs: in Node, the package uses Node's own.
  ssr: { noExternal: true, resolve: { mainFields: ['browser', 'module', 'jsnext:main', 'jsnext'] } },
  build: {
    ssr: true,
    target: BROWSERS,
    outDir: 'build/package',
    emptyOutDir: mode !== 'commonjs',
    copyPublicDir: false,
    license: mode === 'commonjs' ? false : { fileName: NOTICE_LIST },
    rolldownOptions: {
      // The package's package.json maps '#brotli' to one of the two brotli files, and '#core' to core.wasm, because the
      // package doesn't load the core as the site does.
      external: ['#brotli', '#core', /\/core\.wasm$/],
      preserveEntrySignatures: 'strict',
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      ...(mode === 'commonjs' ? COMMON_JS : MODULES),
    },
  },
}));
