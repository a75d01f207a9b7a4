/** The projects of the tests, with the plugins and names of the site. */
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/support/patience.ts';
import site from './vite.config.ts';

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

export default mergeConfig(
  site,
  defineConfig({
    test: {
      // One more than there are cores, as a test often just waits for its browser; the default on two cores is one.
      maxWorkers: availableParallelism() + 1,
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
  }),
);
