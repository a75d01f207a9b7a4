import { createHash } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { beforeEach, describe } from 'vitest';
import { PROCESSING_DELAY_MS } from '../../src/config/constants';
import { localizePath } from '../../src/i18n/paths';
import { localeCodes, type Locale } from '../../src/config/locales';
import { SAMPLE } from '../sample/samplePhoto';
import { jpeg } from '../support/containers';
import { fujifilmNote, nikonNote, panasonicNote, sonyNote } from '../support/makerNotes';
import { exifBlock, photo, photoWithoutExif, thumbnailOf } from '../support/photo';
import { holdTimers, releaseTimers } from '../support/timers';
import { violations } from './axe';
import {
  chooseReport,
  come,
  drop,
  nikonPhoto as nikon,
  onDisk,
  pick,
  plate,
  texts,
  toastTexts,
  tool,
} from './checkerVisit';
import { answeredBanner, expect, origin, test, testWithWorker } from './site';
import { variants } from '../support/variants';

const MEGABYTE = 1024 * 1024;

const sony = photo({
  make: 'SONY',
  model: 'ILCE-6000',
  note: sonyNote({ layout: 'a', shutterCount: 1867, gate: 0x23 }),
});
const fujifilm = photo({ make: 'FUJIFILM', model: 'X-T4', note: fujifilmNote({ imageCount: 12_007 }) });
const panasonic = photo({ make: 'Panasonic', model: 'DMC-FT4', note: panasonicNote() });
/** A RAW file's TIFF block without the picture, which is never read. */
const nikonRaw = exifBlock({
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount: 45_213 }),
});
/** This photo was saved again, so its card has one line more. */
const nikonWithPreview = jpeg(
  exifBlock({ ...SAMPLE, software: 'GIMP 2.10' }, { thumbnail: thumbnailOf(photoWithoutExif([160, 120])) }),
);
const phone = photo({ make: 'Apple', model: 'iPhone 13 Pro', gps: true });

async function previewed(page: Page, locale: Locale = 'en') {
  const image = tool(page).getByRole('img', { name: texts[locale]['modelCard.photo'] });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(160);
  return image;
}

/** Waits until the tool shows a result or an error. */
const result = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: texts[locale]['result.again'] }).waitFor();

const back = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: texts[locale]['result.again'] }).click();

