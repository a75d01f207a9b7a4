import { buffer } from 'node:stream/consumers';
import jsQR from 'jsqr';
import type { Download, Page } from 'playwright';
import { describe } from 'vitest';
import { localizePath } from '../../src/i18n/paths';
import { MAX_CLAIM_BYTES } from '../../src/judge/readClaim';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { text } from '../support/tiff';
import { violations } from './axe';
import { chooseReport, come, drop, kept, nikonPhoto, onDisk, pick, plate, preloaded, texts } from './checkerVisit';
import { answeredBanner, expect, test, testWithWorker } from './site';
import { hydrated, whollyHydrated } from './walk';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

const en = texts.en;

/** A photo of a burst, all within one second. */
const frame = (place: number) =>
  onDisk(
    photo({
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      note: nikonNote({ shutterCount: 45_213 + place, serial: '3012345', file: { folder: 100, number: 4711 + place } }),
      exif: { 0x9291: text(String(40 + place * 11)) },
    }),
    `DSC_${4711 + place}.JPG`,
  );

const jsonOf = async (download: Download) =>
  JSON.parse((await buffer(await download.createReadStream())).toString()) as Readonly<Record<string, unknown>> & {
    readonly link: string;
  };
const reportFile = (json: object, name = 'report.json') =>
  onDisk(new TextEncoder().encode(JSON.stringify(json)), name, 'application/json');

async function reportOf(page: Page, file: ReturnType<typeof onDisk>) {
  await come(page);
  await pick(page, file);
  await plate(page).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), chooseReport(page, 'sheet.download')]);
  return jsonOf(download);
}

/** Opens the page that checks reports, with or without a report's link, and waits until it is ready. */
async function visit(page: Page, link = '/verify'): Promise<void> {
  const { pathname, hash } = new URL(link, 'https://site.example');
  await page.goto(pathname + hash);
  await whollyHydrated(page);
  await preloaded(page);
}
const give = (page: Page, which: 'image' | 'file', file: ReturnType<typeof onDisk>) =>
  page.locator(`[data-open=${which}]`).setInputFiles(file);
const answer = async (page: Page) => {
  const shown = page.locator('[data-answer]');
  await shown.waitFor();
  return shown.getAttribute('data-answer');
};
const said = (page: Page) => page.locator('[data-fact="sheet.count"]').first();

/** device pixels per module, the smallest square of a QR code */
const MODULE_PX = 4;

/** Scans at a size at which a module is a whole number of pixels wide. At other sizes, `jsQR` misses some codes. */
async function scan(page: Page, selector: string): Promise<string | undefined> {
  const code = page.locator(selector);
  await code.evaluate((svg: SVGSVGElement, px) => {
    const side = `${(svg.viewBox.baseVal.width * px) / devicePixelRatio}px`;
    Object.assign(svg.style, {
      position: 'fixed',
      top: '0',
      left: '0',
      margin: '0',
      width: side,
      height: side,
      background: '#fff',
      zIndex: '1',
    });
  }, MODULE_PX);
  const shot = (await code.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const { data, width, height } = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return {
      width: image.width,
      height: image.height,
      data: [...context.getImageData(0, 0, image.width, image.height).data],
    };
  }, shot);
  await blank.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

