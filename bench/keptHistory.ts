/**
 * `node scripts/run.mjs bench/keptHistory.ts [NUMBER]`, after a build: a history of so many readings, a million unless
 * told, on the history page of the built site, in a profile on the disk. Opens it from files, saves it as JSON, keeps
 * it, visits again, adds one reading and deletes it. Prints time, longest tasks and memory of each step.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { atOnce } from '../src/history/pausing';
import type { Reading } from '../src/history/reading';
import { writeHistoryParts } from '../src/history/savedHistory';
import english from '../src/i18n/en/history.json';

const number = Number(process.argv[2] ?? 1_000_000);
const FIRST_DAY = Date.UTC(2004, 0, 1, 12);
const HALF_HOUR = 1_800_000;
const BODIES = 5;

/** As a photo of a Nikon is kept: a usual path, two counters. */
function readingAt(index: number): Reading {
  const count = 1000 + Math.floor(index / BODIES);
  const date = new Date(FIRST_DAY + Math.floor(index / BODIES) * HALF_HOUR).toISOString().slice(0, 19);
  return {
    name: `Photos/${date.slice(0, 4)}/${date.slice(0, 7)}/DSC_${String(index).padStart(7, '0')}.NEF`,
    source: 'photo',
    make: 'NIKON CORPORATION',
    model: 'NIKON D850',
    serial: String(3_012_345 + (index % BODIES)),
    date,
    dateSource: 'camera',
    counts: [
      { kind: 'shutter', low: count, high: count, grade: 'exact', limits: [] },
      { kind: 'mechanical', low: count - 500, high: count - 500, grade: 'exact', limits: [] },
    ],
  };
}

const folder = mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
// A copy, so that a build meanwhile does not change it.
cpSync('dist', join(folder, 'site'), { recursive: true });
const site = await serve(0, join(folder, 'site'));
const visits: BrowserContext[] = [];

/** Another start of the browser with the same profile, at the history page */
async function visit(): Promise<Page> {
  await visits.at(-1)?.close();
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowser(),
    // Precise: else the browser rounds and caches what memory it tells.
    args: [...BROWSER_ARGUMENTS, '--enable-precise-memory-info'],
    locale: 'en-US',
  });
  visits.push(browser);
  await browser.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({
      type: 'longtask',
    });
  });
  const page = browser.pages()[0]!;
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => console.log(`error: ${error.message}`));
  page.on('crash', () => console.log('the page crashed'));
  page.on('console', (message) => message.type() === 'warning' && console.log(`warning: ${message.text()}`));
  await page.goto(`${site.origin}/history`);
  return page;
}

async function step(page: Page, what: string, work: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => void (window as unknown as { tasks: number[] }).tasks.splice(0));
  const inspector = await page.context().newCDPSession(page);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const highest = await page.evaluate(() => (performance as unknown as { memory: Memory }).memory.usedJSHeapSize);
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  const tasks = await page.evaluate(() =>
    (window as unknown as { tasks: number[] }).tasks.toSorted((one, other) => other - one),
  );
  const longest = tasks.slice(0, 3).map((ms) => `${ms.toFixed(0)} ms`);
  const figures = [
    `${seconds.toFixed(1)} s`,
    `tasks over 50 ms: ${tasks.length}${longest.length > 0 ? ` (${longest.join(', ')})` : ''}`,
    `heap: ${megabytes(highest)}, after collection ${megabytes(usedSize)}`,
  ];
  console.log(`${what}: ${figures.join('; ')}`);
}

interface Memory {
  readonly usedJSHeapSize: number;
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

/** Writes readings as files that the page opens */
function saved(from: number, to: number): string[] {
  const readings = Array.from({ length: to - from }, (_, index) => readingAt(from + index));
  const paths: string[] = [];
  const write = (text: string) => {
    const path = join(folder, `history-${from}-${paths.length}.json`);
    writeFileSync(path, text);
    paths.push(path);
  };
  atOnce(writeHistoryParts(readings, true, write));
  return paths;
}

/** Waits until the page shows as many readings with a count. */
const shows = (page: Page, readings: number) =>
  page.locator('[data-figure=counted]').getByText(readings.toLocaleString('en-US'), { exact: true }).waitFor();

const press = (page: Page, text: keyof typeof english) => page.getByRole('button', { name: english[text] }).click();

/** Presses 'Save as JSON', and counts the readings in all its files. */
async function savedReadings(page: Page, parts: number): Promise<number> {
  const files: Promise<number>[] = [];
  const arrived = new Promise<void>((resolve) =>
    page.on('download', (download) => {
      files.push(
        download.path().then(async (path) => (JSON.parse(await readFile(path, 'utf8')) as Saved).readings.length),
      );
      if (files.length === parts) resolve();
    }),
  );
  await press(page, 'history.save.json');
  await arrived;
  return (await Promise.all(files)).reduce((sum, length) => sum + length, 0);
}

/** Into how many files the page says that it saves */
async function partsOf(page: Page): Promise<number> {
  const [before = '', after = ''] = english['history.save.parts'].split('{{count}}');
  const said = (await page.getByText(after.trim()).textContent()) ?? '';
  return Number(said.slice(before.length, said.indexOf(after)));
}

interface Saved {
  readonly readings: readonly unknown[];
}

try {
  const files = saved(0, number);
  const one = saved(number, number + 1);
  const first = await visit();
  await first.waitForLoadState('networkidle');
  await step(first, `opened from ${files.length} files`, async () => {
    await first.locator('input[data-way=saved]').setInputFiles(files);
    await shows(first, number);
  });
  await first.getByLabel(english['history.save.serials']).check();
  await step(first, 'saved as JSON', async () => {
    const readings = await savedReadings(first, files.length > 1 ? await partsOf(first) : 1);
    if (readings !== number) throw new Error(`saved ${readings} readings`);
  });
  await step(first, 'kept', async () => {
    await press(first, 'history.keep.start');
    await first.getByText(english['history.keep.on']).waitFor();
  });
  const second = await visit();
  await step(second, 'visited again', () => shows(second, number));
  await step(second, 'one added', async () => {
    await second.locator('input[data-way=saved]').setInputFiles(one);
    await shows(second, number + 1);
  });
  await step(second, 'deleted', async () => {
    await press(second, 'history.keep.delete');
    await second.getByText(english['history.keep.off']).waitFor();
  });
  const third = await visit();
  const left = await third.evaluate(() => navigator.storage.estimate());
  console.log(`left on the device: ${megabytes(left.usage ?? 0)}`);
} finally {
  await visits.at(-1)?.close();
  await site.close();
  rmSync(folder, { recursive: true });
}
