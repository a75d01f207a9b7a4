/** Measures in headless Chromium, on a page served on this machine; the photos are picked as a visitor would. */
import type { Browser, Page } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import { PAGE_BUNDLES } from './bundles';
import type { FirstCallInBrowser } from './firstCallInBrowser';
import type { LabInBrowser } from './labInBrowser';
import type { Runtime } from './runtime';

/** What the bench's modules add to the global scope of their pages. */
type Globals = typeof globalThis & { lab: LabInBrowser } & FirstCallInBrowser;

/** Opens the page with the lab and picks the photos. */
export async function openChromium(browser: Browser, paths: readonly string[]): Promise<Runtime> {
  const site = await serve(0, PAGE_BUNDLES);
  const page = await openPage(browser, site.origin, paths);
  await page.waitForFunction(() => 'lab' in globalThis);
  const indexes = new Map(paths.map((path, index) => [path, index]));

  return {
    name: 'Chromium',
    look: (path, names) =>
      page.evaluate(([index, readers]) => (globalThis as Globals).lab.look(index, readers), [
        indexes.get(path)!,
        names,
      ] as const),
    time: (path, names, rounds) =>
      page.evaluate(([index, readers, times]) => (globalThis as Globals).lab.time(index, readers, times), [
        indexes.get(path)!,
        names,
        rounds,
      ] as const),
    async firstCall(module, path) {
      const fresh = await openPage(browser, `${site.origin}/firstCallInBrowser`, [path]);
      const times = await fresh.evaluate((alone) => (globalThis as Globals).firstCall(alone), `/alone/${module}.js`);
      await fresh.context().close();
      return times;
    },
    async close() {
      await page.context().close();
      await site.close();
    },
  };
}

/** Opens a page in a fresh browser context (no cache, no compiled code) and picks these photos. */
export async function openPage(browser: Browser, address: string, paths: readonly string[]): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.locator('input').setInputFiles([...paths]);
  return page;
}
