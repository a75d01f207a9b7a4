/** The cookie banner: when it appears, and what each choice stores. */
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expect, test } from './site';
import { hydrated } from './walk';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie preferences' });
const stored = (page: Page) =>
  page.evaluate(() =>
    ['cookie-consent', 'marketing-consent', 'analytics-consent'].map((key) => localStorage.getItem(key)),
  );

/** Visits a page whose clock stands still until the test advances it. */
async function visit(page: Page, address = '/privacy-policy') {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
}

async function openBanner(page: Page) {
  await visit(page);
  await page.clock.runFor(2000);
  await banner(page).waitFor();
}

describe('the banner', () => {
  test('appears 1.5 seconds after loading', async ({ newcomer }) => {
    await newcomer.clock.install({ time: 0 });
    await newcomer.clock.pauseAt(1000);
    // The banner's code is fetched when its delay starts.
    const fetched = newcomer.waitForEvent('requestfinished', (request) => request.url().includes('CookieBanner'));
    await newcomer.goto('/privacy-policy');
    await fetched;
    await newcomer.clock.runFor(1499);
    expect(await banner(newcomer).count()).toBe(0);
    await newcomer.clock.runFor(1);
    // React renders it a moment later, on its own timer.
    await newcomer.clock.resume();
    await banner(newcomer).waitFor();
  });

  test('does not appear after a choice', async ({ page }) => {
    await visit(page);
    await page.clock.runFor(5000);
    expect(await banner(page).count()).toBe(0);
  });

  test('appears on every kind of page until there is a choice', async ({ newcomer }) => {
    for (const address of [
      '/',
      '/canon',
      '/canon/all-models',
      '/nikon/nikon-d850',
      '/blog',
      '/blog/shutter-lifespan',
    ]) {
      await newcomer.goto(address);
      await banner(newcomer).waitFor();
    }
  });

  test('can be opened again from the footer', async ({ page }) => {
    await visit(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    await banner(page).getByRole('checkbox', { name: 'Statistics' }).check();
    await banner(page).getByRole('button', { name: 'Accept Selected' }).click();
    expect(await stored(page)).toEqual(['selected', 'false', 'true']);
  });
});

describe('a choice', () => {
  test.for([
    ['Accept All', ['all', 'true', 'true']],
    ['Accept Selected', ['selected', 'false', 'false']],
    ['Reject All', ['necessary', 'false', 'false']],
    ['Close and reject all', ['necessary', 'false', 'false']],
  ] as const)('%s is stored, and the banner stays away', async ([name, values], { newcomer }) => {
    await openBanner(newcomer);
    await banner(newcomer).getByRole('button', { name, exact: true }).click();
    expect(await banner(newcomer).count()).toBe(0);
    expect(await stored(newcomer)).toEqual(values);
    await newcomer.reload();
    await newcomer.clock.runFor(5000);
    expect(await banner(newcomer).count()).toBe(0);
  });

  test('of single uses is stored', async ({ newcomer }) => {
    await openBanner(newcomer);
    const necessary = banner(newcomer).getByRole('checkbox', { name: 'Necessary' });
    expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true]);
    await banner(newcomer).getByRole('checkbox', { name: 'Marketing' }).check();
    await banner(newcomer).getByRole('button', { name: 'Accept Selected' }).click();
    expect(await stored(newcomer)).toEqual(['selected', 'true', 'false']);
  });
});