variants(describe, localeCodes)('in the language %s', (locale) => {
  const words = texts[locale];
  const figuresOf = (english: string) => (locale === 'de' ? english.replace(',', '.') : english);

  test('a photo leads from idle through processing to its result, and back', async ({ page }) => {
    await come(page, locale);
    const idle = tool(page).getByRole('heading', { name: words['dropZone.heading'] });
    await idle.waitFor();
    expect(await tool(page).getByText(words['dropZone.hint']).isVisible()).toBe(true);
    expect(await tool(page).getByText(words['dropZone.privacy']).isVisible()).toBe(true);

    await page.evaluate(holdTimers, PROCESSING_DELAY_MS);
    await pick(page, onDisk(nikon));
    await tool(page).getByRole('heading', { name: words['dropZone.processingHeading'] }).waitFor();
    expect(await tool(page).getByText(words['dropZone.processingText']).isVisible()).toBe(true);
    expect(await tool(page).getByText(words['dropZone.privacy']).isVisible()).toBe(true);
    expect(await page.locator('input[type=file]').isDisabled()).toBe(true);

    await page.evaluate(releaseTimers);
    await result(page, locale);
    expect(await plate(page).textContent()).toBe(figuresOf('45,213'));
    expect(await tool(page).getByText('NIKON D850', { exact: true }).isVisible()).toBe(true);
    expect(await tool(page).getByText(words['grade.exact'], { exact: true }).isVisible()).toBe(true);
    await expect
      .poll(() => toastTexts(page))
      .toContain(words['toast.extracted'].replace('{{camera}}', 'NIKON CORPORATION NIKON D850'));

    await back(page, locale);
    await idle.waitFor();
    expect(await page.locator('input[type=file]').isEnabled()).toBe(true);
  });

  test(
    'a visible toast and its button change with the language, and the button still works',
    { tags: 'weekly' },
    async ({ page }) => {
      const next = localeCodes[(localeCodes.indexOf(locale) + 1) % localeCodes.length]!;
      await come(page, locale);
      await pick(page, onDisk(nikonRaw, 'DSC_4711.NEF', ''));
      await result(page, locale);
      await drop(page, 'main', [onDisk(nikonRaw, 'DSC_4711.NEF', '')], 21 * MEGABYTE);
      await expect.poll(() => toastTexts(page)).toContain(words['toast.tooLarge'] + words['toast.readMetadata']);
      await page.evaluate((code) => document.querySelector<HTMLElement>(`header [lang=${code}]`)!.click(), next);
      await expect
        .poll(() => toastTexts(page))
        .toContain(texts[next]['toast.tooLarge'] + texts[next]['toast.readMetadata']);
      await page.locator('[data-sonner-toast] [data-action]').click();
      await result(page, next);
      await expect
        .poll(() => toastTexts(page))
        .toContain(texts[next]['toast.extracted'].replace('{{camera}}', 'NIKON CORPORATION NIKON D850'));
    },
  );

  test('a raw file of 40 MB is refused, but read if the visitor insists', { tags: 'weekly' }, async ({ page }) => {
    await come(page, locale);
    await drop(page, 'main', [onDisk(nikonRaw, 'DSC_4711.NEF', '')], 40 * MEGABYTE);
    await expect.poll(() => toastTexts(page)).toContain(words['toast.tooLarge']);
    expect(await tool(page).getByRole('heading', { name: words['dropZone.heading'] }).isVisible()).toBe(true);
    await page.evaluate(holdTimers, PROCESSING_DELAY_MS);
    await page.locator('[data-large]').getByRole('button', { name: words['toast.readMetadata'] }).click();
    await expect.poll(() => toastTexts(page)).toContain(words['toast.readingMetadata']);
    await page.evaluate(releaseTimers);
    await result(page, locale);
    expect(await plate(page).textContent()).toBe(figuresOf('45,213'));
    await expect.poll(() => toastTexts(page)).not.toContain(words['toast.readingMetadata']);
  });

  test('the browser refuses to send a byte', async ({ page, expected, problems }) => {
    expected.push(/connect-src 'none'|^Fetch API cannot load .* Refused to connect/);
    await come(page, locale);
    const answered: string[] = [];
    // Leaves out the page's fetches of its own scripts (GET), some of whose responses may still be in transit.
    page.on('response', (response) => {
      if (response.request().method() !== 'GET') answered.push(response.url());
    });
    await page.getByRole('button', { name: words['proof.button'] }).click();
    await page.getByText(words['proof.refused'].replace('{{directive}}', 'connect-src')).waitFor();
    expect(answered).toEqual([]);
    await expect.poll(() => problems.join('\n')).toContain("connect-src 'none'");
  });
});

test(
  'a file that vanishes before it is read gives the processing error',
  { tags: 'weekly' },
  async ({ page, expected }) => {
    expected.push(/^NotFoundError: The file is gone/);
    await come(page);
    await page.evaluate(() => {
      Blob.prototype.slice = () => {
        throw new DOMException('The file is gone.', 'NotFoundError');
      };
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
    });
    await pick(page, onDisk(nikon));
    await result(page);
    expect(await page.getByText('Failed to process the image. Please try again.').isVisible()).toBe(true);
    await expect.poll(() => toastTexts(page)).toContain('Error processing image');
  },
);

