import type { Page } from 'playwright';
import { describe } from 'vitest';
import { localizePath } from '../../src/i18n/paths';
import { come, nikonPhoto, onDisk, pick, plate, texts, tool } from './checkerVisit';
import { expect, test } from './site';
import { hydrated } from './walk';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

const banner = (page: Page, locale: keyof typeof texts = 'en') =>
  page.getByRole('region', { name: texts[locale]['cookie.heading'] });
const stored = (page: Page) =>
  page.evaluate(() =>
    ['cookie-consent', 'marketing-consent', 'analytics-consent'].map((key) => localStorage.getItem(key)),
  );

/** Opens a page whose clock only the test advances. */
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
  test('does not appear after a choice', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await page.clock.runFor(5000);
    expect(await banner(page).count()).toBe(0);
  });

  test('appears on every kind of page until there is a choice', { tags: 'weekly' }, async ({ newcomer }) => {
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

  test('can be opened again from the footer', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
    await banner(page).getByRole('checkbox', { name: 'Statistics' }).check();
    await banner(page).getByRole('button', { name: 'Accept Selected' }).click();
    expect(await stored(page)).toEqual(['selected', 'false', 'true']);
  });
});

describe('a choice', () => {
  variants(test, [
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

  test('of single uses is stored', { tags: 'weekly' }, async ({ newcomer }) => {
    await openBanner(newcomer);
    const necessary = banner(newcomer).getByRole('checkbox', { name: 'Necessary' });
    expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true]);
    await banner(newcomer).getByRole('checkbox', { name: 'Marketing' }).check();
    await banner(newcomer).getByRole('button', { name: 'Accept Selected' }).click();
    expect(await stored(newcomer)).toEqual(['selected', 'true', 'false']);
  });
});

/** a small phone, a common phone, a low window and a large one, in px */
const WINDOWS = [
  [320, 568],
  [375, 667],
  [1024, 600],
  [1440, 900],
] as const;

/** one page of each kind with controls of its own */
const KINDS = ['/', '/canon', '/canon/all-models', '/nikon/nikon-d850', '/history', '/connect', '/blog'] as const;

describe('the banner before an answer', () => {
  variants(test, localeCodes)('leaves the button of the tool free at once: %s', async (locale, { open }) => {
    const look = async ([width, height]: (typeof WINDOWS)[number]) => {
      const page = await (await open({ viewport: { width, height } })).newPage();
      await page.goto(localizePath('/', locale));
      await banner(page, locale).waitFor();
      const button = (await tool(page).locator('[data-keep-clear]').boundingBox())!;
      // The smallest phone's screen has no room for both the button and the banner, and the page doesn't scroll by
      // itself.
      return width < 360 || button.y >= height || isClear(button, (await banner(page, locale).boundingBox())!);
    };
    expect(await Promise.all(WINDOWS.map(look))).toEqual(WINDOWS.map(() => true));
  });

  variants(test, localeCodes)(
    'is at most 120 px high on a phone until it is opened, and scrolls nothing: %s',
    async (locale, { open }) => {
      const look = async (width: number) => {
        const page = await (await open({ viewport: { width, height: 667 }, hasTouch: true, isMobile: true })).newPage();
        await page.goto(localizePath('/', locale));
        await banner(page, locale).waitFor();
        const { height } = (await banner(page, locale).boundingBox())!;
        expect([width, height <= 120, height]).toEqual([width, true, height]);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const boxes = banner(page, locale).getByRole('checkbox');
        expect(await boxes.count()).toBe(0);
        await banner(page, locale).getByRole('button', { name: texts[locale]['cookie.choose'] }).click();
        expect(await boxes.count()).toBe(3);
        await banner(page, locale).getByRole('button', { name: texts[locale]['cookie.acceptSelected'] }).click();
        expect(await stored(page)).toEqual(['selected', 'false', 'false']);
      };
      await Promise.all([320, 375].map(look));
    },
  );

  test('keeps no control of a page from being scrolled clear of it', { tags: 'weekly' }, async ({ newcomer }) => {
    const covered: string[] = [];
    for (const address of KINDS) {
      await newcomer.goto(address);
      await hydrated(newcomer);
      await banner(newcomer).waitFor();
      for (const [width, height] of WINDOWS) {
        await newcomer.setViewportSize({ width, height });
        await newcomer.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
        for (const control of await controlsUnderIt(newcomer))
          covered.push(`${address} at ${width} × ${height}: ${control}`);
      }
    }
    expect(covered).toEqual([]);
  });

  variants(test, [WINDOWS[0], [768, 700], WINDOWS[3]] as const)(
    'covers neither the count nor a toast at %i × %i',
    async ([width, height], { newcomer }) => {
      await newcomer.setViewportSize({ width, height });
      await come(newcomer);
      await banner(newcomer).waitFor();
      await pick(newcomer, onDisk(nikonPhoto));
      for (const part of [plate(newcomer), newcomer.locator('[data-sonner-toast]')]) {
        await part.waitFor();
        // Tries repeatedly, because the page moves the count and slides in the toast.
        await expect
          .poll(async () => isClear((await part.boundingBox())!, (await banner(newcomer).boundingBox())!))
          .toBe(true);
      }
    },
  );
});

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Whether the part is completely above or beside the banner. */
const isClear = (part: Box, over: Box) =>
  part.y + part.height <= over.y || part.x >= over.x + over.width || part.x + part.width <= over.x;

/** The controls that are still covered after they were scrolled into view. */
const controlsUnderIt = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input, summary, select), footer :is(a, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        // If scrolled by less than half a card, a row of cards snaps back.
        control.scrollIntoView({ block: 'nearest', inline: 'center' });
        const [box] = control.getClientRects();
        if (!box || box.width < 2) return false;
        const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return !(control.contains(found) || found?.contains(control));
      })
      .map((control) => control.textContent || control.outerHTML),
  );
