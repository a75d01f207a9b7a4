/** One server and one browser for all journeys. */
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    browserEndpoint: string;
  }
}

export default async function setup(project: TestProject) {
  const site = await serve(0);
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  project.provide('origin', site.origin);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
