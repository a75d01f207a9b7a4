import type { Page } from 'playwright';
import { describe } from 'vitest';
import { localizePath } from '../../src/i18n/paths';
import { everyPart } from '../../src/i18n/loadText';
import { loadTranslator } from '../../src/i18n/translator';
import { violations } from './axe';
import { answeredBanner, expect, origin, test } from './site';
import { hydrated, painted, stopOfEachKind, walk } from './walk';
import { variants } from '../support/variants';
import type { Stop } from '../support/stops';
import { localeCodes } from '../../src/config/locales';

const MAX_PICTURE_BYTES = 150 * 1024;

const isWithin = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

variants(describe, localeCodes)('the home page in %s', (locale) => {
  test.for([
    [375, 667],
    [1440, 900],
  ] as const)('shows the three ways in on the first screen of %i × %i', async ([width, height], { page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(localizePath('/', locale));
    for (const way of ['label', 'a[href$="/connect"]', 'a[href$="/history"]'])
      expect(await isWithin(page, `[data-phase] ${way}`), way).toBe(true);
  });
});

/** The text of the largest paint so far. Browsers record no paints after the visitor's first input. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          resolve(element?.textContent ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

variants(test, localeCodes)(
  'on a phone the cookie banner is no larger than the first words of home: %s',
  async (locale, { open }) => {
    const { t } = await loadTranslator(locale, everyPart);
    const context = await open({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    await page.goto(localizePath('/', locale));
    await page.getByRole('region', { name: t('cookie.heading') }).waitFor();
    await painted(page);
    const largest = await largestPaint(page);
    expect(largest).not.toBe('');
    expect(largest).not.toContain(t('cookie.text'));
  },
);

describe('cards below the first screen', () => {
  /** All cards of a row fade in together, whether they are side by side or scroll sideways. */
  const row = (page: Page, words: string) =>
    page.getByRole('region', { name: words }).locator(':scope > div', { has: page.locator('[data-cards]') });
  const opacity = (page: Page, words: string) =>
    row(page, words).evaluate((element) => getComputedStyle(element).opacity);

  test('fade in once and stay', async ({ page }) => {
    const { t } = await loadTranslator('en', everyPart);
    await page.goto('/');
    await hydrated(page);
    const heading = t('home.useCases.heading');
    await expect.poll(() => opacity(page, heading)).toBe('0');
    await page.getByRole('heading', { name: heading }).click();
    await expect.poll(() => opacity(page, heading)).toBe('1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await opacity(page, heading)).toBe('1');
  });

  test('are all visible without JavaScript', { tags: 'weekly' }, async ({ open }) => {
    const { t } = await loadTranslator('en', everyPart);
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    for (const key of ['whyUse', 'useCases', 'technology'] as const)
      expect(await opacity(page, t(`home.${key}.heading`))).toBe('1');
  });
});

describe('the search in all models', () => {
  test('moves nothing while the list shrinks, at any scroll position', async ({ page }) => {
    await page.goto('/canon/all-models');
    await hydrated(page);
    const box = page.getByRole('searchbox');
    const place = () => box.evaluate((element) => element.getBoundingClientRect().top);
    for (const scrolled of [0, 120, 900]) {
      await page.evaluate((top) => scrollTo(0, top), scrolled);
      await box.fill('');
      const before = await place();
      for (const query of ['eos', 'eos r', 'no such camera', 'dslr', '']) {
        await box.fill(query);
        expect([query, await place()]).toEqual([query, before]);
      }
    }
  });
});

