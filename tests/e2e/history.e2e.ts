import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import type { Locale } from '../../src/config/locales';
import { writeHistory } from '../../src/history/savedHistory';
import { made } from '../history/made';
import { cardReport } from '../support/cardReport';
import { canonNote, nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { violations } from './axe';
import { come, drop, dropFromDisk, onDisk, pick, plate, texts } from './checkerVisit';
import { expect, origin, test, testWithWorker } from './site';
import { hydrated } from './walk';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

const d750 = (date: string, shutterCount: number, serial = '6001234') =>
  onDisk(
    photo({
      make: 'NIKON CORPORATION',
      model: 'NIKON D750',
      serial,
      dateTime: `${date.replaceAll('-', ':')} 12:00:00`,
      note: nikonNote({ shutterCount }),
    }),
    `DSC_${shutterCount}_${serial.slice(-2)}.JPG`,
  );

/** as many readings as a saved history may have, from 20 bodies */
const fiftyThousand = Array.from({ length: 50_000 }, (_, index) =>
  made(new Date(Date.UTC(2015, 0, 1, index)).toISOString().slice(0, 19), index + 1, {
    serial: String(6_001_234 + (index % 20)),
  }),
);
const threeOfOne = [d750('2022-01-02', 10_000), d750('2023-01-02', 30_000), d750('2024-01-02', 40_000)];
const oneOfAnother = d750('2024-02-01', 20_000, '6009999');
const edited = onDisk(
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D750', software: 'Adobe Photoshop' }),
  'edited.jpg',
);
const notes = onDisk(new TextEncoder().encode('Some notes.'), 'notes.txt', 'text/plain');

async function visit(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(locale === 'en' ? '/history' : `/${locale}/history`);
  await hydrated(page);
}

async function add(page: Page, files: readonly ReturnType<typeof onDisk>[], way = 'photos'): Promise<void> {
  await page.locator(`input[data-open=${way}]`).setInputFiles([...files]);
}

const figure = (page: Page, key: string) => page.locator(`[data-figure=${key}]`).textContent();
/** The chart's marks, not a menu's options */
const marks = (page: Page) => page.locator('[role=option]');
/**
 * Waits until all photos are read and `count` of them have a count. The chart shows them all; a single photo has a
 * scale instead.
 */
const shown = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('[data-figure=counted]')?.textContent === wanted &&
      document.querySelector('[role=option], main svg[role=img]') !== null &&
      !document.querySelector('[data-reading]'),
    String(count),
  );

/** the history stored on the device, as JSON */
const keptOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('shutter-count-history');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('readings').objectStore('readings').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.en['history.keep.start'] }).click();
  await page.getByText(texts.en['history.keep.on']).waitFor();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.en['history.save.choose'] }).click();
  await page.getByRole('button', { name }).click();
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, button)]);
  return buffer(await download.createReadStream());
}