describe('ways in', () => {
  test('a photo may be dropped anywhere, and only the first of several is read', async ({ page }) => {
    await come(page);
    await drop(page, 'h1', [onDisk(sony, 'first.jpg'), onDisk(nikon, 'second.jpg')]);
    await result(page);
    expect(await page.getByRole('heading', { name: 'Result for first.jpg' }).isVisible()).toBe(true);
    expect(await plate(page).textContent()).toBe('1,867');
  });

  test('the keyboard alone is enough, from the picker to the result and back', async ({ page }) => {
    await come(page);
    const opened = page.waitForEvent('filechooser');
    const browse = page.getByRole('button', { name: 'Drag & drop or click to browse' });
    while (!(await browse.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const chooser = await opened;
    expect(chooser.isMultiple()).toBe(false);
    await chooser.setFiles(onDisk(nikon));
    await result(page);
    const heading = page.getByRole('heading', { name: 'Result for DSC_4711.JPG' });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const again = page.getByRole('button', { name: 'Analyze Another Photo' });
    while (!(await again.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => browse.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a click anywhere in the zone opens the picker', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    const chooser = page.waitForEvent('filechooser');
    await page.locator('[data-phase]').click({ position: { x: 30, y: 100 } });
    await chooser;
  });
});

test('from the drop to the result, and from there to the history, the page makes no request', async ({ page }) => {
  await come(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await pick(page, onDisk(nikonWithPreview));
  await result(page);
  await previewed(page);
  await page.getByText('All metadata').click();
  await page.getByText(/\d+ of \d+ tags/).waitFor();
  const download = page.waitForEvent('download');
  await chooseReport(page, 'sheet.download');
  await download;
  await page.getByRole('button', { name: texts.en['result.add'] }).click();
  await page.getByRole('link', { name: texts.en['result.open'] }).waitFor();
  expect(asked.filter((address) => !address.startsWith('blob:'))).toEqual([]);
});

variants(test, localeCodes)(
  'the photo’s preview moves nothing in a phone’s row, is not printed, and is forgotten with the result: %s',
  async (locale, { page, expected }) => {
    expected.push(/ERR_FILE_NOT_FOUND/);
    await page.setViewportSize({ width: 375, height: 667 });
    await come(page, locale);
    await pick(page, onDisk(nikonWithPreview));
    await result(page, locale);
    const card = tool(page).getByRole('region', { name: texts[locale]['modelCard.heading'] });
    const before = (await card.boundingBox())!;
    const shown = await previewed(page, locale);
    expect((await card.boundingBox())!.height).toBe(before.height);
    // 88 px for the row with the photo and the camera, 52 px for the row about the owner
    expect(before.height).toBeLessThanOrEqual(88 + 52);
    await page.emulateMedia({ media: 'print' });
    expect(await shown.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    const address = await shown.getAttribute('src');
    await back(page, locale);
    const isThere = page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.addEventListener('load', () => resolve(true));
          image.addEventListener('error', () => resolve(false));
          image.src = src!;
        }),
      address,
    );
    expect(await isThere).toBe(false);
  },
);

testWithWorker('a server that counts its requests sees none from the drop to the result', async ({ open }) => {
  const asked: string[] = [];
  const counter = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    // Forwards each request unchanged to the site.
    const { hostname, port } = new URL(origin);
    const { method, headers, url: path } = request;
    request.pipe(
      ask({ hostname, port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>((listening) => counter.listen(0, listening));
  const site = `http://localhost:${(counter.address() as AddressInfo).port}`;
  try {
    const context = await open({ baseURL: site, storageState: answeredBanner(site) });
    const page = await context.newPage();
    await come(page);
    // The test does not see the service worker's fetches, so it waits until the worker has cached its files.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const loaded = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
      return (await Promise.all(loaded.map((address) => caches.match(address)))).every(Boolean);
    });
    expect(asked.length).toBeGreaterThan(10);
    asked.length = 0;
    await pick(page, onDisk(nikonWithPreview));
    await result(page);
    await previewed(page);
    expect(asked).toEqual([]);
  } finally {
    counter.closeAllConnections();
    counter.close();
  }
});

test('a result stays when the language changes', { tags: 'weekly' }, async ({ page }) => {
  await come(page);
  await pick(page, onDisk(nikon));
  await result(page);
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  await result(page, 'de');
  expect(page.url()).toBe(origin + localizePath('/', 'de'));
  expect(await plate(page).textContent()).toBe('45.213');
});

describe('the report', () => {
  beforeEach<{ page: Page }>(async ({ page }) => {
    await come(page);
    await pick(page, onDisk(nikon));
    await result(page);
  });

  test('is downloaded with the count and the fingerprint of the file', async ({ page }) => {
    const download = page.waitForEvent('download');
    await chooseReport(page, 'sheet.download');
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('DSC_4711-shutter-count.json');
    expect(await json(await saved.createReadStream())).toMatchObject({
      file: 'DSC_4711.JPG',
      size: nikon.length,
      sha256: createHash('sha256').update(nikon).digest('hex'),
      shutterCount: 45_213,
      shutterSource: { tag: 'MakerNote/0x00A7', grade: 'exact' },
    });
  });

  test('is printed on one page of its own', { tags: 'weekly' }, async ({ page }) => {
    await page.evaluate(() => {
      // A headless browser has no print dialog.
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await chooseReport(page, 'sheet.print');
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Shutter count report' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Shutter count report']);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

variants(test, ['light', 'dark'] as const)(
  'axe finds nothing on any view in the %s theme',
  async (colorScheme, { page }) => {
    const views = { upload: undefined, nikon, sony, phone, panasonic, error: photoWithoutExif() };
    await page.emulateMedia({ colorScheme });
    await come(page);
    for (const [view, bytes] of Object.entries(views)) {
      if (bytes) {
        await pick(page, onDisk(bytes));
        await result(page);
      }
      // In views with a photo, checks only the tool, because the rest of the page is the same in every view.
      expect(await violations(page, [], bytes ? '[data-tool]' : 'html'), view).toEqual([]);
      if (bytes) await back(page);
    }
  },
);

describe('the view', () => {
  test.for(localeCodes)('does not scroll sideways at any width: %s', { tags: 'weekly' }, async (locale, { page }) => {
    await come(page, locale);
    for (const bytes of [undefined, nikon, fujifilm]) {
      if (bytes) {
        await pick(page, onDisk(bytes));
        await result(page, locale);
      }
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      if (bytes) await back(page, locale);
    }
  });

  test('keeps its height while a photo is read', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    const height = async () => (await page.locator('[data-phase]').boundingBox())!.height;
    const idle = await height();
    await page.evaluate(holdTimers, PROCESSING_DELAY_MS);
    await pick(page, onDisk(nikon));
    await page.getByRole('heading', { name: 'Analyzing Image...' }).waitFor();
    expect(await height()).toBe(idle);
    await page.evaluate(releaseTimers);
    await result(page);
  });

  test(
    'shows a progress bar, and blades that fade in place, to visitors who prefer less motion',
    { tags: 'weekly' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await come(page);
      await page.evaluate(holdTimers, PROCESSING_DELAY_MS);
      await pick(page, onDisk(nikon));
      const moving = await page
        .locator('[data-phase=processing]')
        .evaluate((zone) =>
          Array.from(zone.querySelectorAll('[aria-hidden=true]:not(svg)'), (part) => getComputedStyle(part).display),
        );
      expect(moving).toEqual(['none', 'none', 'block', 'block']);
      await page.evaluate(releaseTimers);
      await result(page);
    },
  );

  test('has the drop zone and its button on the first screen of a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    for (const locale of localeCodes) {
      await come(page, locale);
      const button = await page.getByRole('button', { name: texts[locale]['dropZone.label'] }).boundingBox();
      expect(button!.y + button!.height, locale).toBeLessThanOrEqual(667);
    }
  });
});
