/**
 * Reads every photo of the corpus on the page, which must request nothing after it receives a photo, and give the same
 * result without a network.
 */
// @module-tag weekly
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PROCESSING_DELAY_MS } from '../../src/config/constants';
import { CORPUS, needsCorpus } from '../support/shared';
import { rushTimers } from '../support/timers';
import { kept, pick, plate, preloaded, texts, tool } from './checkerVisit';
import { expect, testWithWorker as test } from './site';
import { hydrated } from './walk';

/** for two visits in which all files are read: one with a network, one without */
const LONG_MS = 20 * 60_000;

const files = (): string[] =>
  (JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as { files: { file: string }[] }).files.map(
    ({ file }) => file,
  );

/** For each file, the text on its count card, or on the card that replaces it. */
async function readAll(page: Page): Promise<Record<string, string>> {
  await page.evaluate(rushTimers, PROCESSING_DELAY_MS);
  const again = tool(page).getByRole('button', { name: texts.en['result.again'], exact: true });
  const said: Record<string, string> = {};
  for (const file of files()) {
    await pick(page, join(CORPUS, file));
    await again.waitFor();
    const shown = (await plate(page).count()) > 0 ? plate(page) : tool(page);
    said[file] = await shown.first().innerText();
    await again.click();
    await page.locator('[data-phase=idle]').waitFor();
  }
  return said;
}

test(
  'no photo causes a request, and each says the same with the network off',
  { ...needsCorpus, timeout: LONG_MS },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await kept(page, '/');
    await preloaded(page);
    const requests: string[] = [];
    // The service worker's responses come from its cache, not from a server.
    page.context().on('response', (response) => {
      if (/^https?:/.test(response.url()) && !response.fromServiceWorker()) requests.push(response.url());
    });
    page.context().on('requestfailed', (request) => requests.push(request.url()));
    const online = await readAll(page);
    expect(Object.keys(online).length).toBeGreaterThan(300);
    expect(requests).toEqual([]);

    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    expect(await readAll(page)).toEqual(online);
  },
);