describe('the seller’s photos', () => {
  variants(test, localeCodes)('are separated by body: %s', async (locale, { page }) => {
    await visit(page, locale);
    await add(page, [...threeOfOne, oneOfAnother, edited, notes]);
    await shown(page, 4);
    expect([await figure(page, 'cameras'), await figure(page, 'leftOut'), await figure(page, 'skipped')]).toEqual([
      '2',
      '1',
      '1',
    ]);
    await page.locator('[data-notice=several]').click();
    expect(await page.locator('[data-notices] [aria-live]').textContent()).toMatch(/••••234.*••••999/);
    const kinds = await page.locator('[data-row=reached] dd').allTextContents();
    expect(kinds.map((text) => text.match(/\d{4}/g))).toEqual([['2029', '2034']]);
    expect(await page.getByText(texts[locale]['reason.edited']).count()).toBe(1);
    expect(await page.locator('main').textContent()).not.toMatch(/history\.|\{\{/);
  });

  test('leave no trace in the network', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    await add(page, [threeOfOne[0]!]);
    await shown(page, 1);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await add(page, [...threeOfOne, oneOfAnother]);
    await shown(page, 4);
    expect(asked).toEqual([]);
  });
});

describe('the table of cameras', () => {
  const rows = (page: Page) => page.locator('[data-body]');

  test('is sorted by its headings, and says so', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, [...threeOfOne, oneOfAnother]);
    await shown(page, 4);
    expect(await rows(page).first().textContent()).toContain('40,000');
    const heading = page.getByRole('columnheader', { name: texts.en['history.bodies.count'] });
    await heading.getByRole('button').click();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => rows(page).first().textContent()).toContain('40,000');
    await heading.getByRole('button').click();
    await expect.poll(() => rows(page).first().textContent()).toContain('20,000');
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  });

  test(
    'shows the chosen body, also by keyboard, or several bodies in one picture',
    { tags: 'weekly' },
    async ({ page }) => {
      await visit(page);
      await add(page, [...threeOfOne, oneOfAnother]);
      await shown(page, 4);
      expect(await marks(page).count()).toBe(3);
      await rows(page).nth(1).getByRole('button').focus();
      await page.keyboard.press('Enter');
      // A single reading gets no chart.
      await expect.poll(() => marks(page).count()).toBe(0);
      await page.getByRole('checkbox', { name: /234/ }).check();
      await expect.poll(() => marks(page).count()).toBe(4);
      expect(await page.locator('[data-trace] text').allTextContents()).toEqual([
        expect.stringContaining('••••999'),
        expect.stringContaining('••••234'),
      ]);
    },
  );

  test('has one row per camera on a phone, and another way to sort', { tags: 'weekly' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await visit(page);
    await add(page, [...threeOfOne, oneOfAnother]);
    await shown(page, 4);
    await page.getByLabel(texts.en['history.sort.label']).selectOption({ label: texts.en['history.bodies.date'] });
    await expect.poll(() => rows(page).first().textContent()).toContain('20,000');
    expect(await rows(page).count()).toBe(2);
  });
});

describe('a history that does not add up', () => {
  test('has remarks: a count that falls, a date in the future', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, [...threeOfOne, d750('2024-06-01', 900), d750('2049-01-01', 1_200)]);
    await shown(page, 5);
    expect(await page.locator('[data-oddity]').evaluateAll((all) => all.map((one) => one.dataset['oddity']))).toEqual([
      'falls',
      'future',
    ]);
    const findings = page.locator('[data-finding]');
    expect(await findings.evaluateAll((all) => all.map((one) => one.dataset['finding']))).toEqual(['falls', 'future']);
    expect(await findings.first().textContent()).toContain('from 40,000 (January 2, 2024) to 900 (June 1, 2024)');
  });

  test('leaves nothing to draw if no photo has a count', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, [edited, notes]);
    await page.getByText(texts.en['history.none.heading']).waitFor();
    expect(await page.locator('[data-picture]').count()).toBe(0);
  });
});

