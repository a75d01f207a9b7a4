/** The test projects, with the site's plugins and aliases. */
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/support/patience.ts';
import site from './vite.config.ts';

/**
 * About once in 2,000 visits, headless Chromium on a busy machine stops painting a page: its timers run, but it gets no
 * animation frame. At times, WebKitGTK's driver stops answering. So a test that failed because a wait timed out runs
 * once more, and scripts/testReport.mjs names it. An unmet expectation fails at once.
 */
const WITH_BROWSERS = { retry: { count: 1, condition: /timed? ?out|ms exceeded/i } };

export default mergeConfig(
  site,
  defineConfig({
    test: {
      // One worker more than cores, because a test often only waits for its browser. On two cores, the default is one.
      maxWorkers: availableParallelism() + 1,
      // Generous, because no test is about speed.
      testTimeout: 3 * PATIENCE_MS,
      hookTimeout: 3 * PATIENCE_MS,
      expect: { poll: { timeout: PATIENCE_MS } },
      // Hides React's warning about an element that happy-dom does not know yet.
      onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized'),
      tags: [
        {
          name: 'weekly',
          description: '`npm run test:all` alone runs it: a variant, or guarded by a cheaper test too.',
        },
      ],
      projects: [
        {
          extends: true,
          // A worker's files share their modules, because loading them takes longer than the tests.
          test: {
            name: 'unit',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/site/*.test.ts'],
            environment: 'node',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            // A worker loads the DOM once, and gives each file a new window and new modules.
            pool: 'vmThreads',
            include: ['tests/**/*.test.tsx'],
            environment: 'happy-dom',
            // The page's first script, which receives the files that a visitor gives to the page.
            setupFiles: ['public/first.js', 'tests/support/components.ts'],
          },
        },
        {
          extends: true,
          // The HTML of every page, the command-line program, and the package as its users install it.
          test: {
            ...WITH_BROWSERS,
            name: 'built',
            include: ['tests/site/*.test.ts', 'tests/{cli,package}/**/*.e2e.ts'],
            environment: 'node',
            isolate: false,
            globalSetup: 'tests/package/setupPackage.ts',
          },
        },
        {
          extends: true,
          test: {
            ...WITH_BROWSERS,
            name: 'browsers',
            include: ['tests/{e2e,engines}/**/*.e2e.ts'],
            environment: 'node',
            // A worker's files share modules and pages, which cost more than most tests.
            isolate: false,
            globalSetup: 'tests/e2e/setup.ts',
          },
        },
      ],
    },
  }),
);
