/** Opens pages for drawn pictures and recordings, as a visitor sees them after answering the cookie banner. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** A browser context of a visitor who uses the light theme. */
export function visitorOf(
  browser: Browser,
  origin: string,
  options: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'locale' | 'reducedMotion'>,
): Promise<BrowserContext> {
  return browser.newContext({
    ...options,
    colorScheme: 'light',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'cookie-consent', value: 'necessary' }] }],
    },
  });
}
