/** Files and texts dropped or pasted anywhere on the site, and how to get from the home page to the tool on a phone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { describe } from 'vitest';
import { reportText } from '../support/cardReport';
import { nikonNote } from '../support/makerNotes';
import { exifBlock } from '../support/photo';
import { drop, dropFromDisk, nikonPhoto, onDisk, pick, plate, texts, toastTexts, tool } from './checkerVisit';
import { expect, NOT_FOUND, test } from './site';
import { stopOfEachKind, whollyHydrated } from './walk';
import { variants } from '../support/variants';

/** an article, which has no tool; an address without a page; and a page of each other kind */
const addresses = [
  '/blog/shutter-lifespan',
  '/nothing',
  ...stopOfEachKind
    .filter(({ locale, route }) => locale === 'en' && route.kind !== 'article')
    .map(({ address }) => address),
];
/** pages that handle a dropped file themselves */
const OWN = ['/history', '/verify'];

/** the browser's data for a dropped text, address, or picture from another site */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a text': { 'text/plain': 'a text' },
  'an address': { 'text/uri-list': 'https://example.com/', 'text/plain': 'https://example.com/' },
  'a picture of another site': {
    'text/uri-list': 'https://example.com/photo.jpg',
    'text/html': '<img src="https://example.com/photo.jpg">',
  },
};

/**
 * Drops the data on the first match of `selector`. Returns whether the page prevented the browser's default action for
 * `dragover` and for `drop`.
 */
const dropForeign = (page: Page, data: Readonly<Record<string, string>>, selector = 'main h1') =>
  page
    .locator(selector)
    .first()
    .evaluate((target, entries) => {
      const dataTransfer = new DataTransfer();
      for (const [type, text] of Object.entries(entries)) dataTransfer.setData(type, text);
      const event = (name: string) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
      return ['dragover', 'drop'].map((name) => !target.dispatchEvent(event(name)));
    }, data);

variants(
  test,
  addresses.filter((address) => !OWN.includes(address)),
  2,
)('a photo that is dropped in the middle of the text is read: %s', async (address, { page, expected }) => {
  expected.push(NOT_FOUND);
  await page.goto(address);
  await whollyHydrated(page);
  await drop(page, 'main h1', [onDisk(nikonPhoto)]);
  await plate(page).waitFor();
  expect(await plate(page).textContent()).toBe('45,213');
  expect(await page.locator('[data-notice]:visible').count()).toBe(0);
});

variants(test, addresses)(
  'a text, an address or a foreign picture that is dropped is answered, and opens nothing: %s',
  async (address, { page, expected }) => {
    expected.push(NOT_FOUND);
    await page.goto(address);
    await whollyHydrated(page);
    for (const [name, data] of Object.entries(FOREIGN)) {
      expect(await dropForeign(page, data), name).toEqual([true, true]);
      await expect.poll(() => toastTexts(page)).toContain(texts.en['toast.noFile']);
      expect(await toastTexts(page)).toContain(texts.en['toast.notAnImage']);
      await page.locator('[data-sonner-toast] [data-close-button]').first().click();
      await expect.poll(() => toastTexts(page)).toBe('');
    }
    expect(new URL(page.url()).pathname).toBe(address);
  },
);

test('a folder that is dropped on an article is searched at home', { tags: 'weekly' }, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
  await writeFile(join(folder, 'DSC_4711.JPG'), nikonPhoto);
  await page.goto('/blog/shutter-lifespan');
  await whollyHydrated(page);
  await dropFromDisk(page, folder);
  await plate(page).waitFor();
  expect(await plate(page).textContent()).toBe('45,213');
  expect(new URL(page.url()).pathname).toBe('/');
  await rm(folder, { recursive: true });
});

test(
  'of several photos dropped on an article the first is read, and the rest offered to the history',
  { tags: 'weekly' },
  async ({ page }) => {
    await page.goto('/de/blog/shutter-lifespan');
    await whollyHydrated(page);
    await drop(page, 'main h1', [onDisk(nikonPhoto, 'a.jpg'), onDisk(nikonPhoto, 'b.jpg')]);
    await plate(page).waitFor();
    expect(await tool(page).innerText()).toContain(texts.de['result.several']);
    await page.getByRole('link', { name: texts.de['result.seeAll'] }).click();
    await page.waitForURL('**/de/history');
  },
);

test.for([
  ['/history', 'DSC_4711.JPG'],
  ['/verify', texts.en['verify.photo.reads'].replace('{{file}}', 'DSC_4711.JPG')],
] as const)(
  'a file that is dropped before the scripts are there stays on a page that uses it: %s',
  async ([path, sign], { page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/start.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    await drop(page, 'main h1', [onDisk(nikonPhoto)]);
    expect(await page.locator('[data-notice=waiting]:visible').innerText()).toBe(texts.en['frame.waiting']);
    release();
    await page.getByText(sign).first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('[data-notice]:visible').count()).toBe(0);
  },
);

