/**
 * Zoomed pages. A window of 1280 × 800 px has 640 × 400 CSS px at 200 %. At 400 %, it is as narrow as a small phone.
 */
import type { Page } from 'playwright';
import { come, nikonPhoto, onDisk, pick, plate } from './checkerVisit';
import { answeredBanner, expect, origin, test } from './site';
import { hydrated, stopOfEachKind, walk } from './walk';
import { localeCodes } from '../../src/config/locales';
import { variants } from '../support/variants';

/** The headings and controls that overlap, and by how many pixels the page is too wide. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main :is(h1, h2, h3, a, button)')]
      .filter((part) => part.checkVisibility() && !part.closest('details:not([open])'))
      .map((part) => ({ part, boxes: [...part.getClientRects()] }));
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    const overlaps = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(({ part }) => !one.part.contains(part))
        .filter(({ boxes }) => boxes.some((box) => one.boxes.some((other) => meet(box, other))))
        .map(({ part }) => `${one.part.textContent} | ${part.textContent}`),
    );
    const excess = document.documentElement.scrollWidth - innerWidth;
    return excess > 0 ? [`${excess} px too wide`, ...overlaps] : overlaps;
  });

variants(test, [
  [320, 640],
  [640, 400],
] as const)('zoomed to %i × %i nothing overlaps and nothing scrolls sideways', async ([width, height], { page }) => {
  await page.setViewportSize({ width, height });
  const found: Record<string, string[]> = {};
  for (const address of ['/de', '/de/nikon', '/ja/nikon/nikon-d850', '/de/blog/shutter-lifespan']) {
    await page.goto(address);
    await hydrated(page);
    const here = await faults(page);
    if (here.length > 0) found[address] = here;
  }
  for (const locale of ['ja', 'de'] as const) {
    await come(page, locale);
    await pick(page, onDisk(nikonPhoto));
    await plate(page).waitFor();
    const closed = page.locator('[data-tool] details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    const here = await faults(page);
    if (here.length > 0) found[`result in ${locale}`] = here;
  }
  expect(found).toEqual({});
});

/** Whether the header shows the site's whole name, and nothing covers it. */
const nameIsWhole = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector('header a:not([href^="#"]) > span')!;
    const header = name.closest('header')!.getBoundingClientRect();
    return [...name.getClientRects()].every(({ left, right, top, bottom }) => {
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
      const isFree = corners.every(([x, y]) => name.parentElement!.contains(document.elementFromPoint(x, y)));
      return isFree && top >= header.top && bottom <= header.bottom;
    });
  });

test.for([375, 768, 1440])(
  'with text of twice the size, header and count are complete at %i px, and the count has grown',
  { tags: 'weekly' },
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const locale of ['en', 'de'] as const) {
      await come(page, locale);
      await pick(page, onDisk(nikonPhoto));
      await plate(page).waitFor();
      const before = (await plate(page).boundingBox())!;
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        // React still updates the toasts, so they cannot be removed.
        for (const toast of document.querySelectorAll<HTMLElement>('[data-sonner-toaster]')) toast.hidden = true;
      });
      const after = (await plate(page).boundingBox())!;
      expect(after.height / before.height).toBeGreaterThanOrEqual(width === 768 ? 1.1 : 1.2);
      const card = (await page
        .locator('section', { has: plate(page) })
        .last()
        .boundingBox())!;
      expect(after.x + after.width).toBeLessThan(card.x + card.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await nameIsWhole(page)).toBe(true);
    }
  },
);

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true } as const;

test.for(localeCodes)(
  'with text of twice the size no kind of page is wider than a phone: %s',
  { tags: 'weekly' },
  async (locale, { open }) => {
    const context = await open({ ...PHONE, storageState: answeredBanner() });
    const stops = stopOfEachKind.filter((stop) => stop.locale === locale);
    const wide: string[] = [];
    await walk(context, stops, async (page, { address }) => {
      await page.goto(origin + address);
      await hydrated(page);
      const width = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const details of document.querySelectorAll('details')) details.open = true;
        return document.documentElement.scrollWidth;
      });
      if (width > PHONE.viewport.width) wide.push(`${address}: ${width} px`);
    });
    expect(wide).toEqual([]);
  },
);

/** The controls that are too small for a finger, with their size in px, except links in running text. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInText = (part: Element) =>
      part.closest('[data-sources]') !== null ||
      (getComputedStyle(part).display === 'inline' &&
        [...part.parentNode!.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim() !== '',
        ));
    return [...document.querySelectorAll('a[href], button, summary, select, label, textarea, input')]
      .filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).clipPath === 'none',
      )
      .filter((part) => !(part.matches('input') && (part.closest('label') || part.matches('[type=file]'))))
      .filter((part) => !(part.matches('label') && !part.querySelector('input')) && !isInText(part))
      .flatMap((part) => {
        // A control may react to presses outside its visible part.
        const { position, width, height } = getComputedStyle(part, '::after');
        const box = part.getBoundingClientRect();
        const [wide, high] = (['width', 'height'] as const).map((side) =>
          Math.round(Math.max(box[side], position === 'absolute' ? parseFloat({ width, height }[side]) || 0 : 0)),
        ) as [number, number];
        return box.width > 1 && Math.min(wide, high) < 44 ? [`${part.textContent} (${wide} × ${high})`] : [];
      });
  });

test('on a touch screen a finger meets everything that can be tapped', { tags: 'weekly' }, async ({ open }) => {
  const context = await open({ ...PHONE, storageState: answeredBanner() });
  const small: Record<string, string[]> = {};
  const note = (name: string, found: string[]) => {
    if (found.length > 0) small[name] = found;
  };
  await walk(
    context,
    stopOfEachKind.filter(({ locale }) => locale === 'en'),
    async (page, { address }) => {
      await page.goto(origin + address);
      await hydrated(page);
      note(address, await smallTargets(page));
    },
  );
  const page = await context.newPage();
  await come(page);
  await pick(page, onDisk(nikonPhoto));
  await plate(page).waitFor();
  note('result', await smallTargets(page));
  expect(small).toEqual({});
});
