/**
 * `node scripts/setupBrowsers.mjs`: for root on Debian, installs the browsers and servers that the tests drive. For
 * other users, fetches Playwright's Chromium.
 */
import { fetchBrowser, hasBrowser, installMissing } from './browser.mjs';

installMissing(true);
if (!hasBrowser()) fetchBrowser();
