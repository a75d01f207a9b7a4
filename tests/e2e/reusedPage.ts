/**
 * Reuses one page for consecutive tests, because opening a page takes a second of processor time in Chromium, twice as
 * much as a visit. The page is reset between tests, or replaced if a test has changed it permanently.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright';

/**
 * Methods with permanent effects on a page or a context, such as scripts that run before the page's own, or a fake
 * clock.
 */
const FOR_GOOD = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'close'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'newCDPSession',
    'grantPermissions',
    'setExtraHTTPHeaders',
    'addCookies',
    'close',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/** The page's address between tests, where setup.ts adds a page without scripts to the site. */
export const BETWEEN_TESTS = '/between-tests';

type Anything = (...values: readonly unknown[]) => unknown;
type Methods = Record<string, Anything>;

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly viewport: { readonly width: number; readonly height: number };
  isSpoiled: boolean;
  /** listeners that the test has added, removed after it */
  readonly heard: { readonly on: Methods; readonly event: unknown; readonly listener: unknown }[];
}

/** `stored` is the content of the visitor's local storage. */
export class ReusedPage {
  private kept: Kept | undefined;

  constructor(
    private readonly origin: string,
    private readonly stored: Readonly<Record<string, string>>,
  ) {}

  /**
   * The page for a test, at `BETWEEN_TESTS`, with only `stored` in its storage. Without a page to reuse, `open` creates
   * a new context.
   */
  async take(open: () => Promise<BrowserContext>): Promise<Page> {
    this.kept ??= await keep(await open());
    const { page, session } = this.kept;
    if (page.url() !== this.origin + BETWEEN_TESTS) await page.goto(this.origin + BETWEEN_TESTS);
    await session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    await page.evaluate((stored) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, this.stored);
    return page;
  }

  /** Leaves the site, so that nothing that the test started continues. */
  async giveBack(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    const { context, page, viewport, heard } = kept;
    if (kept.isSpoiled || page.isClosed()) return this.end();
    for (const { on, event, listener } of heard.splice(0)) on['removeListener']!(event, listener);
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.setViewportSize(viewport);
    await page.goto(this.origin + BETWEEN_TESTS);
    await page.mouse.move(0, 0);
  }

  private async end(): Promise<void> {
    const { kept } = this;
    this.kept = undefined;
    await kept?.context.close();
  }
}

async function keep(context: BrowserContext): Promise<Kept> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kept: Kept = { context, page, session, viewport: page.viewportSize()!, isSpoiled: false, heard: [] };
  const spoil = () => (kept.isSpoiled = true);
  before(page, FOR_GOOD.page, spoil);
  before(context, FOR_GOOD.context, spoil);
  before(page.clock, FOR_GOOD.clock, spoil);
  for (const on of [page, context] as unknown as Methods[])
    before(on, ['on', 'once', 'addListener'], (event, listener) => kept.heard.push({ on, event, listener }));
  return kept;
}

/** Calls `first` before each call of these methods. */
function before(object: object, names: readonly string[], first: Anything): void {
  const methods = object as Methods;
  for (const name of names) {
    const method = methods[name]!.bind(object);
    methods[name] = (...values) => {
      first(...values);
      return method(...values);
    };
  }
}
