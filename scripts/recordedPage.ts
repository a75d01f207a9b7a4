/** A page to draw or to record, in the state after the visitor has answered the banner. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** A visitor's context in the light theme. */
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
