import type { Page } from 'playwright';
import { describe } from 'vitest';
import { brands } from '../../src/cameras/catalogue';
import { TOAST, TOOLTIP_DELAY_MS } from '../../src/config/constants';
import { violations } from './axe';
import { come, nikonPhoto, onDisk, pick, plate, texts } from './checkerVisit';
import { expect, test } from './site';
import { hydrated, whollyHydrated } from './walk';

/** Stops the clock after hydration, so that timers fire only when the test advances it. */
async function visitWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await hydrated(page);
  await page.clock.pauseAt(3_600_000);
}

const path = (page: Page) => new URL(page.url()).pathname;

describe('the cameras in the header', () => {
  const entry = (page: Page) => page.locator('header').getByRole('button', { name: 'Cameras' });
  const isOpen = async (page: Page) => (await entry(page).getAttribute('aria-expanded')) === 'true';

  test('open 200 ms after the pointer enters and close 150 ms after it leaves', async ({ page }) => {
    await visitWithClock(page, '/privacy-policy');
    await entry(page).hover();
    await page.clock.runFor(199);
    expect(await isOpen(page)).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(() => isOpen(page)).toBe(true);

    await page.mouse.move(0, 600);
    await page.clock.runFor(149);
    expect(await isOpen(page)).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => isOpen(page)).toBe(false);

    // Within 300 ms after it closes, the menu opens again without a delay.
    await page.clock.runFor(299);
    await entry(page).hover();
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  test(
    'stay open when a click follows the pointer, and close at the next one',
    { tags: 'weekly' },
    async ({ page }) => {
      await visitWithClock(page, '/privacy-policy');
      await entry(page).hover();
      await page.clock.runFor(200);
      await expect.poll(() => isOpen(page)).toBe(true);
      await entry(page).click();
      await page.clock.runFor(1000);
      expect(await isOpen(page)).toBe(true);
      await entry(page).click();
      expect(await isOpen(page)).toBe(false);
    },
  );

  test('open at once on a click that comes before the hover delay is over', { tags: 'weekly' }, async ({ page }) => {
    await visitWithClock(page, '/privacy-policy');
    await entry(page).click();
    await page.clock.runFor(1000);
    expect(await isOpen(page)).toBe(true);
    await page.locator('main').click({ position: { x: 5, y: 300 } });
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('open under the pointer, and lead to a brand', { tags: 'weekly' }, async ({ page }) => {
    await page.goto('/privacy-policy');
    await hydrated(page);
    await entry(page).hover();
    await expect.poll(() => isOpen(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Minolta' }).first().click();
    await page.waitForURL('**/minolta');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('can be reached by keyboard', async ({ page }) => {
    await page.goto('/de/privacy-policy');
    await hydrated(page);
    const cameras = page.locator('header').getByRole('button', { name: 'Kameras' });
    await cameras.focus();
    await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).toContain('Kameras');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement!.getAttribute('href'))).toBe('/de/canon');
    await page.keyboard.press('Escape');
    await expect.poll(() => cameras.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the menu on small screens', () => {
  test.for([320, 375, 767])(
    'contains everything and closes on the way to another page: %i px',
    { tags: 'weekly' },
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 667 });
      await page.goto('/ja/canon');
      await hydrated(page);
      await page.getByRole('button', { name: 'メニューを開く' }).click();
      const menu = page.locator('header').getByRole('navigation').filter({ visible: true });
      // home, the blog, the history, all cameras, and every brand
      expect(await menu.getByRole('link').count()).toBe(4 + brands.length);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await menu.getByRole('link', { name: 'ペンタックス' }).click();
      await page.waitForURL('**/ja/pentax');
      await expect.poll(() => menu.count()).toBe(0);
    },
  );

  test('stays closed on the way back to where it was opened', { tags: 'weekly' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/canon');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('header').getByRole('link', { name: 'Pentax', exact: true }).filter({ visible: true }).click();
    await page.waitForURL('**/pentax');
    await page.goBack();
    await page.waitForURL('**/canon');
    await page.getByRole('heading', { level: 1, name: 'Canon shutter count' }).waitFor();
    expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(1);
  });

  test('does not exist from 768 px on', { tags: 'weekly' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 667 });
    await page.goto('/canon');
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
    expect(await page.locator('header').getByRole('link', { name: 'Blog' }).isVisible()).toBe(true);
  });
});

describe('light and dark', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('follow the system until the visitor chooses, and the choice stays', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/privacy-policy');
    await hydrated(page);
    const light = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground(page);
    expect(dark).not.toBe(light);
    await page.locator('header').getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await ground(page)).toBe(light);
    await page.goto('/de/blog');
    expect(await ground(page)).toBe(light);
  });
});

