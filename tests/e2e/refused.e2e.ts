/** A page whose later files cannot be fetched. */
import type { BrowserContextOptions, Page } from 'playwright';
import { describe } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { parseHtml } from '../support/parse';
import { photo } from '../support/photo';
import { texts } from '../support/texts/all';
import { come, onDisk, pick, plate, tool } from './checkerVisit';
import { answeredBanner, expect, NOT_FETCHED, origin, test as base } from './site';
import { hydrated } from './walk';
import { variants } from '../support/variants';

const d850 = onDisk(
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 41_234 }) }),
);

/**
 * Opens pages without the service worker, which would have cached the files. Messages about refused files are expected.
 */
const test = base.extend<{ visitor: (options?: BrowserContextOptions) => Promise<Page> }>({
  visitor: async ({ open, expected }, provide) => {
    expected.push(NOT_FETCHED);
    await provide(async (options = { storageState: answeredBanner() }) => {
      const context = await open(options);
      await context.route('**/assets/serviceWorker-*.js', (route) => route.abort());
      return context.newPage();
    });
  },
});

/** Allows only scripts that the page's HTML names, and their static imports. */
async function refuseLaterScripts(page: Page, address: string): Promise<void> {
  const document = await (await fetch(origin + address)).text();
  const entry = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  const named = new Set(entry);
  for (const file of entry) {
    const code = await (await fetch(origin + file)).text();
    for (const [, name] of code.matchAll(/\bfrom\s*["`']\.\/([^"`']+\.js)/g)) named.add(`/assets/${name}`);
  }
  await page.route('**/assets/*.js', (route) =>
    named.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

test('without its first script, which keeps the promise, a page accepts no photo but can be read', async ({
  visitor,
  expected,
}) => {
  expected.push(/^TypeError: Cannot read properties of undefined/);
  const page = await visitor();
  await page.route('**/first.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: texts.en['frame.failed.heading'] }).waitFor();
  await page.goto('/blog/shutter-lifespan');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
});

describe('a page whose later scripts are refused', () => {
  test('works without toasts and banner', { tags: 'weekly' }, async ({ visitor }) => {
    const page = await visitor({});
    await refuseLaterScripts(page, '/canon');
    const banner = page.waitForEvent('requestfailed', (request) => request.url().includes('CookieBanner'));
    await page.goto('/canon');
    await hydrated(page);
    await banner;
    const header = page.locator('header');
    await header.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).not.toBeNull();
    await header.getByRole('button', { name: 'Cameras' }).click();
    await header.getByRole('link', { name: 'Minolta' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Canon shutter count');
    expect(await page.getByRole('region', { name: 'Cookie preferences' }).count()).toBe(0);
  });

  variants(test, ['/', '/canon', '/nikon/nikon-d850', '/blog/shutter-lifespan'])(
    'stays readable to its end: %s',
    async (address, { visitor }) => {
      const page = await visitor();
      await refuseLaterScripts(page, address);
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const prerendered = parseHtml(await (await fetch(origin + address)).text());
      const headings = [...prerendered.querySelectorAll('main h2')].map((heading) => heading.textContent);
      expect(headings.length).toBeGreaterThan(2);
      expect(await page.locator('main h2').allTextContents()).toEqual(headings);
    },
  );

  test.for(['BrandPage', 'libraries', '*'])(
    'says so if even its first screen cannot be hydrated: without %s',
    { tags: 'weekly' },
    async (name, { visitor }) => {
      const page = await visitor();
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
      await page.goto('/de/canon');
      const notice = page.locator('[data-notice=failed]:visible');
      await notice.waitFor();
      expect(await notice.getAttribute('lang')).toBe('de');
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await page.unroute(`**/assets/${name}-*.js`);
      await page.reload();
      await hydrated(page);
      expect(await notice.isVisible()).toBe(false);
    },
  );

  test('says so if a photo cannot be read without them, and asks for it again', async ({ visitor }) => {
    const page = await visitor();
    await refuseLaterScripts(page, '/');
    await come(page);
    await pick(page, d850);
    await tool(page).getByText('An unexpected error occurred. Please try again.').waitFor();
    await page.unroute('**/assets/*.js');
    await tool(page).getByRole('button', { name: 'Analyze Another Photo' }).click();
    await pick(page, d850);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('41,234');
  });

  test('offers to reload another page, which then renders', { tags: 'weekly' }, async ({ visitor }) => {
    const page = await visitor();
    await page.route('**/assets/BlogPage-*.js', (route) => route.abort());
    await page.goto('/canon');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: texts.en['frame.failed.heading'] }).waitFor();
    await page.unroute('**/assets/BlogPage-*.js');
    await page.getByRole('button', { name: texts.en['frame.failed.again'] }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog');
  });
});
