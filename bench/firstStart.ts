/**
 * Measures a first visit to the home page on a slow phone, and compares builds: `node scripts/run.mjs
 * bench/firstStart.ts [--visits N] [FOLDER…]`. Drops a photo as soon as the drop zone is visible. Measures the time
 * until the page takes the photo (the dead time), the time until its result, and the bytes fetched until each.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import { photo } from '../tests/support/photo';
import { openBrowser } from './places';
import { USUAL_CAMERA } from './photos';
import { bytes, conditions, duration, print, table } from './print';
import { quantile } from './timing';

/** 1.6 Mbit/s down and 0.75 up, 150 ms round trip, and a CPU four times slower: Lighthouse's slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
const SCREEN = { width: 375, height: 667 };
/** The photo is dropped again after this many ms, until the page takes it. */
const EVERY_MS = 20;

/**
 * One visit, in milliseconds: `seen` counts from the start of the visit, `dead` and `result` count from `seen`. Bytes
 * are counted as transferred: compressed, with headers.
 */
interface Visit {
  /** until the page has painted the zone */
  readonly seen: number;
  /** until the page takes the photo, which is first dropped at `seen` */
  readonly dead: number;
  readonly result: number;
  readonly bytesTaken: number;
  readonly bytesResult: number;
}

async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', viewport: SCREEN });
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(giveAtOnce, [[...photo(USUAL_CAMERA)], EVERY_MS] as const);
  await page.goto(origin, { waitUntil: 'commit' });
  const measured = await page.evaluate(() => (window as unknown as { firstStart: Promise<Visit> }).firstStart);
  await context.close();
  return measured;
}

/** Runs before the page's own scripts. */
function giveAtOnce([photoBytes, every]: readonly [readonly number[], number]): void {
  /** Drops the photo. True if the page took it; otherwise, the browser would open it. */
  function isTaken(): boolean {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([Uint8Array.from(photoBytes)], 'photo.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.querySelector('[data-tool]')!.dispatchEvent(drop);
  }

  function bytesSoFar(): number {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  }

  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const next = () => new Promise((again) => requestAnimationFrame(again));

  async function measure(): Promise<Visit> {
    while (!painted() || !document.querySelector('[data-tool]')) await next();
    const seen = performance.now();
    let given = seen;
    while (!isTaken()) {
      await new Promise((again) => setTimeout(again, every));
      given = performance.now();
    }
    const bytesTaken = bytesSoFar();
    while (!document.querySelector('[data-tool] h2[tabindex="-1"]')) await next();
    return { seen, dead: given - seen, result: performance.now() - seen, bytesTaken, bytesResult: bytesSoFar() };
  }

  Object.defineProperty(window, 'firstStart', { value: measure() });
}

/** The median, and the quartiles if they differ from it. */
function spread(values: readonly number[], show: (value: number) => string): string {
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map((part) => show(quantile(values, part)));
  return lower === upper ? middle! : `${middle} (${lower} to ${upper})`;
}

const COLUMNS = [
  ['The zone is seen after', 'seen', duration],
  ['The zone hears nothing for', 'dead', duration],
  ['Bytes before it hears', 'bytesTaken', bytes],
  ['Result after', 'result', duration],
  ['Bytes before the result', 'bytesResult', bytes],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '7' } },
});
const visits = Number(values.visits);
const builds = positionals.length > 0 ? positionals : ['dist'];
const browser = await openBrowser();
const sites = await Promise.all(builds.map((folder) => serve(0, resolve(folder))));
const made: Visit[][] = builds.map(() => []);
for (let round = 0; round < visits; round++)
  for (const [index, { origin }] of sites.entries()) made[index]!.push(await visit(browser, origin));
await Promise.all(sites.map((site) => site.close()));
await browser.close();

await print(
  `${conditions()} Home, in a browser's first visit, at 1.6 Mbit/s, 150 ms and a CPU ${SLOWER}× slower; ${visits} visits in ` +
    'turn, medians and quartiles. A photo is given as soon as the page has painted with the zone in it, and again until the page ' +
    'takes it. The other times count from there; the result includes the intended delay of 1,200 ms.',
  table(
    ['Build', ...COLUMNS.map(([head]) => head)],
    1,
    builds.map((build, index) => {
      const over = (what: keyof Visit) => made[index]!.map((one) => one[what]);
      return [build, ...COLUMNS.map(([, what, show]) => spread(over(what), show))];
    }),
  ),
);