describe('a tooltip', () => {
  const themeSwitch = (page: Page) =>
    page.locator('header').getByRole('button', { name: 'Switch between light and dark' });
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test('appears after 700 ms, and at once within 300 ms of the last one', async ({ page }) => {
    await visitWithClock(page, '/privacy-policy');
    const leave = async () => {
      await page.mouse.move(0, 600);
      await expect.poll(() => tooltip(page).count()).toBe(0);
    };
    await themeSwitch(page).hover();
    await page.clock.runFor(699);
    expect(await tooltip(page).count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip(page).waitFor();
    expect(await tooltip(page).innerText()).toBe('Switch between light and dark');

    await leave();
    await page.clock.runFor(299);
    await themeSwitch(page).hover();
    await tooltip(page).waitFor();

    await leave();
    await page.clock.runFor(300);
    await themeSwitch(page).hover();
    await page.clock.runFor(699);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('is inside the window, and stays open under a pointer that moves over it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/privacy-policy');
    await hydrated(page);
    await themeSwitch(page).hover();
    await tooltip(page).waitFor();
    const control = (await themeSwitch(page).boundingBox())!;
    const hint = (await tooltip(page).boundingBox())!;
    expect(hint.y).toBeCloseTo(control.y + control.height + 6, 1);
    expect(hint.x).toBeGreaterThanOrEqual(8);
    expect(hint.x + hint.width).toBeLessThanOrEqual(320 - 8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // The tooltip is outside all landmarks, so that no element can clip it.
    expect(await violations(page, ['[role=tooltip]'], 'header')).toEqual([]);

    // Moves slowly across the gap between the control and its tooltip.
    for (let y = control.y + control.height / 2; y < hint.y + hint.height / 2; y++) {
      await page.mouse.move(control.x + control.width / 2, y);
    }
    await page.mouse.move(hint.x + 5, hint.y + hint.height / 2);
    await page.waitForTimeout(TOOLTIP_DELAY_MS);
    expect(await tooltip(page).count()).toBe(1);
    await page.mouse.move(5, 400);
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });

  test('appears at once on keyboard focus, not after a click, and closes with Escape', async ({ page }) => {
    await page.goto('/privacy-policy');
    await hydrated(page);
    await page.locator('header fieldset button:enabled').last().focus();
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip(page).count()).toBe(0);

    await page.keyboard.press('Shift+Tab');
    await themeSwitch(page).click();
    expect(await themeSwitch(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.waitForTimeout(TOOLTIP_DELAY_MS);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('has a border in forced colors', { tags: 'weekly' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/privacy-policy');
    await hydrated(page);
    await themeSwitch(page).hover();
    await tooltip(page).waitFor();
    const { outline, ground } = await tooltip(page).evaluate((hint) => {
      const { outlineColor, backgroundColor } = getComputedStyle(hint);
      return { outline: outlineColor, ground: backgroundColor };
    });
    expect(outline).not.toMatch(/^rgba\(.*, 0\)$/);
    expect(outline).not.toBe(ground);
  });
});

describe('toasts', () => {
  const rejectFile = (page: Page) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
  const toasts = (page: Page) => page.locator('[data-sonner-toast]');

  test('have the specified place, size and duration', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitWithClock(page, '/');
    await page.locator('section[aria-live], [data-sonner-toaster]').first().waitFor({ state: 'attached' });
    for (const count of [1, 2, 3, 4]) {
      await rejectFile(page);
      // The page renders the toast only when the clock advances.
      const shown = async () => {
        await page.clock.runFor(10);
        return toasts(page).count();
      };
      await expect.poll(shown).toBe(count);
    }
    expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(TOAST.visible);
    const place = async () => {
      const { x, y, width, height } = (await toasts(page).first().boundingBox())!;
      return { width, right: 1440 - x - width, bottom: 900 - y - height };
    };
    await expect.poll(place).toEqual({ width: TOAST.widthPx, right: TOAST.edgeOffsetPx, bottom: TOAST.edgeOffsetPx });
    await page.clock.runFor(TOAST.durationMs + TOAST.closeAnimationMs + 100);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  test('have a close button in the language of the page', { tags: 'weekly' }, async ({ page }) => {
    await come(page, 'ja');
    await rejectFile(page);
    await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'お知らせを閉じる' }).click();
    await expect.poll(() => toasts(page).count()).toBe(0);
  });
});

describe('links', () => {
  test(
    'to a section of the home page work from another page and from the home page itself',
    { tags: 'weekly' },
    async ({ page }) => {
      await page.goto('/de/privacy-policy');
      await hydrated(page);
      const top = (id: string) =>
        page.evaluate((part) => document.getElementById(part)?.getBoundingClientRect().top, id);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Anleitung' }).click();
      await expect.poll(() => top('how-to')).toBeLessThan(200);
      expect(path(page)).toBe('/de');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Was Auslösungen verraten' }).click();
      await expect.poll(() => top('about')).toBeGreaterThan(-20);
    },
  );

  test('start every page at its top', { tags: 'weekly' }, async ({ page }) => {
    await page.goto('/canon');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('main');
  });

  test(
    'let every page fade in except the first, which is there before the script',
    { tags: 'weekly' },
    async ({ page }) => {
      const fade = () => page.evaluate(() => getComputedStyle(document.querySelector('main > div')!).animationName);
      await page.goto('/canon');
      await hydrated(page);
      expect(await fade()).toBe('none');
      for (const [link, heading] of [
        ['Blog', 'Blog'],
        ['Canon', 'Canon shutter count'],
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await fade()).not.toBe('none');
      }
    },
  );

  test('show the card of a link that the keyboard reaches in a row of cards', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    await hydrated(page);
    const [first, second] = await page
      .getByRole('region', { name: texts.en['home.useCases.heading'] })
      .getByRole('link')
      .all();
    await first!.focus();
    await page.keyboard.press('Tab');
    expect(await second!.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => second!.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  });

  test('let the keyboard skip the header', { tags: 'weekly' }, async ({ page }) => {
    await page.goto('/canon');
    await hydrated(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('main');
  });
});

test('axe finds nothing on the cookie banner, in light and in dark', { tags: 'weekly' }, async ({ newcomer }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await newcomer.emulateMedia({ colorScheme });
    await newcomer.goto('/privacy-policy');
    await newcomer.getByRole('region', { name: 'Cookie preferences' }).waitFor();
    expect(await violations(newcomer)).toEqual([]);
  }
});

describe('the way back', () => {
  test('returns to where the reader was', async ({ page }) => {
    await page.goto('/canon');
    // If the link is not hydrated, the browser loads the next page from the server, and after Back also this page.
    await whollyHydrated(page);
    const link = page.getByRole('main').getByRole('link', { name: 'All Canon models' }).last();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await page.getByRole('searchbox').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Canon shutter count' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('leads home from a brand page without an earlier page of this site', async ({ page }) => {
    await page.goto('/canon');
    await whollyHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'All Canon models' }).first().click();
    await page.getByRole('searchbox').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Canon shutter count' }).waitFor();
    // After Back, the page that the visitor left is still the next entry of the browser history.
    expect(await page.evaluate(() => history.length)).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL('**/');
    await page.getByRole('heading', { level: 1, name: texts.en['home.heading'] }).waitFor();
  });
});

test('the wear scale follows forced colors', { tags: 'weekly' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await come(page);
  await pick(page, onDisk(nikonPhoto));
  await plate(page).waitFor();
  const colors = () =>
    page
      .locator('[data-tool] svg[role=img]:has(text) line')
      .evaluateAll((lines) => [...new Set(lines.map((line) => getComputedStyle(line).stroke))]);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect.poll(colors).toEqual([text]);
});
