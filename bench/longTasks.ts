/**
 * `node scripts/run.mjs bench/longTasks.ts [NUMBER] [BODIES]`: the longest tasks on the history page of the built site
 * while it reads many small photos and renders them, and how much its heap grows. 'Notify' at the start is the browser
 * itself listing the chosen folder.
 */
import type { CDPSession } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import { openBrowser } from './browser';
import { madeUpPhotos } from './folders';
import { tasksDuring } from './tasks';

const number = Number(process.argv[2] ?? 20_000);
const bodies = Number(process.argv[3] ?? 3);

/** After the last photo, time to render the picture and the table. */
const DRAWN_MS = 4000;

const folder = madeUpPhotos(number, bodies);
const site = await serve(0);
const browser = await openBrowser();
try {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${site.origin}/history`);
  await page.waitForLoadState('networkidle');
  const inspector = await page.context().newCDPSession(page);
  const before = await heapOf(inspector);
  let seconds = 0;
  const tasks = await tasksDuring(browser, page, async () => {
    const started = performance.now();
    await page.locator('input[data-way=folder]').setInputFiles(folder.path);
    await page.getByText('All files read:').waitFor();
    seconds = (performance.now() - started) / 1000;
    await page.waitForTimeout(DRAWN_MS);
  });
  const counted = await page.locator('[data-figure=counted]').textContent();
  const grown = (await heapOf(inspector)) - before;
  console.log(`${number} photos of ${bodies} bodies in ${seconds.toFixed(1)} s: ${counted} with a count`);
  console.log(`tasks: ${tasks.length}, over 50 ms: ${tasks.filter(({ ms }) => ms > 50).length}`);
  console.log(
    `the longest: ${tasks
      .slice(0, 5)
      .map(({ ms, from }) => `${ms.toFixed(0)} ms (${from})`)
      .join(', ')}`,
  );
  console.log(`heap after collection: ${(grown / 1024 ** 2).toFixed(1)} MB more`);
} finally {
  await browser.close();
  await site.close();
  folder.remove();
}

async function heapOf(inspector: CDPSession): Promise<number> {
  await inspector.send('HeapProfiler.collectGarbage');
  return (await inspector.send('Runtime.getHeapUsage')).usedSize;
}
