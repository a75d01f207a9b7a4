/** The next steps after a photo without a count, and the texts to copy after a photo with one. */
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { loadContent } from '../../src/content/content';
import type { PlaceCopy } from '../../src/content/types';
import { messageAtPlace } from '../../src/content/messageAtPlace';
import { pageUrl } from '../../src/i18n/pageUrl';
import { nikonNote } from '../support/makerNotes';
import { photo, photoWithoutExif } from '../support/photo';
import { come, nikonPhoto, onDisk, pick, plate, texts, toastTexts, tool } from './checkerVisit';
import { answeredBanner, expect, test } from './site';
import { painted } from './walk';
import { variants } from '../support/variants';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148';

const nikon = { make: 'NIKON CORPORATION', model: 'NIKON D750' };
const canon = { make: 'Canon', model: 'Canon EOS 90D' };
const STRIPPED_NIKON = photo(nikon);
const EDITED_NIKON = photo({ ...nikon, software: 'Adobe Photoshop 26.0' });
const STRIPPED_CANON = photo(canon);
const STRIPPED_6D2 = photo({ make: 'Canon', model: 'Canon EOS 6D Mark II' });
const OLYMPUS = photo({ make: 'OLYMPUS CORPORATION', model: 'E-M1MarkII' });
const PHONE = photo({ make: 'Apple', model: 'iPhone 13 Pro' });
const DRONE = photo({ make: 'DJI', model: 'FC3170' });

type Key = keyof (typeof texts)['en'];
const SELLER = 'next.seller' satisfies Key;
const USB = 'advice.cable' satisfies Key;

type Failure = readonly [reason: string, bytes: Uint8Array, steps: readonly string[]];

/**
 * For each browser: files without a count, each with the headings of its next steps. A heading is given by its text
 * key, or by some of its words if it is content without a text key.
 */
const JOURNEYS: readonly [browser: string, userAgent: string, hasUsb: boolean, failures: readonly Failure[]][] = [
  [
    'with USB, on a Mac',
    MAC,
    true,
    [
      ['stripped by a messenger', photoWithoutExif(), ['next.original', SELLER]],
      ['stripped, of a known camera', STRIPPED_NIKON, ['next.original', SELLER]],
      ['edited', EDITED_NIKON, ['next.original', SELLER]],
      ['of a camera that reports over USB', STRIPPED_CANON, [SELLER, USB]],
      ['of a camera that reports nothing to this site', STRIPPED_6D2, [SELLER, 'ShutterCount']],
      ['of a camera that shows its count', OLYMPUS, [SELLER, 'Hidden service screen']],
      ['of a phone', PHONE, ['next.camera']],
      ['of a drone', DRONE, ['next.flights']],
    ],
  ],
  [
    'with USB, on Windows, which keeps cameras for itself',
    WINDOWS,
    true,
    [
      ['of a camera that reports over USB', STRIPPED_CANON, [SELLER]],
      ['of a camera that reports nothing to this site', STRIPPED_6D2, [SELLER]],
    ],
  ],
  ['without USB', MAC, false, [['of a camera that reports over USB', STRIPPED_CANON, [SELLER]]]],
  [
    'on an iPhone',
    IPHONE,
    false,
    [
      ['stripped, of a known camera', STRIPPED_NIKON, ['next.library', SELLER]],
      ['edited by a program that it names', EDITED_NIKON, ['next.original', SELLER]],
    ],
  ],
  ['with USB, on Android', ANDROID, true, [['stripped, of a known camera', STRIPPED_NIKON, ['next.library', SELLER]]]],
];

const wordsOf = (step: string) => texts.en[step as Key] ?? step;
const steps = (page: Page) => tool(page).locator('[data-next-steps] li');

