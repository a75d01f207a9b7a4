import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import type { Locale } from '../../src/config/locales';
import { formatNumber } from '../../src/i18n/format';
import { dateOfPhoto, nameOfPhoto, uncountedPhoto } from '../finder/series';
import { block, u32 } from '../support/bytes';
import { violations } from './axe';
import { onDisk, texts } from './checkerVisit';
import { expect, test } from './site';
import { hydrated } from './walk';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

const SERIAL = '058021004003';
const COUNTS = [8364, 8365, 8366, 8368, 8369];

/** An EOS 600D's photos, each with one of these numbers. `order` has the index of each photo's date. */
const photosOf = (numbers: readonly number[], order = [0, 1, 2, 3, 4]) =>
  numbers.map((number, index) =>
    onDisk(
      uncountedPhoto(index, block(64, { 0: [0xaa, 0xaa], 20: u32(number) }), { dateTime: dateOfPhoto(order[index]!) }),
      nameOfPhoto(index).split('/').pop(),
    ),
  );

async function search(page: Page, photos: readonly ReturnType<typeof onDisk>[], locale: Locale = 'en'): Promise<void> {
  await page.goto(locale === 'en' ? '/history' : `/${locale}/history`);
  await hydrated(page);
  await page.locator('input[data-open=photos]').setInputFiles([...photos]);
  await page.getByRole('button', { name: texts[locale]['finder.start'], exact: true }).click();
}

variants(test, localeCodes)(
  'a number that rises is named, unconfirmed, and drawn without wear: %s',
  async (locale, { page }) => {
    await search(page, photosOf(COUNTS), locale);
    const words = {
      at: '0x0014',
      tag: '0x000D',
      from: formatNumber(COUNTS[0]!, locale),
      to: formatNumber(COUNTS.at(-1)!, locale),
    };
    const sentence = Object.entries(words).reduce(
      (text, [name, word]) => text.replace(`{{${name}}}`, word),
      texts[locale]['finder.found'],
    );
    await page.getByText(sentence, { exact: true }).waitFor();
    await page.getByText(texts[locale]['finder.unconfirmed'], { exact: true }).waitFor();
    expect(await page.locator('[data-unconfirmed]').count()).toBe(1);
    expect(await page.locator('[data-band], [data-row=wear], [data-body]').count()).toBe(0);
    expect(await page.locator('[data-figure=counted]').textContent()).toBe('0');
    expect(await page.locator('main').textContent()).not.toMatch(/finder\.|\{\{|058021/);
  },
);

test('the file to contribute has the place and its numbers, and nothing about the camera’s owner', async ({ page }) => {
  await search(page, photosOf(COUNTS));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.en['finder.save'] }).click(),
  ]);
  const written = (await buffer(await download.createReadStream())).toString();
  expect(JSON.parse(written)).toMatchObject({
    format: 'shutter-count-finding',
    model: 'Canon EOS 600D',
    tag: 'MakerNote/0x000D/0x0014',
    photos: COUNTS.map((number) => ({ number })),
  });
  for (const secret of [SERIAL, SERIAL.slice(1), '2024', 'IMG_']) expect(written).not.toContain(secret);
  expect(asked).toEqual([]);
});

test.for([
  ['the dates do not follow the numbers', photosOf(COUNTS, [3, 0, 4, 1, 2]), 'finder.short.no-file-numbers'],
  ['nothing rises', photosOf([7, 7, 7, 7, 7]), 'finder.none'],
] as const)('nothing is found if %s', { tags: 'weekly' }, async ([, photos, said], { page }) => {
  await search(page, photos);
  await page.getByText(texts.en[said], { exact: true }).waitFor();
  expect(await page.locator('[data-unconfirmed]').count()).toBe(0);
  expect(await page.getByRole('button', { name: texts.en['finder.save'] }).count()).toBe(0);
});

test('a number that follows the files is called a file number', { tags: 'weekly' }, async ({ page }) => {
  await search(page, photosOf([1001, 1002, 1003, 1004, 1005]));
  await page
    .getByText(texts.en['finder.explained.file-number'].replace('{{place}}', 'MakerNote/0x000D/0x0014'), {
      exact: true,
    })
    .waitFor();
});

describe('the section', () => {
  test('is missing for four photos', { tags: 'weekly' }, async ({ page }) => {
    await page.goto('/history');
    await hydrated(page);
    await page.locator('input[data-open=photos]').setInputFiles(photosOf(COUNTS.slice(0, 4)));
    await page.getByText(texts.en['history.none.heading']).waitFor();
    expect(await page.getByText(texts.en['finder.heading']).count()).toBe(0);
  });

  variants(test, [
    [375, 'light'],
    [1440, 'dark'],
  ] as const)('fits %i px in the %s theme, and axe finds nothing', async ([width, colorScheme], { page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await search(page, photosOf(COUNTS), 'de');
    await page.locator('[data-unconfirmed]').waitFor();
    expect(await violations(page)).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });
});
