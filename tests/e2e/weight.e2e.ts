/** The compressed size of what a visitor's browser has to fetch. */
import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { expect as expectValue, test as check, describe } from 'vitest';
import { expect, origin, test } from './site';
import { hydrated, stopOfEachKind } from './walk';

const KB = 1024;
const CORE_BYTES = 17.5 * KB;
const HOME_BYTES = 130 * KB;
const OTHER_BYTES = 125 * KB;

const weightOf = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** The scripts that a page names, which are all that its first screen needs: a test below proves that. */
async function scriptsOf(address: string): Promise<string[]> {
  const html = await (await fetch(origin + address)).text();
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))];
}

// Compressed with `gzip -9`; Node's own zlib makes it 2 percent larger.
check('the core is light', () => {
  expectValue(execFileSync('gzip', ['-9', '-c', 'build/core.wasm']).length).toBeLessThanOrEqual(CORE_BYTES);
});

describe('the scripts of a first screen', () => {
  check.for(stopOfEachKind.map(({ address, route }) => [address, route.kind] as const))(
    'are light: %s',
    async ([address, kind]) => {
      let weight = 0;
      for (const script of await scriptsOf(address)) {
        weight += weightOf(new Uint8Array(await (await fetch(origin + script)).arrayBuffer()));
      }
      expectValue(weight).toBeLessThanOrEqual(kind === 'home' ? HOME_BYTES : OTHER_BYTES);
    },
  );

  test.for(stopOfEachKind.map(({ address }) => address))(
    'are all named by the page, so that none waits for another: %s',
    async (address, { page }) => {
      const named = await scriptsOf(address);
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
