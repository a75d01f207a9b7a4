/** Opens every page with React's development version, which reports problems that the production version hides. */
// @module-tag weekly
import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { PATIENCE_MS } from '../support/patience';
import { answeredBanner, expect, test } from './site';
import { visitedStops, walk, whollyHydrated } from './walk';

/** English pages, and models' pages in all languages: React's warnings do not depend on the language. */
const warnedStops = visitedStops.filter(({ locale, route }) => locale === 'en' || route.kind === 'model');

describe('a build with the development version of React', () => {
  test(
    'gives no warning while it hydrates any kind of page',
    { timeout: 10 * PATIENCE_MS },
    async ({ open, problems }) => {
      const folder = 'build/development';
      const build = spawnSync('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'error'], {
        env: { ...process.env, NODE_ENV: 'development' },
        encoding: 'utf8',
      });
      expect(build.status, build.stderr).toBe(0);
      const site = await serve(0, folder);
      try {
        const context = await open({
          baseURL: site.origin,
          storageState: answeredBanner(site.origin),
          // In development, Emotion inserts each rule as a style element's text, which the policy forbids.
          bypassCSP: true,
        });
        await walk(context, warnedStops, async (page, { address }) => {
          await page.goto(address);
          await whollyHydrated(page);
          if (problems.length > 0) throw new Error(`${address}: ${problems.join('\n')}`);
        });
      } finally {
        await site.close();
      }
    },
  );
});