describe('the ways to add', () => {
  test('are dropping and choosing; the same file is read once', async ({ page }) => {
    await visit(page);
    await drop(page, 'main', threeOfOne);
    await shown(page, 3);
    await drop(page, 'main', [...threeOfOne, oneOfAnother]);
    await shown(page, 4);
    expect([await figure(page, 'counted'), await figure(page, 'repeated')]).toEqual(['4', '3']);
  });

  test('include dropping files on the home page: the first is analyzed, then all are carried over', async ({
    page,
  }) => {
    await come(page);
    await drop(page, '[data-tool]', [...threeOfOne, oneOfAnother]);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('10,000');
    await page.getByRole('link', { name: texts.en['result.seeAll'] }).click();
    await shown(page, 4);
    expect(new URL(page.url()).pathname).toBe('/history');
  });

  test(
    'include dropping a folder on the home page: one photo is analyzed, then all are carried over',
    { tags: 'weekly' },
    async ({ page }) => {
      const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
      await mkdir(join(folder, '100NIKON'));
      await writeFile(join(folder, '100NIKON/a-note.txt'), 'Some notes.');
      for (const { name, buffer: bytes } of threeOfOne) await writeFile(join(folder, '100NIKON', name), bytes);
      await come(page);
      await dropFromDisk(page, folder);
      await plate(page).waitFor();
      // The browser gives a folder's files in any order, so any of these counts may be on the card.
      expect(['10,000', '30,000', '40,000']).toContain(await plate(page).getAttribute('aria-label'));
      await page.getByRole('link', { name: texts.en['result.seeAll'] }).click();
      await shown(page, 3);
      expect(await figure(page, 'skipped')).toBe('1');
      await rm(folder, { recursive: true });
    },
  );

  test('do not include a folder without a photo', { tags: 'weekly' }, async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
    await writeFile(join(folder, 'a-note.txt'), 'Some notes.');
    await come(page);
    await dropFromDisk(page, folder);
    await page.getByText(texts.en['toast.notAnImage']).waitFor();
    await rm(folder, { recursive: true });
  });

  test('include the result of a photo or card report, one after the other', { tags: 'weekly' }, async ({ page }) => {
    const report = onDisk(cardReport({ serial: '012345678901', actuations: 15_000 }), 'CAM_INFO.XML', 'text/xml');
    await come(page);
    for (const [index, file] of [threeOfOne[0]!, oneOfAnother, report].entries()) {
      if (index > 0) await page.getByRole('button', { name: texts.en['result.again'] }).click();
      await pick(page, file);
      await plate(page).waitFor();
      await page.getByRole('button', { name: texts.en['result.add'] }).click();
      await page.locator(`[data-joined="${index + 1}"]`).waitFor();
    }
    expect(await page.evaluate(() => localStorage.getItem('keep-history'))).toBeNull();
    await page.getByRole('link', { name: texts.en['result.open'] }).click();
    await page.locator('[data-body]').nth(2).waitFor();
    expect(await figure(page, 'counted')).toBe('3');
  });

  test('are not mentioned on the home page if a single file was given', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    await pick(page, threeOfOne[0]!);
    await plate(page).waitFor();
    expect(await page.locator('[data-other-files]').count()).toBe(0);
  });
});

describe('a card report among photos', () => {
  const serial = '012345678901';
  const report = onDisk(cardReport({ serial, actuations: 15_000, shots: 18_000 }), 'CAM_INFO.XML', 'text/xml');
  const r6 = onDisk(photo({ make: 'Canon', model: 'Canon EOS R6', serial, note: canonNote() }), 'IMG_1.JPG');

  test.for([
    ['before', [report], [r6]],
    ['after', [r6], [report]],
  ] as const)(
    'becomes a point of the camera named by a photo that is read %s it',
    { tags: 'weekly' },
    async ([, first, second], { page }) => {
      await visit(page);
      await add(page, first);
      await page.locator('[data-figure=cameras]').waitFor();
      await add(page, second);
      await shown(page, 1);
      await page.getByRole('heading', { name: 'Canon EOS R6 ••••8901' }).waitFor();
      expect(await figure(page, 'cameras')).toBe('1');
      const latest = await page.locator('[data-row=latest] dd').first().textContent();
      expect(latest).toMatch(/^18,000/);
      expect(latest).toContain(texts.en['history.point.fileDate']);
      // Both counters are from the same moment, so a chart over time would be empty.
      expect(await page.locator('[data-picture]').count()).toBe(0);
      // Wear needs an exact count; the R6 is rated for 300,000.
      expect(await page.locator('[data-row=wear] dd').first().textContent()).toContain('300,000');
    },
  );

  test('makes the page fetch its parser, which a photo does not', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await add(page, [threeOfOne[0]!]);
    await shown(page, 1);
    const parsers = () => asked.filter((url) => url.includes('/extractReport-'));
    expect(parsers()).toEqual([]);
    await add(page, [report]);
    await shown(page, 2);
    expect(parsers()).toHaveLength(1);
  });

  test('is carried over from the home page', { tags: 'weekly' }, async ({ page }) => {
    await come(page);
    await drop(page, '[data-tool]', [report, r6]);
    await plate(page).waitFor();
    await page.getByRole('link', { name: texts.en['result.seeAll'] }).click();
    await shown(page, 1);
    expect(await figure(page, 'cameras')).toBe('1');
  });
});

