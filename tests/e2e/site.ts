/** Visitors of the built, served site. Whatever the page reports to the console fails its test. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { PATIENCE_MS } from '../support/patience';

interface Site {
  browser: Browser;
  /** Opens a context of its own for the test; closed after it. */
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Warnings, errors and refusals reported so far by any page of the test; empty it where they are the point. */
  problems: string[];
  /** A page of a visitor who has answered the cookie banner before. */
  page: Page;
  /** A page of a visitor who has never been here. */
  newcomer: Page;
}

export const origin = inject('origin');

/** What the browser of a visitor keeps who has answered the cookie banner. */
export const answeredBanner = (site = origin) => ({
  cookies: [],
  origins: [{ origin: site, localStorage: [{ name: 'cookie-consent', value: 'necessary' }] }],
});

export const test = base.extend<Site>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the parameter list.
    async ({}, provide) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above.
  problems: async ({}, provide) => {
    const problems: string[] = [];
    await provide(problems);
    expect(problems).toEqual([]);
  },
  open: async ({ browser, problems }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: origin, locale: 'en-US', ...options });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      context.on('console', (message) => {
        if (['warning', 'error'].includes(message.type()))
          problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  page: async ({ open }, provide) => {
    const context = await open({ storageState: answeredBanner() });
    await provide(await context.newPage());
  },
  newcomer: async ({ open }, provide) => {
    const context = await open();
    await provide(await context.newPage());
  },
});

export { expect };
