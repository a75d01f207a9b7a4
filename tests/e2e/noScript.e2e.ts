import { localizePath } from '../../src/i18n/paths';
import { texts } from './checkerVisit';
import { expect, NOT_FOUND, test } from './site';
import { stopOfEachKind } from './walk';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

variants(test, localeCodes)('without script every kind of page can be read: %s', async (code, { open }) => {
  const context = await open({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(localizePath('/', code));
  const need = page.locator('noscript p');
  expect(await need.isVisible()).toBe(true);
  expect(await need.innerText()).toBe(texts[code]['dropZone.noScript']);
  await page.goto(localizePath('/verify', code));
  expect(await need.innerText()).toBe(texts[code]['verify.noScript']);
  for (const path of ['/nikon', '/nikon/nikon-d850', '/blog/shutter-lifespan']) {
    await page.goto(localizePath(path, code));
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
  }
});

test.for(localeCodes)(
  'without script the page of a camera read over USB says where that works: %s',
  { tags: 'weekly' },
  async (code, { open }) => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(localizePath('/canon/canon-eos-1300d', code));
    expect(await page.locator('main').innerText()).toContain(texts[code]['model.first.usb.exact']);
  },
);

variants(
  test,
  stopOfEachKind.map(({ address }) => address),
  stopOfEachKind.filter(({ locale }) => locale === 'en').length,
)('without script no useless control is shown: %s', async (address, { open, expected }) => {
  expected.push(NOT_FOUND);
  const context = await open({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } });
  const page = await context.newPage();
  await page.goto(address);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 667 });
    expect(await page.locator('button:visible, input:visible, select:visible, textarea:visible').count()).toBe(0);
  }
  expect(await page.locator('main h1').isVisible()).toBe(true);
});

test('with JavaScript the notice does not show', { tags: 'weekly' }, async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('noscript p').count()).toBe(0);
});
