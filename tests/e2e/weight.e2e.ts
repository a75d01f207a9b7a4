/** The compressed size of the files that a browser must fetch. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect as expectValue, test as check, describe } from 'vitest';
import { posts } from '../../src/content/postTable';
import { growths, RECORD, scriptsIn, weigh, type Weights } from '../weights/weights';
import { expect, origin, test } from './site';
import { hydrated, stopOfEachKind, whollyHydrated } from './walk';
import { variants } from '../support/variants';

check('the core and the first screens are as light as when they were last recorded', () => {
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Weights;
  expectValue(growths(recorded, weigh('dist', readFileSync('build/core.wasm'), stopOfEachKind))).toEqual([]);
});

describe('before the browser is idle', () => {
  /** Chunks that load only when a visitor opens these parts of the site. */
  const LATER = {
    // The history is the only place with charts.
    history: ['historyStore', 'HistoryPage', 'HistoryView'],
    cable: ['ConnectPage', 'CableTool', 'connect'],
    articles: ['ArticlePage', 'ArticleText', 'BlogPage', ...posts.flatMap((post) => ('date' in post ? post.slug : []))],
    reports: ['VerifyPage', 'VerifyTool', 'cardReport', 'CardReportPage'],
  };
  const unwanted = Object.values(LATER).flat();
  const nameOf = (path: string) => /([^/]+)-.{8}\.js$/.exec(path)?.[1] ?? '';

  variants(test, ['/', '/ja', '/nikon/nikon-d850'])(
    'neither history, cable, articles nor charts are fetched: %s',
    async (address, { page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(nameOf(new URL(request.url()).pathname)));
      await page.goto(address);
      await whollyHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toContain('frame');
      expect(asked.filter((name) => unwanted.includes(name))).toEqual([]);
      const built = readdirSync('dist/assets').map(nameOf);
      expect(unwanted.filter((name) => !built.includes(name))).toEqual([]);
    },
  );
});

describe('the scripts of a first screen', () => {
  variants(
    test,
    stopOfEachKind.map(({ address }) => address),
    2,
  )('are all named in the page, so that none waits for another: %s', async (address, { page }) => {
    const named = scriptsIn(await (await fetch(origin + address)).text());
    const asked: string[] = [];
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      // Requests for other scripts get no response.
      if (named.includes(pathname)) await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    expect(asked).toEqual(expect.arrayContaining(named));
  });
});
