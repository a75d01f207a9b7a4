/**
 * Saved histories of very many bodies, a photo each, on the history page of the built site: the longest task while one
 * is opened and drawn, and while it is used, and how many elements the page has. To run it alone, after a build:
 * `node scripts/run.mjs bench/manyBodies.ts [BODIES…]`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import type { Reading } from '../src/history/reading';
import { writeHistory } from '../src/history/savedHistory';
import { openBrowser } from './browser';
import { duration, figure } from './numbers';
import { tasksDuring } from './tasks';

export interface BodiesRow {
  readonly bodies: number;
  /** milliseconds: the longest task while the history is opened, and until everything is drawn */
  readonly longest: number;
  /** the same while cameras are searched for, more are shown, and all are saved and printed */
  readonly used: number;
  /** elements of the page */
  readonly elements: number;
}

/** After everything was read, time to render it. */
const DRAWN_MS = 4000;

const FIRST_SERIAL = 3_000_000;

/** Writes a history to a file: given as bytes, Playwright itself would decode it in the page, in one long task. */
function writeBodiesTo(path: string, bodies: number): void {
  const readings = Array.from({ length: bodies }, (_, index): Reading => ({
    name: `DSC_${index}.NEF`,
    source: 'photo',
    make: 'NIKON CORPORATION',
    model: 'NIKON D850',
    serial: String(FIRST_SERIAL + index),
    date: '2024-05-01T12:00:00',
    dateSource: 'camera',
    counts: [{ kind: 'total', low: 1000 + index, high: 1000 + index, grade: 'exact', limits: [] }],
  }));
  writeFileSync(path, writeHistory(readings, true));
}

/** Opens a history of each of these numbers of bodies, each in a fresh page. */
export async function measureBodies(browser: Browser, numbers: readonly number[]): Promise<BodiesRow[]> {
  const site = await serve(0);
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
  const rows: BodiesRow[] = [];
  for (const bodies of numbers) {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    await page.goto(`${site.origin}/history`);
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${bodies}.json`);
    writeBodiesTo(path, bodies);
    const [longest] = await tasksDuring(browser, page, async () => {
      await page.locator('input[data-way=saved]').setInputFiles(path);
      await page.getByText('All files read:').waitFor();
      await page.locator('[data-figure=cameras]').waitFor();
      await page.waitForTimeout(DRAWN_MS);
    });
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const [used] = await tasksDuring(browser, page, () => use(page));
    rows.push({ bodies, longest: longest!.ms, used: used!.ms, elements });
    await context.close();
  }
  rmSync(folder, { recursive: true });
  await site.close();
  return rows;
}

async function use(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('d850 99');
  await page.waitForTimeout(DRAWN_MS);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await page.getByRole('button', { name: 'Next rows' }).first().click();
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
  const numbers = process.argv.slice(2).map(Number);
  const browser = await openBrowser();
  for (const { bodies, longest, used, elements } of await measureBodies(
    browser,
    numbers.length > 0 ? numbers : [60_000],
  )) {
    console.log(
      `${figure(bodies)} bodies: longest task ${duration(longest)}, ${duration(used)} in use, ${figure(elements)} elements`,
    );
  }
  await browser.close();
}