test('the reader for a waiting photo is fetched before the page has loaded', async ({ page }) => {
  await page.route('**/start.js', async (route) => {
    await drop(page, 'main h1', [onDisk(nikonPhoto)]);
    await route.continue();
  });
  const held: Route[] = [];
  await page.route(/\/assets\/HomePage-/, (route) => void held.push(route));
  const fetched = page.waitForRequest(/\/assets\/core-/);
  await page.goto('/', { waitUntil: 'commit' });
  await fetched;
  for (const route of held) await route.continue();
  await plate(page).waitFor();
  expect(await plate(page).textContent()).toBe('45,213');
});

test('a photo that is pasted on the history is added to it, and one on the check of a report is compared', async ({
  page,
}) => {
  const paste = () =>
    page.evaluate(
      (bytes) => {
        const pasted = new DataTransfer();
        pasted.items.add(new File([Uint8Array.from(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }));
      },
      [...nikonPhoto],
    );
  await page.goto('/history');
  await whollyHydrated(page);
  await paste();
  await page.locator('[data-history-drop]').getByRole('heading').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/history');
  await page.goto('/verify');
  await whollyHydrated(page);
  await paste();
  await page.getByText(texts.en['verify.photo.reads'].replace('{{file}}', 'pasted.jpg')).waitFor();
});

describe('a text', () => {
  test('may be dropped into a field without a toast', { tags: 'weekly' }, async ({ page }) => {
    await page.goto('/verify');
    await whollyHydrated(page);
    expect(await dropForeign(page, FOREIGN['a text']!, 'main textarea')).toEqual([false, false]);
    expect(await page.evaluate(() => window.pageFiles.takeUnanswered())).toBe(false);
  });

  test(
    'may be pasted into a field together with the picture that an office program adds',
    { tags: 'weekly' },
    async ({ page }) => {
      await page.goto('/');
      await whollyHydrated(page);
      const isLeft = await page
        .locator('main input[type=search]')
        .first()
        .evaluate(
          (field, bytes) => {
            const clipboardData = new DataTransfer();
            clipboardData.items.add(new File([Uint8Array.from(bytes)], 'picture.png', { type: 'image/png' }));
            clipboardData.setData('text/plain', 'D850');
            return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
          },
          [...nikonPhoto],
        );
      expect(isLeft).toBe(true);
      expect(await page.locator('[data-phase]').getAttribute('data-phase')).toBe('idle');
    },
  );
});

describe('on a phone, from home', () => {
  const PHONE = { width: 375, height: 667 };

  test('one tap leads to the cable, one to many photos', { tags: 'weekly' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const [name, path] of [
      ['ways.cable', '/connect'],
      ['ways.many', '/history'],
    ] as const) {
      await page.goto('/');
      await whollyHydrated(page);
      await tool(page).getByRole('link', { name: texts.en[name] }).click();
      await page.waitForURL(`**${path}`);
    }
  });

  test('a browser without USB says so at the way', { tags: 'weekly' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'usb'));
    await page.setViewportSize(PHONE);
    await page.goto('/de');
    await tool(page).getByRole('link', { name: texts.de['ways.noCable'] }).waitFor();
  });

  test('a NEF of 45 MB gives its count with one tap in the zone', async ({ page }) => {
    const raw = exifBlock({
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      note: nikonNote({ shutterCount: 45_213 }),
    });
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await whollyHydrated(page);
    await drop(page, 'main h1', [onDisk(raw, 'DSC_4711.NEF', '')], 45 * 1024 * 1024);
    await expect.poll(() => toastTexts(page)).toContain(texts.en['toast.tooLarge']);
    const zone = page.locator('[data-large]');
    expect(await zone.innerText()).toContain(texts.en['dropZone.large']);
    const shift = await page.evaluate(layoutShift);
    expect(shift).toBeLessThan(0.1);
    await zone.getByRole('button', { name: texts.en['toast.readMetadata'] }).click();
    await plate(page).waitFor();
    expect(await plate(page).textContent()).toBe('45,213');
  });

  test('the file types name Canon’s card report, and the zone accepts it', { tags: 'weekly' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await whollyHydrated(page);
    await page.getByRole('main').getByText('CAM_INFO.XML').waitFor();
    await pick(page, onDisk(Buffer.from(reportText()), 'CAM_INFO.XML', 'text/xml'));
    await plate(page).waitFor();
  });
});

/** Runs in the page: the sum of all layout shifts so far, whatever caused them. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });
