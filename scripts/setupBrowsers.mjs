/**
 * `node scripts/setupBrowsers.mjs`: installs the browsers and servers that the tests drive, as root on Debian; other
 * users get the Chromium of Playwright.
 */
import { fetchBrowser, hasBrowser, installMissing } from './browser.mjs';

installMissing(true);
if (!hasBrowser()) fetchBrowser();
