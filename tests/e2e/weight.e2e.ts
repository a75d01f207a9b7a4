/** The compressed size of what a visitor's browser has to fetch. */
import { readFileSync } from 'node:fs';
import { expect as expectValue, test as check, describe } from 'vitest';
import { growths, RECORD, scriptsIn, weigh, type Weights } from '../weights/weights';
import { expect, origin, test } from './site';
import { hydrated, stopOfEachKind } from './walk';

check('the core and the first screens are as light as when they were last recorded', () => {
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Weights;
  expectValue(growths(recorded, weigh('dist', readFileSync('build/core.wasm'), stopOfEachKind))).toEqual([]);
});

describe('the scripts of a first screen', () => {
  test.for(stopOfEachKind.map(({ address }) => address))(
    'are all named by the page, so that none waits for another: %s',
    async (address, { page }) => {
      const named = scriptsIn(await (await fetch(origin + address)).text());
      const asked: string[] = [];
      await page.route('**/assets/*.js', async (route) => {
        const { pathname } = new URL(route.request().url());
        asked.push(pathname);
        // All other scripts are held back.
        if (named.includes(pathname)) await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await hydrated(page);
      expect(asked).toEqual(expect.arrayContaining(named));
    },
  );
});