describe('a history', () => {
  test(
    'that is kept is on the home page, accepts a photo there, and is deleted there',
    { tags: 'weekly' },
    async ({ page }) => {
      await visit(page);
      await add(page, threeOfOne);
      await shown(page, 3);
      await keep(page);
      await come(page);
      const mine = page.locator('[data-my-cameras]');
      await mine.getByText('40,000').waitFor();
      const before = await mine.boundingBox();
      await mine.locator('input').setInputFiles([oneOfAnother]);
      await mine.getByText('20,000').waitFor();
      expect(await mine.boundingBox()).toEqual(before);
      await mine.getByRole('button', { name: texts.en['history.keep.delete'] }).click();
      await mine.waitFor({ state: 'detached' });
      expect(await keptOnDevice(page)).toBe('[]');
    },
  );

  test.for(localeCodes)(
    'that is kept accepts files dropped on its place at home, and nothing else: %s',
    { tags: 'weekly' },
    async (locale, { page }) => {
      await visit(page);
      await add(page, threeOfOne.slice(0, 2));
      await shown(page, 2);
      await keep(page);
      await come(page, locale);
      const mine = page.locator('[data-my-cameras]');
      await mine.locator('[data-my-camera]').waitFor();
      const toast = (count: number) =>
        page.getByText(texts[locale]['history.mine.added'].replace('{{counts}}', String(count)), { exact: true });
      await drop(page, '[data-takes-files]', [threeOfOne[2]!, oneOfAnother]);
      await toast(2).waitFor();
      await expect.poll(() => mine.locator('[data-my-camera]').count()).toBe(2);
      expect(await plate(page).count()).toBe(0);
      const once = await keptOnDevice(page);
      expect(once).toContain(threeOfOne[2]!.name);

      await drop(page, '[data-takes-files]', [threeOfOne[2]!]);
      await page.getByText(texts[locale]['history.mine.nothing']).waitFor();
      // A photo dropped on the tool is read as usual, and nothing is stored.
      await drop(page, '[data-tool]', [d750('2024-03-01', 41_000)]);
      await plate(page).waitFor();
      expect(await keptOnDevice(page)).toBe(once);
    },
  );

  test(
    'that is kept accepts a folder at home, and leaves the home page when another tab deletes it',
    { tags: 'weekly' },
    async ({ page }) => {
      const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
      for (const { name, buffer: bytes } of [threeOfOne[1]!, notes]) await writeFile(join(folder, name), bytes);
      await visit(page);
      await add(page, threeOfOne.slice(0, 1));
      await shown(page, 1);
      await keep(page);
      await come(page);
      await page.locator('[data-my-camera]').waitFor();
      const place = page.locator('[data-takes-files]');
      await place.scrollIntoViewIfNeeded();
      const { x, y } = (await place.boundingBox())!;
      await dropFromDisk(page, folder, { x: x + 20, y: y + 20 });
      await page.locator('[data-my-camera]').getByText('30,000').waitFor();
      await rm(folder, { recursive: true });
      const other = await page.context().newPage();
      await visit(other);
      await other.getByRole('button', { name: texts.en['history.keep.delete'] }).click();
      await page.locator('[data-my-cameras]').waitFor({ state: 'detached' });
    },
  );

  test('that is not kept leaves the home page unchanged', { tags: 'weekly' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await come(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-my-cameras]').count()).toBe(0);
    expect(asked.filter((url) => /MyCameras-/.test(url))).toEqual([]);
  });

  test('of 50,000 readings opens in a worker', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
    const path = join(folder, 'history.json');
    await writeFile(path, writeHistory(fiftyThousand, true));
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await visit(page);
    await page.locator('input[data-open=saved]').setInputFiles(path);
    await expect.poll(() => figure(page, 'counted')).toBe('50,000');
    await rm(folder, { recursive: true });
    expect(workers).toContainEqual(expect.stringMatching(/^\/assets\/historyWorker-/));
  });

  test('is saved, opened again and merged without doubles', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    expect((await saved(page, texts.en['history.save.json'])).toString()).not.toContain('6001234');
    await page.getByLabel(texts.en['history.save.serials']).check();
    const json = await saved(page, texts.en['history.save.json']);
    const csv = await saved(page, texts.en['history.save.csv']);
    expect(csv.toString()).toContain('DSC_10000_34.JPG,NIKON CORPORATION,NIKON D750,6001234,2022-01-02T12:00:00');

    await page.reload();
    await hydrated(page);
    await add(page, [onDisk(json, 'history.json', 'application/json')], 'saved');
    await shown(page, 3);
    expect(await page.locator('[data-finding=saved]').count()).toBe(1);
    await add(page, threeOfOne);
    await page.locator('[data-finding=saved]').waitFor({ state: 'detached' });
    expect([await figure(page, 'counted'), await figure(page, 'repeated')]).toEqual(['3', '3']);
  });

  test.for([
    ['broken', '{"format":"shutter-count-history","version":1,"readings":[{}]}'],
    ['version', '{"format":"shutter-count-history","version":99,"readings":[]}'],
    ['foreign', '<html><script>alert(1)</script></html>'],
  ] as const)('that is %s says so, and loses nothing', { tags: 'weekly' }, async ([problem, json], { page }) => {
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    await add(page, [onDisk(new TextEncoder().encode(json), '<b>x.json', 'application/json')], 'saved');
    const said = texts.en[`history.problem.${problem}`].replace('{{file}}', '<b>x.json');
    await page.getByText(said).waitFor();
    expect(await marks(page).count()).toBe(3);
  });

  test('can be saved as a picture, with masked serial numbers', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    const svg = (await saved(page, texts.en['history.save.svg'])).toString();
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).not.toMatch(/6001234|class=|var\(/);
    expect(svg).toContain(`>NIKON D750 ••••234 · ${texts.en['kind.total']}<`);
    expect(svg).toContain(new URL(page.url()).host);
    const png = await saved(page, texts.en['history.save.png']);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  test('is kept on the device only on request, and deleted with one button', async ({ page }) => {
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    expect(await databases()).toEqual([]);
    await page.getByRole('button', { name: texts.en['history.keep.start'] }).click();
    await page.getByText(texts.en['history.keep.on']).waitFor();
    await page.goto('/de/history');
    await shown(page, 3);
    await page.getByRole('button', { name: texts.de['history.remove'] }).click();
    await page.getByRole('button', { name: texts.de['history.restore'] }).click();
    await shown(page, 3);
    await page.getByRole('button', { name: texts.de['history.keep.delete'] }).click();
    await page.getByText(texts.de['history.keep.off']).waitFor();
    await page.reload();
    await hydrated(page);
    expect(await marks(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('keep-history'))).toBeNull();
  });

  test(
    'is shared by two tabs: readings added in either are kept and shown in both',
    { tags: 'weekly' },
    async ({ page }) => {
      await visit(page);
      await add(page, threeOfOne.slice(0, 1));
      await shown(page, 1);
      await keep(page);
      const other = await page.context().newPage();
      await visit(other);
      await shown(other, 1);
      await add(page, threeOfOne.slice(1, 2));
      await shown(other, 2);
      await add(other, threeOfOne.slice(2));
      await shown(page, 3);
      await page.reload();
      await hydrated(page);
      await shown(page, 3);
    },
  );

  test('is found again after a killed browser forgot that it exists', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    await keep(page);
    await page.evaluate(() => localStorage.removeItem('keep-history'));
    await page.reload();
    await hydrated(page);
    await shown(page, 3);
    await page.getByText(texts.en['history.keep.on']).waitFor();
  });

  test('that is deleted in one tab is deleted in all, and no tab restores it', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    await keep(page);
    const other = await page.context().newPage();
    await visit(other);
    await shown(other, 3);
    await page.getByRole('button', { name: texts.en['history.keep.delete'] }).click();
    await other.getByText(texts.en['history.keep.off']).waitFor();
    await add(other, [oneOfAnother]);
    await shown(other, 4);
    expect(await keptOnDevice(other)).toBe('[]');
    await other.reload();
    await hydrated(other);
    expect(await marks(other).count()).toBe(0);
  });

  test(
    'reports a lack of room at once, and keeps the rest when there is room',
    { tags: 'weekly' },
    async ({ page, expected }) => {
      expected.push(/QuotaExceededError|no room/);
      await visit(page);
      await add(page, threeOfOne.slice(0, 1));
      await shown(page, 1);
      await keep(page);
      await page.evaluate(() => {
        const { add: addRecord } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
        Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add: addRecord }) });
      });
      await add(page, threeOfOne.slice(1));
      await page.getByText(texts.en['history.keep.no-room']).waitFor();
      expect(await page.getByText(texts.en['history.keep.on']).count()).toBe(0);
      await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
      await page.getByRole('button', { name: texts.en['history.keep.again'] }).click();
      await page.getByText(texts.en['history.keep.on']).waitFor();
      await page.reload();
      await hydrated(page);
      await shown(page, 3);
    },
  );

  test('of a newer release of the site is left alone, and reported', { tags: 'weekly' }, async ({ page, expected }) => {
    expected.push(/VersionError|version/);
    await visit(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          localStorage.setItem('keep-history', 'true');
          const opening = indexedDB.open('shutter-count-history', 2);
          opening.addEventListener('error', () => reject(new Error('no database')));
          opening.addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        }),
    );
    await page.reload();
    await hydrated(page);
    await page.getByText(texts.en['history.keep.newer']).waitFor();
    await add(page, threeOfOne);
    await shown(page, 3);
    await page.getByText(texts.en['history.keep.newer']).waitFor();
  });

  test('is printed with one page per camera, serial numbers masked', { tags: 'weekly' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await visit(page);
    await add(page, [...threeOfOne, oneOfAnother]);
    await shown(page, 4);
    await choose(page, texts.en['history.save.print']);
    await page.locator('[data-printed]').waitFor();
    const sheets = (await page.locator('[data-sheet]').textContent())!;
    expect(sheets).toContain('••••234');
    expect(sheets).not.toContain('6001234');
    const pdf = (await page.pdf()).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});

