/** Without a network, after one visit. */
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { plate } from './checkerVisit';
import { expect, origin, test } from './site';
import { alive } from './walk';

const d850 = {
  name: 'DSC_0042.JPG',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 41_234 }) }),
  ),
};

/** Pictures further down a page were not loaded on the visit: the browser says so, and nothing else is wrong. */
function forgetPictures(problems: string[]): void {
  const others = problems.filter((problem) => !/net::ERR_\w+ \(\S+\/images\//.test(problem));
  problems.splice(0, Infinity, ...others);
}

/** Waits until the service worker has kept what the page has loaded. */
async function kept(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async (path) => {
    const names = await caches.keys();
    const pages = names.find((name) => name.startsWith('pages-'));
    return pages !== undefined && (await (await caches.open(pages)).match(path)) !== undefined;
  }, address);
}

describe('after one visit, with the network off', () => {
  test.for(['/', '/ja', '/de'])('a photo is read at %s', async (address, { page, problems }) => {
    await page.goto(address);
    await alive(page);
    await kept(page, address);
    await page.context().setOffline(true);
    await page.reload();
    await alive(page);
    await page.setInputFiles('input[type=file]', d850);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toMatch(/^41[,.]234$/);
    forgetPictures(problems);
  });

  test('a page that was never visited is drawn in the language that was', async ({ page, problems }) => {
    await page.goto('/de/nikon');
    await alive(page);
    await kept(page, '/de/nikon');
    await page.context().setOffline(true);
    await page.goto('/de/canon/all-models');
    await alive(page);
    expect(await page.title()).toContain('Canon');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    forgetPictures(problems);
  });
});

describe('the installed site', () => {
  test.for(['/', '/ja', '/de'])('has what a browser asks of it at %s', async (address, { page }) => {
    await page.goto(address);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await fetch(origin + href)).json()) as {
      start_url: string;
      icons: { src: string; sizes: string; purpose?: string }[];
      file_handlers: { action: string; accept: Record<string, string[]> }[];
    };
    expect(manifest.start_url).toBe(address);
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of manifest.icons) expect((await fetch(origin + src)).status).toBe(200);
    expect(manifest.file_handlers[0]).toMatchObject({ action: address });
    expect(Object.values(manifest.file_handlers[0]!.accept).flat()).toContain('.nef');

    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Browsers without a window cannot install anything, whatever the site.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});
