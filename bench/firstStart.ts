/**
 * A first visit to home on a slow phone: how long the zone is seen and hears nothing yet, how long the result of a photo
 * takes that is given as soon as the zone is seen, and what is fetched before either. To run it alone, and compare
 * builds of the site: `node scripts/run.mjs bench/firstStart.ts [--visits N] [FOLDER…]`.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import { photo } from '../tests/support/photo';
import { openBrowser } from './browser';
import { bytes, duration } from './numbers';
import { USUAL_CAMERA } from './photos';
import { type Spread, spreadOf } from './statistics';
import { inTurn } from './turns';
import { formatted } from './write';

/** 1.6 Mbit/s down and 0.75 up, 150 ms there and back, and a CPU four times slower: Lighthouse's slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
/** A phone's screen */
const SCREEN = { width: 375, height: 667 };
/** Until the zone hears, a photo is given every so often. */
const EVERY_MS = 20;

/** One visit. Milliseconds, the first from the start of the visit and the others from when the zone is seen; bytes as sent. */
interface Visit {
  /** when the page has painted and the zone is in it */
  readonly seen: number;
  /** until a photo that is given is taken; the first one is given at once */
  readonly dead: number;
  readonly result: number;
  readonly bytesTaken: number;
  readonly bytesResult: number;
}

/** One build of the site, over all visits. */
export type FirstStart = { readonly build: string } & { readonly [K in keyof Visit]: Spread };

/** Visits home of each built folder in turn, each time in a browser that has never been there. */
export async function measureFirstStarts(
  browser: Browser,
  folders: readonly string[],
  visits: number,
): Promise<FirstStart[]> {
  const sites = await Promise.all(folders.map((folder) => serve(0, resolve(folder))));
  const all: Visit[][] = folders.map(() => []);
  for (const [index] of inTurn(folders.length, visits)) all[index]!.push(await visit(browser, sites[index]!.origin));
  await Promise.all(sites.map((site) => site.close()));
  return folders.map((build, index) => {
    const over = (what: keyof Visit) => spreadOf(all[index]!.map((one) => one[what]));
    return {
      build,
      seen: over('seen'),
      dead: over('dead'),
      result: over('result'),
      bytesTaken: over('bytesTaken'),
      bytesResult: over('bytesResult'),
    };
  });
}

declare global {
  interface Window {
    /** set in the page by this bench */
    readonly firstStart: Promise<Visit>;
  }
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
  const measured = await page.evaluate(() => window.firstStart);
  await context.close();
  return measured;
}

/** Runs in the page, before its own scripts. */
function giveAtOnce([photoBytes, every]: readonly [readonly number[], number]): void {
  /** Whether the page took the photo, and so kept the browser from opening it. */
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

/** A table with a row for each build. */
export function renderFirstStarts(starts: readonly FirstStart[], visits: number): string {
  const spread = ({ median, lower, upper }: Spread, show: (value: number) => string) =>
    lower === upper ? show(median) : `${show(median)} (${show(lower)} to ${show(upper)})`;
  return [
    '# A first start on a slow phone',
    '',
    `Home, in a browser that has never been there, at 1.6 Mbit/s, 150 ms and a CPU ${SLOWER}× slower; ${visits} visits in turn, medians and the quarters around them. ` +
      'A photo is given as soon as the page has painted and the zone is in it, and again until the page takes it. The other times count from there; the result includes the delay of 1,200 ms that is meant.',
    '',
    '| Build | The zone is seen after | The zone hears nothing for | Bytes before it hears | Result after | Bytes before the result |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...starts.map(({ build, seen, dead, result, bytesTaken, bytesResult }) => {
      const cells = [
        build,
        spread(seen, duration),
        spread(dead, duration),
        spread(bytesTaken, bytes),
        spread(result, duration),
        spread(bytesResult, bytes),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { visits: { type: 'string', default: '7' } },
  });
  const browser = await openBrowser();
  const visits = Number(values.visits);
  const folders = positionals.length > 0 ? positionals : ['dist'];
  console.log(await formatted(renderFirstStarts(await measureFirstStarts(browser, folders, visits), visits)));
  await browser.close();
}
