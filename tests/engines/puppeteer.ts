/** Drives Firefox over WebDriver BiDi and Chromium over its own protocol, with the library puppeteer. */
import { type BrowserContext, type ElementHandle, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';
import { PATIENCE_MS } from '../support/patience';
import type { Driver, Engine, Settings } from './engine';

/** wide enough for a toast beside the tool */
const VIEWPORT = { width: 1280, height: 900 };

const PHONE = { width: 360, height: 740 };

const OPTIONS = {
  chromium: ({ dark, storage, hosts }: Settings): LaunchOptions => ({
    browser: 'chrome',
    args: [
      // WebTransport, a route out of the page, needs QUIC.
      ...BROWSER_ARGUMENTS.filter((argument) => argument !== '--disable-quic'),
      `--blink-settings=preferredColorScheme=${dark ? 0 : 1}${storage ? ',localStorageEnabled=false' : ''}`,
      ...(hosts
        ? [`--host-resolver-rules=${hosts.names.map((name) => `MAP ${name} 127.0.0.1:${hosts.port}`).join()}`]
        : []),
    ],
  }),
  firefox: ({ dark, storage, hosts }: Settings): LaunchOptions => ({
    browser: 'firefox',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'network.cookie.cookieBehavior': storage ? 2 : 5,
      // Firefox's default; puppeteer's own value would switch preconnect off.
      'network.http.speculative-parallel-limit': 20,
      ...(hosts && { 'network.dns.localDomains': hosts.names.join(), 'network.socket.forcePort': `443=${hosts.port}` }),
    },
  }),
};

export async function launchByPuppeteer(
  name: keyof typeof OPTIONS,
  executablePath: string,
  settings: Settings,
): Promise<Engine> {
  const browser = await launch({
    ...OPTIONS[name](settings),
    executablePath,
    headless: true,
    timeout: PATIENCE_MS,
    defaultViewport: VIEWPORT,
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return openIn(context, () => context.close());
    },
    close: () => browser.close(),
  };
}

async function openIn(context: BrowserContext, close: () => Promise<void>): Promise<Driver> {
  const page = await context.newPage();
  // Firefox does not paint background tabs, but puppeteer waits for paints.
  await page.bringToFront();
  return drive(page, context, close);
}

function drive(page: Page, context: BrowserContext, close: () => Promise<void>): Driver {
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    goto: async (address) => void (await page.goto(address)),
    // `goBack` would wait for a load, but a page from Firefox's back/forward cache does not load again.
    back: async () => void (await page.evaluate('history.back()')),
    run: (expression) => page.evaluate(expression) as Promise<string | null>,
    click: (selector) => page.locator(inPuppeteer(selector)).click(),
    setFile: async (selector, path) => {
      const input = await page.waitForSelector(inPuppeteer(selector));
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    narrow: () => page.setViewport(PHONE),
    another: () => openIn(context, () => page.close()),
    close,
  };
}

const inPuppeteer = (selector: string) => (selector.startsWith('/') ? `::-p-xpath(${selector})` : selector);
