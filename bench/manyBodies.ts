/**
 * Saved histories of many bodies and photos on the history page of the built site: how long it takes to the table, the longest
 * task while one is opened and drawn, and while it is used, the memory, and how many elements the page has. To run it alone, after
 * a build: `node scripts/run.mjs bench/manyBodies.ts [BODIES/PHOTOS…]`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import type { Reading } from '../src/history/reading';
import { writeHistoryParts } from '../src/history/savedHistory';
import { localTime } from '../src/i18n/format';
import { openBrowser } from './browser';
import { bytes, duration, figure } from './numbers';
import { tasksDuring } from './tasks';

export interface HistorySize {
  readonly bodies: number;
  /** as many on each, as far as that goes */
  readonly photos: number;
}

export interface BodiesRow extends HistorySize {
  /** milliseconds from the choice of the file to the table */
  readonly table: number;
  /** milliseconds: the longest task while the history is opened, and until everything is drawn */
  readonly longest: number;
  /** the same while cameras are searched for, more are shown, and all are saved and printed */
  readonly used: number;
  /** bytes of memory that scripts hold, after a collection */
  readonly heap: number;
  /** elements of the page */
  readonly elements: number;
}

/** What an owner, a dealer and a fleet may have, and far more than that. */
export const MANY_BODIES: readonly HistorySize[] = [
  { bodies: 12, photos: 60 },
  { bodies: 69, photos: 400 },
  { bodies: 300, photos: 100_000 },
  { bodies: 60_000, photos: 60_000 },
];

/** Far more than any of this takes. */
const LIMIT_MS = 120_000;
/** After everything was read, time to render it. */
const DRAWN_MS = 4000;

const FIRST_SERIAL = 3_000_000;
const FIRST_DATE = Date.parse('2020-05-01T12:00:00');
/** So far apart, 100,000 photos take a few years. */
const SHOT_MS = 1_000_000;

/**
 * Writes a history to files, as many as the page would save, and returns their paths: given as bytes, Playwright itself would
 * decode them in the page, in one long task.
 */
function writeBodiesTo(folder: string, { bodies, photos }: HistorySize): string[] {
  const readings = Array.from({ length: photos }, (_, index): Reading => {
    const count = 1000 + index;
    return {
      name: `DSC_${index}.NEF`,
      source: 'photo',
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      serial: String(FIRST_SERIAL + (index % bodies)),
      date: localTime(new Date(FIRST_DATE + index * SHOT_MS)),
      dateSource: 'camera',
      counts: [{ kind: 'total', low: count, high: count, grade: 'exact', limits: [] }],
    };
  });
  const paths: string[] = [];
  const parts = writeHistoryParts(readings, true, (part) => {
    const path = join(folder, `${bodies}-${photos}-${paths.length}.json`);
    writeFileSync(path, part);
    paths.push(path);
  });
  while (!parts.next().done);
  return paths;
}

/** Opens a history of each of these sizes, each in a fresh page. */
export async function measureBodies(browser: Browser, sizes: readonly HistorySize[]): Promise<BodiesRow[]> {
  const site = await serve(0);
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
  const rows: BodiesRow[] = [];
  for (const size of sizes) {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(`${site.origin}/history`);
    await page.waitForLoadState('networkidle');
    const paths = writeBodiesTo(folder, size);
    let table = 0;
    const [longest] = await tasksDuring(browser, page, async () => {
      const start = performance.now();
      await page.locator('input[data-way=saved]').setInputFiles(paths);
      await page.locator('[data-bodies] tbody tr').first().waitFor();
      table = performance.now() - start;
      await page.getByText('All files read:').waitFor();
      await page.locator('[data-figure=cameras]').waitFor();
      await page.waitForTimeout(DRAWN_MS);
    });
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const [used] = await tasksDuring(browser, page, () => use(page));
    rows.push({ ...size, table, longest: longest!.ms, used: used!.ms, heap: await heapOf(page), elements });
    await context.close();
  }
  rmSync(folder, { recursive: true });
  await site.close();
  return rows;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function use(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('d850 99');
  await page.waitForTimeout(DRAWN_MS);
  await page.getByRole('searchbox').fill('');
  // Only where there are more.
  for (const name of ['Show 50 more', 'Next rows']) {
    const button = page.getByRole('button', { name }).first();
    if (await button.isVisible()) await button.click();
  }
  for (const name of ['History (JSON)', 'All counts (CSV)']) {
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  }
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print, one page per camera' }).click();
  await page.locator('[data-printed]').waitFor();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2).map((size): HistorySize => {
    const [bodies, photos = bodies] = size.split('/').map(Number);
    return { bodies: bodies!, photos: photos! };
  });
  const browser = await openBrowser();
  for (const row of await measureBodies(browser, given.length > 0 ? given : MANY_BODIES)) {
    console.log(
      `${figure(row.bodies)} bodies, ${figure(row.photos)} photos: table after ${duration(row.table)}, longest task ` +
        `${duration(row.longest)}, ${duration(row.used)} in use, ${bytes(row.heap)}, ${figure(row.elements)} elements`,
    );
  }
  await browser.close();
}