describe('the table of all cameras, at an address that selects some of them,', () => {
  const rows = (page: Page) => page.locator('main tbody tr');

  test('shows no others before it has hydrated, and moves nothing when it has', async ({ open }) => {
    const context = await open({ storageState: answeredBanner() });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // Pauses the animation of the table's rows until the scripts have run, for slow machines.
      addEventListener('animationstart', ({ target }) => {
        for (const animation of (target as Element).getAnimations()) animation.pause();
      });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) {
          const [released] = performance.getEntriesByName('released');
          if (released && startTime > released.startTime) document.documentElement.setAttribute('data-shifted', '');
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/cameras?brand=kodak', { waitUntil: 'commit' });
    await rows(page).nth(300).waitFor({ state: 'attached' });
    expect(await page.locator('main tbody tr:visible').count()).toBe(0);
    // This test is only about layout shifts during hydration.
    await page.locator('footer').waitFor();
    await page.evaluate(async () => document.fonts.ready);
    await painted(page);
    await page.evaluate(() => performance.mark('released'));
    release();
    await rows(page).first().waitFor();
    const names = await page.locator('main tbody th').allTextContents();
    expect(names.filter((name) => !name.startsWith('Kodak'))).toEqual([]);
    await painted(page);
    expect(await page.locator('html').getAttribute('data-shifted')).toBeNull();
  });

  test('shows all cameras without script', { tags: 'weekly' }, async ({ open }) => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/cameras?brand=kodak');
    expect(await rows(page).first().isVisible()).toBe(true);
  });
});

/** The same page with few rows in its table, for rules that check each row. */
const withFewRows = (address: string) =>
  address.replace(/\/cameras$/, '$&?brand=kodak').replace('/canon/all-models', '/kodak/all-models');

/** German has the longest words, and the page of all cameras has the widest table in any language. */
const isWidest = ({ locale, route }: Stop) => locale === 'de' || route.kind === 'cameras';
const WIDTH_STOPS = [
  ['German, and the widest table', stopOfEachKind.filter(isWidest)],
  ['all others', stopOfEachKind.filter((stop) => !isWidest(stop))],
] as const;

const LOOKS = [
  ['en', 'light', 'few rows'],
  ...localeCodes.flatMap((locale) =>
    (['light', 'dark'] as const).map((scheme) => [locale, scheme, 'all rows'] as const),
  ),
] as const;

describe('each kind of page in each language', () => {
  variants(test, WIDTH_STOPS)('fits every width from 320 px on: %s', async ([, stops], { open }) => {
    const context = await open({ storageState: answeredBanner() });
    const wide: string[] = [];
    await walk(context, stops, async (page, { address }) => {
      await page.goto(origin + address);
      for (const width of [320, 375, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) wide.push(`${address} at ${width}: ${excess} px`);
      }
    });
    expect(wide).toEqual([]);
  });

  variants(test, LOOKS)('is accessible: %s, %s, %s', async ([locale, colorScheme, rows], { open }) => {
    // With reduced motion, nothing fades while axe measures the colors.
    const context = await open({ storageState: answeredBanner(), reducedMotion: 'reduce' });
    const found: string[] = [];
    const looked = stopOfEachKind.filter((stop) => stop.locale === locale);
    await walk(context, looked, async (page, { address }) => {
      await page.goto(origin + (rows === 'few rows' ? withFewRows(address) : address));
      await hydrated(page);
      await page.emulateMedia({ colorScheme });
      for (const violation of await violations(page)) found.push(`${address}: ${violation}`);
    });
    expect(found).toEqual([]);
  });

  test('requests no missing file and less than 150 KB of pictures', { tags: 'weekly' }, async ({ open }) => {
    const context = await open({ storageState: answeredBanner() });
    const heavy: string[] = [];
    await walk(context, stopOfEachKind, async (page, { address }) => {
      await page.goto(origin + address);
      // The browser loads a picture only near the visible part of the page.
      for (const picture of await page.locator('img:visible').all()) await picture.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const files = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((file) => ({
          name: file.name,
          status: file.responseStatus,
          bytes: file.encodedBodySize,
        })),
      );
      heavy.push(
        ...files.filter(({ status }) => status >= 400).map(({ name, status }) => `${address}: ${status} ${name}`),
      );
      const pictures = files.filter(({ name }) => /\.(svg|webp|png|jpg)$/.test(name));
      const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
      if (bytes > MAX_PICTURE_BYTES) heavy.push(`${address}: ${bytes} bytes`);
    });
    expect(heavy).toEqual([]);
  });
});
