import { type Browser, chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';

/** Starts a browser for the whole bench. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
}
