/** Starts one server and one browser for all e2e tests. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { BROWSER_ARGUMENTS, findShell } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { copySite } from '../support/siteCopy';
import { BETWEEN_TESTS } from './reusedPage';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    browserEndpoint: string;
  }
}

export default async function setup(project: TestProject) {
  // A build during the tests must not change the site that they visit.
  const folder = await copySite();
  await writeFile(join(folder, `${BETWEEN_TESTS}.html`), '<!doctype html><title>Between two tests</title>');
  const site = await serve(0, folder);
  const browser = await chromium.launchServer({ executablePath: findShell(), args: BROWSER_ARGUMENTS });
  project.provide('origin', site.origin);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  };
}
