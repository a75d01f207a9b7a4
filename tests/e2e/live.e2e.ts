/** Lets every page's scripts run. The browser must hydrate the prerendered page without warnings or errors. */
import { describe } from 'vitest';
import { parseHtml } from '../support/parse';
import { PATIENCE_MS } from '../support/patience';
import { answeredBanner, expect, origin, test } from './site';
import { hydrated, stopOfEachKind, visitedStops, walk, whollyHydrated } from './walk';
import { variants } from '../support/variants';
import type { Stop } from '../support/stops';

/**
 * The text of the main part, without the parts that the browser fills in (today's date, the USB tool, the sample
 * history), and without `noscript`, which is hidden where scripts run.
 */
const wordsOf = (main: Element | null) => {
  const copy = main?.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('time, script, noscript, [data-cable], [data-sample]')) part.remove();
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
};

const isDaily = (stop: Stop) => stop.locale === 'en' && stopOfEachKind.includes(stop);
const STOPS = [
  ['one of each kind', visitedStops.filter(isDaily)],
  ['all others', visitedStops.filter((stop) => !isDaily(stop))],
] as const;

describe('every route in every language', { timeout: 10 * PATIENCE_MS }, () => {
  variants(test, STOPS)(
    'hydrates without a message, a policy violation or a changed word: %s',
    async ([, stops], { open, problems }) => {
      const context = await open({ storageState: answeredBanner() });
      const changed: string[] = [];
      await walk(context, stops, async (page, { address }) => {
        const prerendered = parseHtml(await (await fetch(origin + address)).text());
        await page.goto(address);
        await whollyHydrated(page);
        const shown = await page.evaluate(`(${String(wordsOf)})(document.querySelector('main'))`);
        if (shown !== wordsOf(prerendered.querySelector('main'))) changed.push(address);
        if (page.url() !== origin + address) changed.push(`${address} became ${page.url()}`);
        if (problems.length > 0) throw new Error(`${address}: ${problems.join('\n')}`);
      });
      expect(changed).toEqual([]);
    },
  );
});

describe('what hydrates a page', () => {
  test('is fetched once the page is painted', async ({ page }) => {
    // Removes the page's timer for browsers that report no paints. On a slow machine, it would fire before the page is
    // painted.
    await page.addInitScript(() => {
      const timer = window.setTimeout;
      const others = (run: () => void, ms?: number) => (ms === 500 ? 0 : timer(run, ms));
      Object.assign(window, { setTimeout: others });
    });
    await page.goto('/canon');
    await hydrated(page);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const [painted, ...fetched] = await page.evaluate(() => [
      // the first paint, which may show only the background
      Math.min(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ]);
    expect(fetched.length).toBeGreaterThan(3);
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
  });

  test('is fetched even if the browser does not report paints', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/canon');
    await hydrated(page);
  });
});
