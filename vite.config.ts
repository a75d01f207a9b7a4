import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import wasm from 'vite-plugin-wasm';
import { configDefaults, defineConfig } from 'vitest/config';
import { chunkList } from './scripts/chunkList.ts';
import { chunkOf } from './scripts/chunkOf.ts';
import { core } from './scripts/compileCore.ts';
import { coreFile } from './scripts/coreFile.ts';
import { LongestFirst } from './scripts/longestFirst.ts';
import { lazyBuiltins } from './scripts/lazyBuiltins.ts';
import { MODULE_CACHE, moduleCache } from './scripts/moduleCache.ts';
import { NOTICE_LIST, writeNotices } from './scripts/notices.ts';
import { offlineFiles } from './scripts/offlineFiles.ts';
import { evaluated } from './scripts/evaluated.ts';
import { prerender, sitemapInDevelopment } from './scripts/prerender.ts';
import { summaryOf } from './scripts/sizes.ts';
import { MINIMUM_BROWSERS } from './src/config/browsers.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

const CLI = 'src/cli/program.ts';
const RENDERER = 'src/entry-server.tsx';
/** The targets to which Vite lowers new syntax: 'chrome97', …; tests/e2e/reach.e2e.ts checks what it doesn't lower. */
const BROWSERS = Object.entries(MINIMUM_BROWSERS).map(([name, version]) => `${name}${version}`);

/** A table of cameras, and the name of its chunk: 'table-canon'; by name, because pages with all tables share it. */
const TABLE = /^.*\/src\/catalogue\/cameras\/(\w+)\.ts$/;

/** The texts of a result, and of what to do where there is no count; the language. */
const RESULT_TEXT = /^.*\/src\/(?:i18n|content)\/([^/]+)\/(?:checker|market|ways)\.\w+$/;

const IS_WHOLE = process.env.TIER === 'all';
/** Left out of `npm run check`. */
const SLOW = [...configDefaults.exclude, 'tests/**/*.slow.test.*'];
/** Left to `npm run test:all`. */
const WEEKLY = IS_WHOLE ? configDefaults.exclude : [...configDefaults.exclude, 'tests/**/*.weekly.*'];

/**
 * About once in 2,000 visits, headless Chromium on a busy machine stops painting a page: its timers run, but it gets no
 * animation frame. At times WebKitGTK's driver answers no more. So a test that ended because a wait ran out is tried
 * once more, and scripts/testReport.mjs names it. An expectation that is not met fails at once.
 */
const WITH_BROWSERS = { retry: { count: 1, condition: /timed? ?out|ms exceeded/i } };