describe('the picture', () => {
  test('makes every point reachable by keyboard, with a roving focus', async ({ page }) => {
    await visit(page);
    await add(page, [...threeOfOne, oneOfAnother]);
    await shown(page, 4);
    expect(await page.locator('[role=option][tabindex="0"]').count()).toBe(1);
    await page.getByRole('checkbox', { name: /999/ }).check();
    await page.locator('[role=option]').nth(3).waitFor();
    await page.locator('[role=option][tabindex="0"]').focus();
    const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? '');
    for (const [key, count] of [
      ['Home', '10,000'],
      ['ArrowRight', '30,000'],
      ['ArrowRight', '40,000'],
      ['ArrowDown', '20,000'],
      ['ArrowUp', '40,000'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toContain(count);
    }
    await expect.poll(() => page.locator('[data-readout]').textContent()).toContain('40,000');
  });

  test('describes the point that is pointed at or touched', { tags: 'weekly' }, async ({ page }) => {
    await visit(page);
    await add(page, threeOfOne);
    await shown(page, 3);
    await page.locator('[data-picture]').scrollIntoViewIfNeeded();
    const box = (await marks(page).first().boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => page.locator('[data-readout]').textContent()).toContain('10,000');
  });

  variants(test, ['light', 'dark'] as const)(
    'has no findings by axe in the %s theme',
    async (colorScheme, { page }) => {
      await page.emulateMedia({ colorScheme });
      await visit(page);
      expect(await violations(page)).toEqual([]);
      await add(page, [...threeOfOne, oneOfAnother, edited]);
      await shown(page, 4);
      expect(await violations(page)).toEqual([]);
    },
  );

  test.for([375, 320, 768, 1440])('fits a screen of %i px', { tags: 'weekly' }, async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, 'de');
    await add(page, [...threeOfOne, oneOfAnother, edited]);
    await shown(page, 4);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });
});

testWithWorker('the history works without a network', { tags: 'weekly' }, async ({ page, expected }) => {
  expected.push(/net::ERR/);
  await visit(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await add(page, threeOfOne);
  await shown(page, 3);
});

test('a folder is read to its end while the page stays responsive, and can be stopped', async ({ page }) => {
  await visit(page);
  await add(page, threeOfOne);
  await shown(page, 3);
  const bytes = [...threeOfOne[0]!.buffer];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    for (let index = 0; index < 2_000; index += 1) data.items.add(new File([Uint8Array.from(content)], `${index}.JPG`));
    return data;
  }, bytes);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await page.getByRole('button', { name: texts.en['history.reading.stop'] }).click();
  await page.getByText(/^(?:Stopped after|All files read)/).waitFor();
  expect(await marks(page).count()).toBe(3);
  expect(page.url().startsWith(origin)).toBe(true);
});