describe('a photo without a count leads to ways that work', () => {
  variants(test, JOURNEYS)('in a browser %s', async ([, userAgent, hasUsb, failures], { open }) => {
    const context = await open({ userAgent, storageState: answeredBanner() });
    await context.addInitScript((isThere) => {
      if (isThere) Object.defineProperty(navigator, 'usb', { value: new EventTarget(), configurable: true });
      else Reflect.deleteProperty(Navigator.prototype, 'usb');
      // Without `userAgentData`, which describes the test's own system, the page uses only the user agent.
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    }, hasUsb);
    const page = await context.newPage();
    await come(page);
    for (const [reason, bytes, expected] of failures) {
      await pick(page, onDisk(bytes));
      await steps(page).first().waitFor();
      const titles = await steps(page).locator('h4, h5').allTextContents();
      expect([reason, titles]).toEqual([reason, expected.map((step) => expect.stringContaining(wordsOf(step)))]);
      await page.getByRole('button', { name: texts.en['result.again'] }).click();
    }
  });

  test('by a message to the seller, which is copied word for word', async ({ open }) => {
    const context = await open({ storageState: answeredBanner(), permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const [chat] = (await loadContent('en', 'market')).places as [PlaceCopy, ...PlaceCopy[]];
    await come(page);
    await pick(page, onDisk(photoWithoutExif()));
    await steps(page).first().waitFor();
    await tool(page).getByText(chat.name).click();
    const text = messageAtPlace(
      chat,
      { way: 'photo', certainty: 'seen' },
      {
        camera: texts.en['message.anyCamera'],
        count: texts.en['message.count.shutter'],
        address: pageUrl('/', 'en'),
        keys: [],
      },
    );
    await tool(page).getByText(text).waitFor();
    await tool(page).getByRole('button', { name: texts.en['message.copy'] }).click();
    await expect.poll(() => toastTexts(page)).toContain(texts.en['copy.message']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});

describe('the count is selected as one number, and copied as a line', () => {
  const serial = { serial: '3012345', note: nikonNote({ shutterCount: 45_213, mechanical: 31_480 }) };
  const COPIES = ['by double-clicking it', 'by dragging over it', 'as a line for a listing'] as const;

  test('however it is selected, and by its button', { tags: 'weekly' }, async ({ open }) => {
    const context = await open({ storageState: answeredBanner(), permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await come(page);
    await pick(page, onDisk(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', ...serial })));
    await plate(page).waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const box = (await plate(page).boundingBox())!;
    const ways: Record<(typeof COPIES)[number], () => Promise<void>> = {
      'by double-clicking it': async () => {
        await page.mouse.dblclick(box.x + box.width / 3, box.y + box.height / 2);
        await page.keyboard.press('Control+c');
      },
      'by dragging over it': async () => {
        await page.mouse.click(5, box.y + 2 * box.height);
        await page.mouse.move(box.x + 4, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 5 });
        await page.mouse.up();
        await page.keyboard.press('Control+c');
      },
      'as a line for a listing': async () => {
        await page.getByText(texts.en['owner.mine'], { exact: true }).click();
        await page.getByRole('button', { name: texts.en['copy.listing'] }).first().click();
      },
    };
    const found: Record<string, string> = {};
    for (const way of COPIES) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await ways[way]();
      await expect.poll(copied).not.toBe('');
      found[way] = (await copied()).trim();
    }
    expect(found).toEqual({
      'by double-clicking it': '45,213',
      'by dragging over it': '45,213',
      'as a line for a listing': expect.stringMatching(
        /^NIKON D850: shutter count 45,213\. 31,480 of them with the mechanical shutter\. Exact count\..* ends in 345\.$/,
      ),
    });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await expect.poll(copied).toContain('\n45,213\n');
  });
});

test('a result moves nothing in view, whether the photo was dropped or chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await come(page);
  await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0));
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'dropped.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    },
    [...nikonPhoto],
  );
  await plate(page).waitFor();
  await painted(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1);
  // On a phone, both the count and its grade are on the first screen.
  for (const part of [plate(page), tool(page).getByText(texts.en['grade.exact'], { exact: true })]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(812);
  }
});
