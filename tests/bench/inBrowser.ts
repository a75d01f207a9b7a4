/** Measures in a page of headless Chromium, served on this machine; the photos are picked there as a visitor would. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type Page, chromium } from 'playwright';
import sirv from 'sirv';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { PAGE_BUNDLES } from './bundles';
import type { FirstCallInBrowser } from './firstCallInBrowser';
import type { LabInBrowser } from './labInBrowser';
import type { Place } from './place';

/** Only a page that is isolated from others gets a clock of 5 µs; all others have one of 100 µs. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** What the bench's modules add to their pages. */
type Globals = typeof globalThis & { lab: LabInBrowser } & FirstCallInBrowser;

/** Starts a browser for the whole bench. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
}

/** Opens the page with the lab and picks the photos. */
export async function openChromium(browser: Browser, paths: readonly string[]): Promise<Place> {
  const site = await serveBundles();
  const page = await openPage(browser, `${site.origin}/labInBrowser.html`, paths);
  await page.waitForFunction(() => 'lab' in globalThis);
  const indexes = new Map(paths.map((path, index) => [path, index]));

  return {
    name: 'Chromium',
    version: browser.version(),
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
      const fresh = await openPage(browser, `${site.origin}/firstCallInBrowser.html`, [path]);
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

/** A page of a visitor who has never been here (no cache, no compiled code) and picks these photos. */
async function openPage(browser: Browser, address: string, paths: readonly string[]): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.locator('input').setInputFiles([...paths]);
  return page;
}

async function serveBundles(): Promise<{ origin: string; close: () => Promise<void> }> {
  const files = sirv(PAGE_BUNDLES, {
    dev: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(ISOLATION)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => files(request, response));
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
