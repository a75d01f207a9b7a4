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

/** for two visits in which a part's files are read: one with a network, one without */
const LONG_MS = 10 * 60_000;

/** The corpus is read in parts, so that a slow machine repeats only one part if a wait runs out. */
const PARTS = Array.from({ length: 8 }, (_, index) => index + 1);

const files = (): string[] =>
  (JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as { files: { file: string }[] }).files.map(
    ({ file }) => file,
  );

/** For each file of a part, the text on its count card, or on the card that replaces it. */
async function readAll(page: Page, part: number): Promise<Record<string, string>> {
  await page.evaluate(rushTimers, PROCESSING_DELAY_MS);
  const again = tool(page).getByRole('button', { name: texts.en['result.again'], exact: true });
  const said: Record<string, string> = {};
  const all = files();
  expect(all.length).toBeGreaterThan(300);
  for (const file of all.filter((_, index) => index % PARTS.length === part - 1)) {
    await pick(page, join(CORPUS, file));
    await again.waitFor();
    const shown = (await plate(page).count()) > 0 ? plate(page) : tool(page);
    said[file] = await shown.first().innerText();
    await again.click();
    await page.locator('[data-phase=idle]').waitFor();
  }
  return said;
}

test.for(PARTS)(
  'no photo causes a request, and each says the same with the network off: part %i',
  { ...needsCorpus, timeout: LONG_MS },
  async (part, { page }) => {
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
    const online = await readAll(page, part);
    expect(requests).toEqual([]);

    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    expect(await readAll(page, part)).toEqual(online);
  },
);