describe('the report', () => {
  variants(test, localeCodes)(
    'fits its paper when printed, and has a code that leads to its check, in %s',
    async (locale, { open }) => {
      const context = await open({ deviceScaleFactor: 2, viewport: { width: 680, height: 1000 } });
      const page = await context.newPage();
      await come(page, locale);
      await pick(page, onDisk(nikonPhoto));
      await plate(page).waitFor();
      await page.evaluate(() => {
        // A headless browser has no print dialog.
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await chooseReport(page, 'sheet.print', locale);
      await page.locator('body[data-printed]').waitFor();
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('[data-sheet]');
      expect(await sheet.locator('dl').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      let link: string | undefined;
      // The sheet may not be painted yet.
      await expect.poll(async () => (link = await scan(page, '[data-sheet] [shape-rendering]'))).toBeTruthy();
      expect(await sheet.textContent()).toContain(link);
      expect(new URL(link!).pathname).toBe(localizePath('/verify', locale));
      expect(link).not.toContain('3012345');
      await page.emulateMedia({ media: null });
      await visit(page, link);
      await give(page, 'image', onDisk(nikonPhoto));
      expect(await answer(page)).toBe('same-count');
    },
  );
});

describe('the picture of a proof', () => {
  /** Scans the picture at half its size and as a low-quality JPEG, as chat programs send it. */
  async function scanSmall(page: Page, png: Buffer): Promise<string | undefined> {
    const { data, width, height } = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const small = new OffscreenCanvas(image.width / 2, image.height / 2);
      const pen = small.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, small.width, small.height);
      const jpeg = await createImageBitmap(await small.convertToBlob({ type: 'image/jpeg', quality: 0.6 }));
      pen.drawImage(jpeg, 0, 0);
      const reader = new FileReader();
      const isRead = new Promise((done) => reader.addEventListener('load', done));
      reader.readAsDataURL(new Blob([pen.getImageData(0, 0, small.width, small.height).data]));
      await isRead;
      return { width: small.width, height: small.height, data: (reader.result as string).replace(/.*,/, '') };
    }, png.toString('base64'));
    return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'base64')), width, height)?.data;
  }

  test('is shared on a phone two taps after a photo has been read', async ({ open }) => {
    const context = await open({ viewport: { width: 375, height: 667 }, storageState: answeredBanner() });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shared = (data?: ShareData) => {
        document.documentElement.dataset.shared = data!.files!.map(({ name, type }) => `${name}: ${type}`).join();
        return Promise.resolve();
      };
      Object.assign(navigator, { canShare: () => true, share: shared });
    });
    await come(page);
    await pick(page, onDisk(nikonPhoto, 'DSC_1.JPG'));
    await plate(page).waitFor();
    await page.getByText(en['owner.mine']).click();
    await page.getByRole('button', { name: en['proofPicture.share'] }).click();
    await page.locator('html[data-shared="DSC_1-shutter-count.png: image/png"]').waitFor({ state: 'attached' });
  });

  test('leads to its check after a chat has made it small, and contains no serial number, place or name', async ({
    page,
  }) => {
    const facts = { make: 'NIKON CORPORATION', model: 'NIKON D850', gps: true };
    const note = nikonNote({ shutterCount: 45_213, serial: '3012345' });
    await come(page);
    await pick(page, onDisk(photo({ ...facts, serial: '3012345', note }), 'secret.JPG'));
    await plate(page).waitFor();
    const save = async (choose: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), choose()]);
      return buffer(await download.createReadStream());
    };
    const pictures = [
      await save(() => page.getByRole('button', { name: en['proofPicture.save'] }).click()),
      await save(() => chooseReport(page, 'proofPicture.wide')),
    ];
    for (const picture of pictures) {
      const link = await scanSmall(page, picture);
      expect(link).toMatch(/\/verify#v=.*count=45213.*sha256=[0-9a-f]{64}$/);
      for (const secret of ['3012345', 'secret', 'GPS', 'Exif', 'tEXt', 'iTXt'])
        expect([secret, picture.includes(secret), link!.includes(secret)]).toEqual([secret, false, false]);
    }
  });
});

describe('the link', () => {
  test('is removed from the address, and survives language, anchor, reload and Back', async ({ page }) => {
    const { link } = await reportOf(page, frame(0));
    const inAddress: string[] = [];
    await visit(page, link);
    await said(page).waitFor();
    page.on('request', (request) => inAddress.push(request.url()));
    expect(page.url()).toMatch(/\/verify$/);

    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: en['frame.skip'] }).press('Enter');
    expect(page.url()).toMatch(/\/verify#main$/);
    await page.reload();
    await hydrated(page);
    expect(await said(page).textContent()).toBe('45,213');

    await page.locator('header').getByRole('button', { name: 'Deutsch' }).click();
    await page.waitForURL(/\/de\/verify/);
    await page.getByText('45.213').first().waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByText('45.213').first().waitFor();

    await give(page, 'image', frame(0));
    expect(await answer(page)).toBe('same-count');
    await page.locator('header').getByRole('button', { name: '日本語' }).click();
    await page.waitForURL(/\/ja\/verify/);
    await page.getByRole('heading', { name: texts.ja['verify.answer.same-count'] }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: texts.ja['nav.history'] }).click();
    await page.waitForURL(/\/ja\/history/);
    await page.goBack();
    expect(await answer(page)).toBe('same-count');
    expect(inAddress.filter((url) => url.includes('sha256') || url.includes('45213'))).toEqual([]);
  });

  test('that is opened in a visitor’s stored language is read there', { tags: 'weekly' }, async ({ page }) => {
    const { link } = await reportOf(page, frame(0));
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await visit(page, link);
    await page.waitForURL(/\/de\/verify$/);
    await page.getByText('45.213').first().waitFor();
  });

  test('that is opened on top of another one replaces it', { tags: 'weekly' }, async ({ page }) => {
    const [{ link: first }, { link: second }] = [await reportOf(page, frame(0)), await reportOf(page, frame(1))];
    await visit(page, first);
    await page.getByText('45,213').waitFor();
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, new URL(second).hash);
    await page.getByText('45,214').waitFor();
    expect(page.url()).toMatch(/\/verify$/);
    await page.goBack();
    await page.getByText('45,213').waitFor();
  });

  test('that lost its end says so', { tags: 'weekly' }, async ({ page }) => {
    const { link } = await reportOf(page, frame(0));
    await visit(page, link.slice(0, -3));
    await page.getByRole('alert').getByText(en['verify.problem.broken']).waitFor();
    expect(page.url()).toMatch(/\/verify$/);
  });
});

