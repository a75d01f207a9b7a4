/** The configuration for building and serving the site, and for modules that scripts/run.mjs runs. */
import { rm } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import wasm from 'vite-plugin-wasm';
import { defineConfig } from 'vite';
import { chunkList } from './scripts/chunkList.ts';
import { core } from './scripts/compileCore.ts';
import { coreFile } from './scripts/coreFile.ts';
import { evaluated } from './scripts/evaluated.ts';
import { NOTICE_LIST, writeNotices } from './scripts/notices.ts';
import { offlineFiles } from './scripts/offlineFiles.ts';
import { prerender, sitemapInDevelopment } from './scripts/prerender.ts';
import { summaryOf } from './scripts/sizes.ts';
import { BROWSERS } from './scripts/targets.ts';

const RENDERER = 'src/entry-server.tsx';

/** A maker's table of cameras. Its chunk ('table-canon') is shared with the pages that load all tables. */
const TABLE = /^.*\/src\/cameras\/rows\/(\w+)\.ts$/;

/** The texts of a result and of the advice if it has no count. The pattern's group is the language. */
const RESULT_TEXT = /^.*\/src\/(?:i18n|content)\/([^/]+)\/(?:checker|market|ways)\.\w+$/;

export default defineConfig({
  plugins: [
    core(),
    evaluated(),
    coreFile(BROWSERS),
    wasm(),
    react({ jsxImportSource: '@emotion/react' }),
    sitemapInDevelopment(RENDERER),
    chunkList(),
    offlineFiles(),
  ],
  build: {
    // Off, because the pages list the modules to preload.
    modulePreload: false,
    // Silences two reports: the plugins' times after each bundle, and dynamic imports that create no chunk.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  // Also prebundles packages of dynamically imported modules. Otherwise, a reload would lose the first photo in
  // development.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/{cli,library}/**'] },
  resolve: {
    // Replaces the shim of `useSyncExternalStore`, a hook of React since 18. Two libraries bundle the shim for older
    // versions.
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
    },
  },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        license: { fileName: NOTICE_LIST },
        rolldownOptions: {
          // Drops two packages needed only by an unused part of the library emotion.
          treeshake: { moduleSideEffects: (id) => !/hoist-non-react-statics|react-is/.test(id) },
          output: {
            // Every page starts with two files: libraries, which seldom change, and the site's frame.
            codeSplitting: {
              groups: [
                // Separate files for the tables of cameras, because they grow with every camera and no size budget
                // includes them.
                { name: 'table-pages', test: /virtual:page-slugs/ },
                { name: (id) => id.replace(TABLE, 'table-$1'), test: TABLE, includeDependenciesRecursively: false },
                { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
                { name: 'frame', tags: ['$initial'] },
                // One chunk per language.
                { name: (id) => id.replace(RESULT_TEXT, 'result-$1'), test: RESULT_TEXT },
                // Components that most pages use, in one file instead of many.
                {
                  name: 'parts',
                  test: /\/src\/(?:i18n\/[^/]+|site\/(?:ui|browser|router|pages\/parts)\/.*)\.tsx?$/,
                  minShareCount: 4,
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
        rolldownOptions: {
          input: RENDERER,
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
        },
      },
    },
    // The worker is built last, when the files that it keeps exist.
    worker: {
      consumer: 'client',
      build: {
        target: BROWSERS,
        // In its own folder, because the client's list of licenses has the same name.
        license: { fileName: `.worker/${NOTICE_LIST}` },
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/worker.ts',
          output: { entryFileNames: 'sw.js', codeSplitting: false, format: 'iife' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, prerender: renderer, worker } = builder.environments;
      const dist = builder.config.build.outDir;
      console.log('Building the site');
      await builder.build(client!);
      await builder.build(renderer!);
      const missing = await prerender(dist);
      await builder.build(worker!);
      await writeNotices(`${dist}/THIRD-PARTY.txt`, [dist, `${dist}/.worker`]);
      for (const folder of [`${dist}/.vite`, `${dist}/.worker`]) await rm(folder, { recursive: true });
      if (missing.length > 0) throw new Error(`Some pages are incomplete.\n${missing.join('\n')}`);
      console.log(await summaryOf(dist));
    },
  },
});
