/** A result survives a followed link, a change of language, and Back, although it is only in memory. */
import { PROCESSING_DELAY_MS } from '../../src/config/constants';
import { holdTimers, releaseTimers } from '../support/timers';
import { come, nikonPhoto, onDisk, pick, plate, texts, tool } from './checkerVisit';
import { expect, testWithWorker as test } from './site';

test('a result is there again after a link, after Back and in another language', async ({ page }) => {
  await come(page);
  await pick(page, onDisk(nikonPhoto));
  await plate(page).waitFor();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await page.goBack();
  await plate(page).waitFor();
  expect(await plate(page).getAttribute('aria-label')).toBe('45,213');
  // The result was shown before, so the page neither scrolls to it nor focuses it.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.locator('header').getByRole('button', { name: 'Deutsch' }).click();
  await page.waitForURL(/\/de$/);
  await expect.poll(() => plate(page).getAttribute('aria-label')).toBe('45.213');

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, urls]);
  });
  expect(kept).not.toMatch(/45.?213|D850|DSC_4711/);

  await tool(page).getByRole('button', { name: texts.de['result.again'] }).click();
  await page.getByRole('heading', { name: texts.de['dropZone.heading'], level: 2 }).waitFor();
  await page.reload();
  expect(await plate(page).count()).toBe(0);
});

test('a photo is read to the end while another page is shown', async ({ page }) => {
  await come(page);
  await page.evaluate(holdTimers, PROCESSING_DELAY_MS);
  await pick(page, onDisk(nikonPhoto));
  await page.getByRole('heading', { name: texts.en['dropZone.processingHeading'] }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await page.evaluate(releaseTimers);
  await page.locator('[data-sonner-toast][data-type=success]').waitFor();
  await page.goBack();
  await plate(page).waitFor();
  expect(await plate(page).getAttribute('aria-label')).toBe('45,213');
});