describe('a report beside a file', () => {
  const byteChanged = Buffer.from(frame(0).buffer);
  byteChanged[byteChanged.length - 3]! ^= 1;

  test('gets every kind of answer, without any request', { tags: 'weekly' }, async ({ page }) => {
    const json = await reportOf(page, frame(0));
    await visit(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await give(page, 'file', reportFile(json));
    await said(page).waitFor();

    for (const [file, expected] of [
      [frame(0), 'same-count'],
      [{ ...frame(0), buffer: byteChanged }, 'same'],
      [frame(1), 'other'],
      [onDisk(photo()), 'unknown'],
      [frame(0), 'same-count'],
    ] as const) {
      await give(page, 'image', file);
      await page.locator(`[data-answer=${expected}]`).waitFor();
    }
    await give(page, 'file', reportFile({ ...json, shutterCount: 9_000, version: '9.9.9' }));
    await page.locator('[data-answer=does-not-follow]', { hasText: '9.9.9' }).waitFor();
    // When both files are given, the section for reports is folded.
    await page.getByText(en['verify.pair']).click();
    await page.getByRole('textbox', { name: en['verify.report.paste'] }).fill(String(json['sha256']));
    await page.locator('[data-answer=same-file]').waitFor();
    expect(asked).toEqual([]);
  });

  test('can be dropped together with the file', { tags: 'weekly' }, async ({ page }) => {
    const json = await reportOf(page, frame(0));
    await visit(page);
    await drop(page, 'main', [frame(0), reportFile(json)]);
    expect(await answer(page)).toBe('same-count');
  });

  test('is not replaced by garbage or 10 MB of JSON, which are refused', { tags: 'weekly' }, async ({ page }) => {
    const { link } = await reportOf(page, frame(0));
    await visit(page, link);
    await drop(page, 'main', [
      onDisk(
        Uint8Array.from({ length: 500 }, (_, index) => index * 7),
        'a.bin',
        '',
      ),
    ]);
    await page.getByRole('alert').getByText(en['verify.problem.foreign']).waitFor();
    await drop(page, 'main', [reportFile({})], 10 * MAX_CLAIM_BYTES);
    await page.getByRole('alert').getByText(en['verify.problem.too-large']).waitFor();
    expect(await said(page).textContent()).toBe('45,213');
  });
});

testWithWorker(
  'after one visit to the site, a report is checked without a network',
  { tags: 'weekly' },
  async ({ page }) => {
    const { link } = await reportOf(page, frame(0));
    await page.goto('/');
    await hydrated(page);
    await kept(page, '/');
    await page.context().setOffline(true);
    const { pathname, hash } = new URL(link);
    await page.goto(pathname + hash);
    await hydrated(page);
    await said(page).waitFor();
    await give(page, 'image', frame(0));
    expect(await answer(page)).toBe('same-count');
    await page.locator('header').getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: texts.de['verify.answer.same-count'] }).waitFor();
  },
);

test.for(['light', 'dark'] as const)(
  'an answer has no findings by axe in the %s theme',
  { tags: 'weekly' },
  async (colorScheme, { page }) => {
    const json = await reportOf(page, frame(0));
    await page.emulateMedia({ colorScheme });
    await visit(page);
    await give(page, 'file', reportFile({ ...json, shutterCount: 9_000 }));
    await give(page, 'image', frame(0));
    await page.locator('[data-answer=does-not-follow]').waitFor();
    expect(await violations(page)).toEqual([]);
    await give(page, 'image', frame(1));
    await page.locator('[data-answer=other]').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
