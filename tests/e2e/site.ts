/**
 * Fixtures for visits to the built site. A test fails if its pages write a console warning or error that it does not
 * expect.
 */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { PATIENCE_MS } from '../support/patience';
import { holdIdle } from '../support/timers';
import { ReusedPage } from './reusedPage';

/** Playwright's message if it blocks the service worker of a page. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

interface Site {
  /**
   * True if pages fetch files in advance and install the site's service worker. Each of these takes longer than a
   * visit.
   */
  fetchesAhead: boolean;
  browser: Browser;
  /** a page to reuse for each kind of visitor, and the problems of the running test */
  shared: { readonly page: ReusedPage; readonly newcomer: ReusedPage; problems: string[] };
  /** Opens another browser context, closed after the test. */
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Messages that the pages may write to the console, even long after the action that causes them. */
  expected: RegExp[];
  /** Warnings, errors and policy violations so far. */
  problems: string[];
  /** A page of a visitor who has already answered the cookie banner. */
  page: Page;
  /** A page of a first-time visitor. */
  newcomer: Page;
}

export const origin = inject('origin');

/** Matches the browser's and the site's messages about an address without a page. */
export const NOT_FOUND = /status of 404|^Page not found:/;

/**
 * Matches the browser's message about a file that cannot be fetched, and React's message when it renders again the
 * parts that it could not hydrate.
 */
export const NOT_FETCHED =
  /net::ERR_FAILED|^TypeError: Failed to fetch dynamically imported module.* \(http|React error #422;/;

/** The storage of a visitor who has answered the cookie banner. */
const ANSWERED = { 'cookie-consent': 'necessary' };

/** A new context's storage state: the visitor has answered the banner. */
export const answeredBanner = (site = origin) => ({
  cookies: [],
  origins: [{ origin: site, localStorage: Object.entries(ANSWERED).map(([name, value]) => ({ name, value })) }],
});

export const test = base.extend<Site>({
  fetchesAhead: false,
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the parameter list.
    async ({}, provide) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- as above.
    async ({}, provide) => {
      // The shared pages are closed with the browser.
      await provide({ page: new ReusedPage(origin, ANSWERED), newcomer: new ReusedPage(origin, {}), problems: [] });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above.
  expected: async ({}, provide) => {
    await provide([]);
  },
  problems: async ({ expected }, provide) => {
    const problems: string[] = [];
    await provide(problems);
    // All contexts are closed here, so all messages have arrived.
    expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  open: async ({ browser, problems, fetchesAhead }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await openContext(browser, fetchesAhead, options, () => problems);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  page: async ({ open, browser, shared, problems, fetchesAhead }, provide) => {
    if (fetchesAhead) return provide(await (await open({ storageState: answeredBanner() })).newPage());
    return reuse('page', { browser, shared, problems }, provide);
  },
  newcomer: async ({ open, browser, shared, problems, fetchesAhead }, provide) => {
    if (fetchesAhead) return provide(await (await open()).newPage());
    return reuse('newcomer', { browser, shared, problems }, provide);
  },
});

async function reuse(
  visitor: 'page' | 'newcomer',
  { browser, shared, problems }: Pick<Site, 'browser' | 'shared' | 'problems'>,
  provide: (page: Page) => Promise<void>,
): Promise<void> {
  shared.problems = problems;
  await provide(await shared[visitor].take(() => openContext(browser, false, {}, () => shared.problems)));
  await shared[visitor].giveBack();
}

/** Opens a context that passes its warnings and errors to the running test. */
async function openContext(
  browser: Browser,
  fetchesAhead: boolean,
  options: BrowserContextOptions | undefined,
  problems: () => string[],
): Promise<BrowserContext> {
  const serviceWorkers = fetchesAhead ? 'allow' : 'block';
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', serviceWorkers, ...options });
  if (!fetchesAhead) await context.addInitScript(holdIdle);
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && message.text() !== WORKER_BLOCKED)
      problems().push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems().push(String(error.error())));
  return context;
}

/** For visits during which the site installs its service worker. */
export const testWithWorker = test.extend({ fetchesAhead: true });

export { expect };
