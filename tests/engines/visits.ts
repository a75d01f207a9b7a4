/**
 * Typical visits: a visitor checks a photo, goes offline, chooses a language, a theme and cookies, and refuses storage.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { PROCESSING_DELAY_MS, TOAST } from '../../src/config/constants';
import { localizePath } from '../../src/i18n/paths';
import { localeCodes } from '../../src/config/locales';
import { languages } from '../content/languages/languages';
import { stopOfEachKind } from '../e2e/walk';
import { FIRST_SCREEN, isHydrated, WHOLE_PAGE } from '../support/hydrated';
import { uncountedPhoto } from '../finder/series';
import { block, u32 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { photo, photoWithoutExif } from '../support/photo';
import { texts } from '../support/texts/all';
import { holdTimers, releaseTimers, rushTimers } from '../support/timers';
import { type EngineTest, expect, type Tab } from './visitor';

const nikon = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 45_213 }) });
const dated = (dateTime: string, shutterCount: number) =>
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', dateTime, note: nikonNote({ shutterCount }) });
const FILES = {
  'DSC_4711.JPG': nikon,
  // Some browsers take this extension for a film. Firefox on Linux gives it the type application/x-director.
  'DSC_4711.DCR': nikon,
  'phone.jpg': photo({ make: 'Apple', model: 'iPhone 13 Pro', gps: true }),
  'noexif.jpg': photoWithoutExif(),
  'notes.txt': Buffer.from('only words'),
  'first.JPG': dated('2022:01:02 12:00:00', 10_000),
  'second.JPG': dated('2023:01:02 12:00:00', 20_000),
  ...Object.fromEntries(
    [8364, 8365, 8366, 8368, 8369].map((number, index) => [
      `IMG_${1001 + index}.JPG`,
      uncountedPhoto(index, block(64, { 0: [0xaa, 0xaa], 20: u32(number) })),
    ]),
  ),
};

/** Opens the site, gives the tool a photo, and waits for its count. */
export async function readsAPhoto(tab: Tab, origin: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  writeFileSync(join(folder, 'photo.JPG'), nikon);
  try {
    await come(tab, origin);
    await tab.setFile(INPUT, join(folder, 'photo.JPG'));
    await shows(tab, texts.en['grade.exact']);
    expect(await plate(tab)).toBe(languages.en.count45213);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const INPUT = 'input[type=file]';
const button = (name: string) => `//button[normalize-space()='${name}']`;

export function visits(test: EngineTest): void {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(folder, name), bytes);
  afterAll(() => rmSync(folder, { recursive: true }));
  const pick = (tab: Tab, name: keyof typeof FILES) => tab.setFile(INPUT, join(folder, name));

  describe('the tool', () => {
    test.for(localeCodes)('goes through all its states: %s', async (locale, { tab, site }) => {
      const words = texts[locale];
      const again = () => tab.click(button(words['result.again']));
      await come(tab, site.origin + localizePath('/', locale));
      await shows(tab, words['dropZone.heading']);

      await tab.evaluate(holdTimers, TOAST.durationMs);
      await tab.evaluate(holdTimers, PROCESSING_DELAY_MS);
      await pick(tab, 'DSC_4711.JPG');
      await shows(tab, words['dropZone.processingHeading']);
      await tab.evaluate(releaseTimers);
      await tab.evaluate(rushTimers, PROCESSING_DELAY_MS);
      await shows(tab, words['grade.exact']);
      expect(await plate(tab)).toBe(languages[locale].count45213);
      expect(await tab.evaluate(selectedPlate)).toBe(languages[locale].count45213);
      await toasts(tab, words['toast.extracted'].replace('{{camera}}', 'NIKON CORPORATION NIKON D850'));
      await again();
      await shows(tab, words['dropZone.heading']);

      await pick(tab, 'phone.jpg');
      await shows(tab, words['grade.unavailable']);
      expect(await plate(tab)).toBe(words['countCard.unknown']);
      await again();

      await pick(tab, 'noexif.jpg');
      await shows(tab, words['error.title']);
      await shows(tab, words['error.noExif']);
      await again();

      await pick(tab, 'notes.txt');
      await toasts(tab, words['toast.notAnImage']);
      await shows(tab, words['dropZone.heading']);
      expect(await tab.problems()).toEqual([]);
    });

    test('reads a camera’s file whatever type the browser reports', async ({ tab, site }) => {
      await come(tab, site.origin);
      await pick(tab, 'DSC_4711.DCR');
      await shows(tab, texts.en['grade.exact']);
      expect(await plate(tab)).toBe(languages.en.count45213);
      expect(await tab.problems()).toEqual([]);
    });

    test('reads the first of several photos that are dropped anywhere', async ({ tab, site }) => {
      await come(tab, site.origin);
      await tab.evaluate(
        (photos) => {
          const data = new DataTransfer();
          for (const [index, bytes] of photos.entries())
            data.items.add(new File([Uint8Array.from(bytes)], `${index}.jpg`, { type: 'image/jpeg' }));
          for (const type of ['dragover', 'drop'])
            document.querySelector('h1')!.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true }));
        },
        [[...nikon], [...FILES['phone.jpg']]],
      );
      await shows(tab, texts.en['grade.exact']);
      expect(await plate(tab)).toBe(languages.en.count45213);
      expect(await tab.problems()).toEqual([]);
    });
  });

  describe('without a network, after one visit', () => {
    test.for(localeCodes)('a photo is read: %s', async (locale, { tab, site }) => {
      const address = localizePath('/', locale);
      await come(tab, site.origin + address);
      await tab.until(async (path) => {
        const names = await caches.keys();
        const kept = names.find((name) => name.startsWith('pages-'));
        return (
          kept && navigator.serviceWorker.controller && (await (await caches.open(kept)).match(path)) !== undefined
        );
      }, address);
      await site.stop();
      try {
        await come(tab, site.origin + address);
        await pick(tab, 'DSC_4711.JPG');
        await shows(tab, texts[locale]['grade.exact']);
        expect(await plate(tab)).toBe(languages[locale].count45213);
      } finally {
        await site.start();
      }
    });
  });

  describe('a language', () => {
    test('is chosen in place, and holds on the next visit', async ({ tab, site }) => {
      await come(tab, `${site.origin}/nikon`);
      await tab.click(`//header${button('日本語')}`);
      await shows(tab, 'ニコンのシャッター回数');
      await tab.until(() => document.documentElement.lang === 'ja');
      expect(await tab.evaluate(() => [location.pathname, localStorage.getItem('language')])).toEqual([
        '/ja/nikon',
        'ja',
      ]);
      await tab.goto(`${site.origin}/canon`);
      await tab.until(() => location.pathname === '/ja/canon');
      await shows(tab, 'キヤノンのシャッター回数');
      expect(await tab.problems()).toEqual([]);
    });

    test('of an earlier path returns with Back', async ({ tab, site }) => {
      await come(tab, `${site.origin}/de/privacy-policy`);
      await come(tab, `${site.origin}/ja/nikon`);
      await tab.back();
      await tab.until(() => location.pathname === '/de/privacy-policy' && document.documentElement.lang === 'de');
      await tab.until(isHydrated, FIRST_SCREEN);
    });
  });

  describe('light and dark', () => {
    test('follow the visitor’s choice on every later page', async ({ tab, site }) => {
      await come(tab, site.origin);
      const light = await ground(tab);
      await tab.click(`button[aria-label="${texts.en['theme.switch']}"]`);
      const dark = await ground(tab);
      expect(dark).not.toBe(light);
      await come(tab, `${site.origin}/de/blog`);
      expect(await ground(tab)).toBe(dark);
      // Only the painted picture shows whether the engine uses the dark version.
      expect(await tab.evaluate(cornerOfCover)).toBeLessThan(0x40);
      expect(await tab.problems()).toEqual([]);
    });
  });

  describe('the cookie banner', () => {
    test('appears, stores the choice, and stays away', async ({ tab, site }) => {
      const isOpen = (words: string) =>
        [...document.querySelectorAll('section h2')].some(({ textContent }) => textContent === words);
      await come(tab, `${site.origin}/canon`);
      await tab.until(isOpen, texts.en['cookie.heading']);
      await tab.click(`//label[normalize-space()='${texts.en['cookie.analytics']}']//input`);
      await tab.click(button(texts.en['cookie.acceptSelected']));
      await expect.poll(() => tab.evaluate(isOpen, texts.en['cookie.heading'])).toBe(false);
      const stored = () =>
        ['cookie-consent', 'marketing-consent', 'analytics-consent'].map((key) => localStorage.getItem(key));
      expect(await tab.evaluate(stored)).toEqual(['selected', 'false', 'true']);
      await come(tab, `${site.origin}/blog`);
      expect(await tab.evaluate(isOpen, texts.en['cookie.heading'])).toBe(false);
      expect(await tab.problems()).toEqual([]);
    });
  });

  describe('a history that is kept', () => {
    const add = (tab: Tab, name: keyof typeof FILES) => tab.setFile('input[data-open=photos]', join(folder, name));

    test('is there on the next visit and in another tab, and deleted in both', async ({ tab, site }) => {
      const address = `${site.origin}/history`;
      await come(tab, address);
      await add(tab, 'first.JPG');
      await hasCounted(tab, 1);
      await press(tab, texts.en['history.keep.start']);
      await says(tab, texts.en['history.keep.on']);
      await come(tab, address);
      await hasCounted(tab, 1);
      const other = await tab.another();
      await come(other, address);
      await hasCounted(other, 1);
      await add(other, 'second.JPG');
      await hasCounted(tab, 2);
      await press(tab, texts.en['history.keep.delete']);
      await says(other, texts.en['history.keep.off']);
      await come(other, address);
      expect(await other.evaluate(kept)).toBe(0);
      await add(other, 'first.JPG');
      await hasCounted(other, 1);
      await says(other, texts.en['history.keep.off']);
      expect([...(await tab.problems()), ...(await other.problems())]).toEqual([]);
    });

    test('is not claimed to be kept if storage is refused', async ({ launch, open, site }) => {
      const tab = await open(await launch({ storage: 'refused' }));
      const address = `${site.origin}/history`;
      await come(tab, address);
      await add(tab, 'first.JPG');
      await hasCounted(tab, 1);
      await press(tab, texts.en['history.keep.start']);
      // Some engines that refuse local storage still allow IndexedDB, so both outcomes are correct.
      const { 'history.keep.on': on, 'history.keep.refused': refused } = texts.en;
      const said = await tab.until(
        (...answers) => answers.find((text) => document.body.textContent.includes(text)),
        on,
        refused,
      );
      if (said === refused) return;
      await come(tab, address);
      await hasCounted(tab, 1);
    });
  });

  test('an unknown counter is found in five photos of one camera', async ({ tab, site }) => {
    await come(tab, `${site.origin}/history`);
    for (const name of Object.keys(FILES).filter((file) => file.startsWith('IMG_'))) {
      await tab.setFile('input[data-open=photos]', join(folder, name));
      await says(tab, name);
    }
    await press(tab, texts.en['finder.start']);
    await says(tab, 'The number at 0x0014 in block 0x000D rises from 8,364 to 8,369 with your photos.');
    await says(tab, texts.en['finder.unconfirmed']);
    expect(await tab.evaluate(() => document.querySelectorAll('[data-unconfirmed]').length)).toBe(1);
    expect(await tab.problems()).toEqual([]);
  });

  test('a browser without storage, on a dark system, shows every kind of page and reads a photo', async ({
    launch,
    open,
    site,
  }) => {
    const tab = await open(await launch({ dark: true, storage: 'refused' }));
    for (const { address } of stopOfEachKind.filter(({ locale }) => locale === 'en').toReversed()) {
      await come(tab, site.origin + address);
      expect(await tab.problems(), address).toEqual([]);
    }
    const isRefused = () => {
      try {
        return window.localStorage === null;
      } catch {
        return true;
      }
    };
    expect(await tab.evaluate(isRefused)).toBe(true);
    const dark = await ground(tab);
    await tab.click(`button[aria-label="${texts.en['theme.switch']}"]`);
    expect(await ground(tab)).not.toBe(dark);
    await pick(tab, 'DSC_4711.JPG');
    await shows(tab, texts.en['grade.exact']);
    await tab.click(`//header${button('Deutsch')}`);
    await shows(tab, texts.de['grade.exact']);
    expect(await tab.evaluate(() => location.pathname)).toBe('/de');
    expect(await tab.problems()).toEqual([]);
  });
}

