/** Each rule about languages, with the browser's real history and storage. */
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { locales } from '../../src/config/locales';
import { expect, NOT_FOUND, test } from './site';
import { hydrated } from './walk';

const path = (page: Page) => new URL(page.url()).pathname;
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('language-switching'));
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);
const store = (page: Page, value: string) =>
  page.addInitScript((chosen) => {
    // Files that are not pages are sandboxed and have no storage. On pages, the language is stored only once, so
    // that later pages find the values that earlier pages stored.
    if (window.origin === 'null' || sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', 'yes');
    localStorage.setItem('language', chosen);
  }, value);
const choose = (page: Page, name: string) => page.locator('header').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function visit(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

describe('the language of a page', () => {
  test('is that of the prefix', { tags: 'weekly' }, async ({ page }) => {
    await visit(page, '/ja/nikon');
    await heading(page, 'ニコンのシャッター回数').waitFor();
    expect([await language(page), path(page), await storedLanguage(page)]).toEqual(['ja', '/ja/nikon', null]);
  });

  test('is that of the prefix, whatever is stored', { tags: 'weekly' }, async ({ page }) => {
    await store(page, 'de');
    await visit(page, '/ja/nikon');
    await heading(page, 'ニコンのシャッター回数').waitFor();
    expect(path(page)).toBe('/ja/nikon');
  });

  test('is the stored one without a prefix: the path is rewritten in place', async ({ page }) => {
    await store(page, 'de');
    await page.goto('/privacy-policy');
    await page.goto('/nikon?from=mail#main');
    await page.waitForURL('**/de/nikon?from=mail#main');
    await expect.poll(() => language(page)).toBe('de');
    expect(await page.locator('header nav').first().innerText()).toContain('Startseite');
    await page.goBack();
    await page.waitForURL('**/de/privacy-policy');
  });

  test('is English without a prefix when nothing is stored', { tags: 'weekly' }, async ({ page }) => {
    await visit(page, '/nikon');
    expect([await language(page), path(page)]).toEqual(['en', '/nikon']);
  });

  test('is English at home, whatever is stored', { tags: 'weekly' }, async ({ page }) => {
    await store(page, 'ja');
    await visit(page, '/');
    await page.getByRole('heading', { name: 'Upload Your Image' }).waitFor();
    expect([await language(page), path(page), await storedLanguage(page)]).toEqual(['en', '/', 'ja']);
  });

  test('comes from storage on load only', { tags: 'weekly' }, async ({ page }) => {
    await store(page, 'ja');
    await visit(page, '/');
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click();
    await heading(page, 'Blog').waitFor();
    expect([await language(page), path(page)]).toEqual(['en', '/blog']);
  });

  test('stays the same while following links', { tags: 'weekly' }, async ({ page }) => {
    await visit(page, '/de/blog');
    await page.locator('footer').getByRole('link', { name: 'Canon' }).click();
    await page.waitForURL('**/de/canon');
    await page.locator('header').getByRole('link', { name: 'Startseite' }).click();
    await page.waitForURL(/\/de$/);
    await page.getByRole('heading', { name: 'Foto öffnen', level: 2 }).waitFor();
  });
});

describe('choosing a language', () => {
  test('stores it, rewrites the path in place and sets the flag for a moment', async ({ page }) => {
    // With the clock stopped, the page's timer does not remove the flag.
    await page.clock.install({ time: 0 });
    await page.goto('/privacy-policy');
    await visit(page, '/nikon');
    await page.clock.pauseAt(3_600_000);
    const entries = await page.evaluate(() => history.length);
    await choose(page, '日本語');
    await expect.poll(() => path(page)).toBe('/ja/nikon');
    expect(await flag(page)).toBe('true');
    await expect.poll(() => storedLanguage(page)).toBe('ja');
    await heading(page, 'ニコンのシャッター回数').waitFor();
    await expect.poll(() => language(page)).toBe('ja');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.clock.runFor(500);
    expect(await flag(page)).toBeNull();
    expect(path(page)).toBe('/ja/nikon');
  });

  test('removes the prefix for English', { tags: 'weekly' }, async ({ page }) => {
    await visit(page, '/de');
    await choose(page, 'English');
    await page.getByRole('heading', { name: 'Upload Your Image' }).waitFor();
    expect([path(page), await storedLanguage(page)]).toEqual(['/', 'en']);
  });

  test('is not offered for the current language', { tags: 'weekly' }, async ({ page }) => {
    await visit(page, '/de');
    const buttons = page.locator('header fieldset button');
    expect(await buttons.allInnerTexts()).toEqual(locales.map(({ name }) => name));
    expect(await buttons.evaluateAll((all) => all.map((button) => (button as HTMLButtonElement).disabled))).toEqual(
      locales.map(({ code }) => code === 'de'),
    );
  });

  test('holds on the next unprefixed visit', { tags: 'weekly' }, async ({ page }) => {
    await visit(page, '/nikon');
    await choose(page, 'Deutsch');
    await page.waitForURL('**/de/nikon');
    await page.goto('/canon');
    await page.waitForURL('**/de/canon');
  });
});

describe('a path of another language in the history', () => {
  test('switches to its language, which is stored', async ({ page }) => {
    await visit(page, '/de/nikon');
    await page.evaluate(() => history.pushState(null, '', '/ja/canon'));
    await heading(page, 'キヤノンのシャッター回数').waitFor();
    expect(await storedLanguage(page)).toBe('ja');
    await page.goBack();
    await heading(page, /Nikon/).waitFor();
    await expect.poll(() => language(page)).toBe('de');
    expect(path(page)).toBe('/de/nikon');
  });
});

describe('an unknown path', () => {
  test('loses its prefix in place and sets the flag for a moment', async ({ page, expected }) => {
    expected.push(NOT_FOUND);
    await page.goto('/privacy-policy');
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === sessionStorage) setItem.call(sessionStorage, 'seen', `${key}=${value}`);
        setItem.call(this, key, value);
      };
    });
    await page.goto('/ja/nothing/here');
    await page.waitForURL(/:\d+\/nothing\/here$/);
    await heading(page, 'ページが見つかりません').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('language-switching=true');
    await expect.poll(() => flag(page)).toBeNull();
    expect([path(page), await language(page)]).toEqual(['/nothing/here', 'ja']);
    await page.goBack();
    await page.waitForURL('**/privacy-policy');
  });

  test('keeps its path and uses the stored language', { tags: 'weekly' }, async ({ page, expected }) => {
    expected.push(NOT_FOUND);
    await store(page, 'de');
    await page.goto('/nothing');
    await expect.poll(() => language(page)).toBe('de');
    expect(path(page)).toBe('/nothing');
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).first().click();
    await page.waitForURL(/\/de$/);
  });

  test('is logged and answered with 404', async ({ page, expected, problems }) => {
    expected.push(NOT_FOUND);
    const response = await page.goto('/nothing');
    expect(response!.status()).toBe(404);
    await heading(page, 'Oops! Page not found').waitFor();
    await expect.poll(() => problems.join('\n')).toContain('Page not found: /nothing');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).first().click();
    await page.getByRole('heading', { name: 'Upload Your Image' }).waitFor();
    expect(path(page)).toBe('/');
  });
});

describe('the sitemap', () => {
  // The browser requests /favicon.ico if it shows a file that is not HTML.
  const withoutIcon = (page: Page) => page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));

  test('is a file, whatever language is stored', { tags: 'weekly' }, async ({ page }) => {
    await withoutIcon(page);
    await store(page, 'ja');
    await visit(page, '/ja');
    const response = await page.goto('/sitemap.xml');
    expect(response!.headers()['content-type']).toMatch(/xml/);
    expect(path(page)).toBe('/sitemap.xml');
  });

  test('is found under a language prefix', { tags: 'weekly' }, async ({ page, expected }) => {
    expected.push(NOT_FOUND);
    await withoutIcon(page);
    await page.goto('/ja/sitemap.xml');
    await page.waitForURL(/:\d+\/sitemap\.xml$/);
    await expect.poll(() => page.evaluate(() => document.contentType)).toMatch(/xml/);
  });
});
