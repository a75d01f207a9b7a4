/**
 * Simulates the oldest supported browsers and older ones in the current browser: removes newer objects, refuses the
 * syntax and features that old browsers refuse, or serves scripts that they could not parse. `tests/oldBrowsers/`
 * visits the site in real old releases. docs/browsers.md has the table of browsers.
 */
// @module-tag weekly
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { MINIMUM_BROWSERS } from '../../src/config/browsers';
import { type Browser, newerBuiltins } from '../support/compatibility';
import { nikonPhoto, onDisk, pick, plate, texts, tool } from './checkerVisit';
import { answeredBanner, expect, NOT_FOUND, test as visit } from './site';
import { hydrated } from './walk';

/** Each test gets its own context: within one context, a browser may reuse a changed script for the next page. */
const test = visit.extend<{ page: Page }>({
  page: async ({ open }, provide) => provide(await (await open({ storageState: answeredBanner() })).newPage()),
});

const LOCALES = ['en', 'ja', 'de'] as const;
const home = { en: '/', ja: '/ja', de: '/de' } as const;

/** The notice of a page whose scripts cannot start. `src/site/app/StartNotices.tsx` has both kinds. */
const notice = (page: Page, kind: 'failed' | 'old') => page.locator(`[data-notice=${kind}]:visible`);

const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: Browser) => String(MINIMUM_BROWSERS[name]));

/** Serves the files that match the pattern with their text changed by `edit`. */
async function change(page: Page, pattern: string | RegExp, edit: (text: string) => string): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

/** The page's HTML with the policy that a browser without 'wasm-unsafe-eval' would see. */
const withoutWasm = (html: string) => html.replace(" 'wasm-unsafe-eval'", '');

describe.each(Object.keys(MINIMUM_BROWSERS) as Browser[])('with the built-in objects of the oldest %s', (browser) => {
  const newer = newerBuiltins(browser);

  test('there is something to remove', () => {
    expect(newer).toContain('Object.groupBy');
  });

  test.for(['/canon', '/canon/all-models', '/nikon/nikon-d850', '/blog', '/blog/shutter-lifespan', '/'])(
    '%s is hydrated, and photos are read',
    async (address, { page }) => {
      await page.addInitScript((paths) => {
        for (const path of paths) {
          const names = path.split('.');
          const last = names.pop()!;
          const owner = names.reduce<unknown>(
            (object, name) => (object as Record<string, unknown> | undefined)?.[name],
            globalThis,
          );
          if (owner) Reflect.deleteProperty(owner, last);
        }
      }, newer);
      await page.goto(address);
      await hydrated(page);
      expect(await page.evaluate(() => 'groupBy' in Object)).toBe(false);
      expect(await notice(page, 'old').count()).toBe(0);
      expect(await notice(page, 'failed').count()).toBe(0);
      if (address !== '/') return;
      await pick(page, onDisk(nikonPhoto));
      await plate(page).waitFor();
      expect(await plate(page).getAttribute('aria-label')).toBe('45,213');
    },
  );
});

/**
 * Matches the console's message about a refused feature. This message ends with a place in a file; the message about an
 * unhandled error does not.
 */
const HANDLED = /(?:WebAssembly|CoreError)[^]* \(http[^)]*\)$/;

describe.each(LOCALES)('a browser below the minimum: %s', (locale) => {
  test('that refuses WebAssembly shows the notice, and calls no photo edited', async ({ page, expected }) => {
    expected.push(HANDLED);
    await change(page, `**${home[locale]}`, withoutWasm);
    await page.goto(home[locale]);
    await hydrated(page);
    expect(await notice(page, 'old').innerText()).toBe(fill(texts[locale]['frame.oldBrowser']));
    await pick(page, onDisk(nikonPhoto));
    await tool(page).getByText(fill(texts[locale]['error.noCore'])).waitFor();
    expect(await tool(page).innerText()).not.toContain(texts[locale]['error.hint']);
  });

  test('that refuses WebAssembly gets a message in the history too, which does not claim to have read anything', async ({
    page,
    expected,
  }) => {
    expected.push(HANDLED);
    const address = locale === 'en' ? '/history' : `/${locale}/history`;
    await change(page, `**${address}`, withoutWasm);
    await page.goto(address);
    await hydrated(page);
    await page.locator('input[data-open=photos]').setInputFiles([onDisk(nikonPhoto), onDisk(nikonPhoto, 'other.JPG')]);
    await page.getByText(fill(texts[locale]['error.noCore'])).waitFor();
    const [claim] = texts[locale]['history.reading.done'].split('{{');
    expect(await page.locator('main').innerText()).not.toContain(claim);
  });

  test('that lacks the newest features we need shows the notice', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'TransformStream'));
    await page.goto(home[locale]);
    await notice(page, 'old').waitFor();
    expect(await notice(page, 'old').innerText()).toBe(fill(texts[locale]['frame.oldBrowser']));
  });
});

/** Changes that make a script fail, as in an old browser or with a damaged file. */
const BREAKS: Readonly<Record<string, (code: string) => string>> = {
  'is not understood': (code) => `${code}\n/(?<=broken/; class { static {`,
  'is stopped by an error': (code) => `throw new TypeError('Object.nothing is not a function');${code}`,
};

/** The browser's message for each change in `BREAKS`. */
const BROKEN = /^SyntaxError: Invalid regular expression|^TypeError: Object\.nothing/;

describe.each(Object.keys(BREAKS))('a script that %s', (kind) => {
  test.for(
    ['/start.js', '/assets/libraries-*.js', '/assets/index-*.js', '/assets/BrandPage-*.js'].flatMap((file) =>
      (['en', 'ja', 'de'] as const).map((locale) => [file, locale] as const),
    ),
  )('shows the notice in the language of the page: %s, %s', async ([file, locale], { page, expected }) => {
    expected.push(BROKEN);
    await change(page, `**${file}`, BREAKS[kind]!);
    await page.goto(locale === 'en' ? '/canon' : `/${locale}/canon`);
    await notice(page, 'failed').waitFor();
    expect(await notice(page, 'failed').innerText()).toBe(fill(texts[locale]['frame.failed.start']));
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

test('a script that is not found shows the notice', async ({ page, expected }) => {
  expected.push(NOT_FOUND);
  await page.route('**/start.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/de/canon');
  await notice(page, 'failed').waitFor();
  expect(await notice(page, 'failed').innerText()).toBe(fill(texts.de['frame.failed.start']));
  // The hidden link to the page's content is at the notice's place, and must not cover it.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const uncovered = await notice(page, 'failed').evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return [1, 0.5 * height, height - 1].map((y) => document.elementFromPoint(left + 20, top + y) === element);
    });
    expect(uncovered).toEqual([true, true, true]);
  }
});

test('a page served instead of another shows the notice in the language of the address', async ({ page, expected }) => {
  expected.push(NOT_FOUND, BROKEN);
  await change(page, '**/assets/libraries-*.js', BREAKS['is not understood']!);
  // The host's not-found page is English, but the address is Japanese.
  await page.goto('/ja/nothing');
  await notice(page, 'failed').waitFor();
  expect(await notice(page, 'failed').innerText()).toBe(fill(texts.ja['frame.failed.start']));
});

test('an error after the start, or of a stranger’s script, shows no notice', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () =>
      window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://stranger/content.js' })),
    );
  });
  await page.goto('/canon');
  await hydrated(page);
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/late.js` })),
  );
  expect(await notice(page, 'failed').count()).toBe(0);
});