export default defineConfig({
  plugins: [
    core(),
    evaluated(),
    lazyBuiltins(),
    coreFile(BROWSERS),
    wasm(),
    react({ jsxImportSource: '@emotion/react' }),
    sitemapInDevelopment(RENDERER),
    chunkList(),
    offlineFiles(),
    moduleCache(),
  ],
  build: {
    // The page's policy forbids every fetch, so the core is inlined into its JavaScript chunk.
    assetsInlineLimit: (path) => (path.endsWith('.wasm') ? true : undefined),
    // The pages themselves say what to preload.
    modulePreload: false,
    // Which plugin took how long, after each bundle; and what is one file in one bundle and imported later in another.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  // What is imported later is prepared with the rest: otherwise the first photo in development is lost in a reload.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/{cli,library}/**'] },
  resolve: {
    // React has had this hook since 18; two libraries bundle a shim for older versions.
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
      // The bench's list of readers imports the package by its name; what the bench measures is the installed package.
      'shutter-count': resolve('src/library/node.ts'),
    },
  },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        license: { fileName: NOTICE_LIST },
        rolldownOptions: {
          // Needed by a part of emotion that nothing here uses.
          treeshake: { moduleSideEffects: (id) => !/hoist-non-react-statics|react-is/.test(id) },
          output: {
            // Every page starts with two files: libraries, which seldom change, and the site's own frame.
            codeSplitting: {
              groups: [
                // The tables of models, in files of their own: they grow with every camera, and count in no budget.
                { name: 'table-pages', test: /virtual:page-slugs/ },
                { name: (id) => id.replace(TABLE, 'table-$1'), test: TABLE, includeDependenciesRecursively: false },
                { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
                { name: 'frame', tags: ['$initial'] },
                // The texts of a result, and of what to do where there is no count.
                { name: (id) => id.replace(RESULT_TEXT, 'result-$1'), test: RESULT_TEXT },
                // Components that most pages use, in one file instead of many.
                { name: 'parts', test: /\/src\/(?:ui|browser|i18n|pages\/parts)\/.*\.tsx?$/, minShareCount: 4 },
                // What the same pages need at once; what a reading, the history or the cable fetches.
                {
                  name: (id, graph) => chunkOf(id, (other) => graph.getModuleInfo(other)),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // Renders the pages once the client is built.
    prerender: {
      consumer: 'server',
      build: {
        outDir: 'build/prerender',
        copyPublicDir: false,
        rolldownOptions: { input: RENDERER },
      },
    },
    // Built last, when the files that it keeps are there.
    worker: {
      consumer: 'client',
      build: {
        target: BROWSERS,
        // In its own folder, because the client's list has the same name.
        license: { fileName: `.worker/${NOTICE_LIST}` },
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/worker.ts',
          output: { entryFileNames: 'sw.js', codeSplitting: false, format: 'iife' },
        },
      },
    },
    // The command-line program: one file, with only Node's own modules outside it, and an optional package.
    cli: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: 'build',
        license: { fileName: NOTICE_LIST },
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: CLI,
          // Native code, which only `--camera` loads.
          external: ['usb'],
          output: { entryFileNames: 'shutter-count.js', codeSplitting: false, banner: '#!/usr/bin/env node' },
        },
      },
    },
    // The package for other programs (scripts/package.ts): modules, with the core in a file beside them.
    library: {
      consumer: 'server',
      // Libraries are bundled as for browsers; the package has its own entry for Node.
      resolve: { noExternal: true, mainFields: ['browser', 'module', 'jsnext:main', 'jsnext'] },
      build: {
        target: BROWSERS,
        minify: true,
        license: { fileName: NOTICE_LIST },
        copyPublicDir: false,
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
                  test: /\/(?:assembly|src)\/(?!library\/(?:index|inlined|node|withModule|camera|resultOfCamera)|ptp|extraction\/brotli)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, prerender: renderer, worker, cli } = builder.environments;
      const dist = builder.config.build.outDir;
      console.log('Building the core and the program');
      await builder.build(cli!);
      console.log('Building the site');
      await builder.build(client!);
      await builder.build(renderer!);
      const missing = await prerender(dist);
      await builder.build(worker!);
      await writeNotices(`${dist}/THIRD-PARTY.txt`, [dist, `${dist}/.worker`]);
      await writeNotices('build/THIRD-PARTY.txt', ['build']);
      for (const folder of [`${dist}/.vite`, `${dist}/.worker`, 'build/.vite']) await rm(folder, { recursive: true });
      if (missing.length > 0) throw new Error(`Some pages are incomplete.\n${missing.join('\n')}`);
      console.log(await summaryOf(dist, 'build/shutter-count.js'));
    },
  },
  test: {
    // One more than there are cores, as a test often just waits for its browser; the default on two cores is one.
    maxWorkers: availableParallelism() + 1,
    experimental: { fsModuleCache: true, fsModuleCachePath: MODULE_CACHE },
    sequence: { sequencer: LongestFirst },
    // Generous, because no test is about speed.
    testTimeout: 3 * PATIENCE_MS,
    hookTimeout: 3 * PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // React's warning about an element that happy-dom does not know yet.
    onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized'),
    projects: [
      {
        extends: true,
        // The files of a worker share their modules: loading these would take longer than the tests.
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...SLOW, 'tests/site/**'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          exclude: SLOW,
          // A worker loads the DOM once, and gives each file a new window and new modules.
          pool: 'vmThreads',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          // The page's first script hears what is given to a page.
          setupFiles: ['public/first.js', 'tests/support/components.ts'],
        },
      },
      {
        extends: true,
        // What takes too long for `npm run check`: whole pages, and rules that are tried with many texts.
        test: {
          name: 'slow',
          pool: 'vmThreads',
          include: ['tests/**/*.slow.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['public/first.js', 'tests/support/components.ts'],
        },
      },
      {
        extends: true,
        // Rules about the HTML of every page, as it was built, and what else runs without a page and takes long.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts', 'tests/**/*.slow.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...WITH_BROWSERS,
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude: WEEKLY,
          // The files of a worker share modules and pages: both cost more than most tests.
          isolate: false,
          globalSetup: 'tests/e2e/setup.ts',
        },
      },
      {
        extends: true,
        // The command-line program as it is built.
        test: { name: 'program', include: ['tests/cli/**/*.e2e.ts'], exclude: WEEKLY },
      },
      {
        extends: true,
        // The package as its users install it.
        test: {
          ...WITH_BROWSERS,
          name: 'package',
          include: ['tests/package/**/*.e2e.ts'],
          exclude: WEEKLY,
          globalSetup: 'tests/package/setupPackage.ts',
        },
      },
      {
        extends: true,
        // One test goes through many pages or photos.
        test: {
          ...WITH_BROWSERS,
          name: 'engines',
          include: ['tests/engines/**/*.e2e.ts'],
          exclude: WEEKLY,
          testTimeout: 10 * PATIENCE_MS,
        },
      },
    ],
  },
});