async function come(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await tab.until(isHydrated, WHOLE_PAGE);
}

/** Waits until a text of the tool, or the page's heading, is exactly these words. */
async function shows(tab: Tab, words: string): Promise<void> {
  await tab.until(
    (text) =>
      [...document.querySelectorAll('[data-tool] *, h1')].some(
        (part) => part.textContent.trim() === text && part.checkVisibility(),
      ),
    words,
  );
}

async function toasts(tab: Tab, words: string): Promise<void> {
  await tab.until(
    (text) => [...document.querySelectorAll('[data-sonner-toast]')].some((toast) => toast.textContent.includes(text)),
    words,
  );
}

/** Presses a button, even in a tab that is not in front. */
async function press(tab: Tab, words: string): Promise<void> {
  await tab.until((text) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
    found?.click();
    return found !== undefined;
  }, words);
}

const says = (tab: Tab, words: string) => tab.until((text) => document.body.textContent.includes(text), words);

const hasCounted = (tab: Tab, number: number) =>
  tab.until((wanted) => document.querySelector('[data-figure=counted]')?.textContent === String(wanted), number);

/** Runs in the page: the number of readings stored on the device. */
const kept = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('shutter-count-history');
    opening.addEventListener('error', () => reject(new Error('no database')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('readings').objectStore('readings').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });

const plate = (tab: Tab) => tab.evaluate(() => document.querySelector('[data-plate]')!.textContent);
/** Runs in the page: the text that a visitor copies from the count card. */
function selectedPlate(): string {
  const selection = getSelection()!;
  selection.selectAllChildren(document.querySelector('[data-plate]')!);
  const text = selection.toString();
  selection.removeAllRanges();
  return text.trim();
}
const ground = (tab: Tab) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Runs in the page: the red channel (0 to 255) of the visible cover's first pixel. */
async function cornerOfCover(): Promise<number> {
  const cover = [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => image.checkVisibility())!;
  await cover.decode();
  const surface = document.createElement('canvas').getContext('2d')!;
  surface.drawImage(cover, 0, 0);
  return surface.getImageData(0, 0, 1, 1).data[0]!;
}
