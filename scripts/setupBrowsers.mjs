/** `node scripts/setupBrowsers.mjs`: installs the browsers and servers that the tests drive, as root on Debian. */
import { installMissing } from './browser.mjs';

installMissing(true);
