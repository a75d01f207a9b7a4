import { describe } from 'vitest';
import { articlePosts } from '../../src/content/postTable';
import { localizePath } from '../../src/i18n/paths';
import { RECORDING_SECONDS } from '../../src/site/pages/home/recording';
import { expect, origin, test } from './site';
import { localeCodes } from '../../src/config/locales';

const SHUTTER = '/blog/shutter-lifespan';

describe.each(localeCodes)('in %s', (locale) => {
  test.for(articlePosts.map(({ slug }) => slug))(
    'every entry of the contents of %s lands on its heading',
    { tags: 'weekly' },
    async (slug, { page }) => {
      await page.goto(origin + localizePath(`/blog/${slug}`, locale));
      const entries = page.locator('article nav a[href^="#"]');
      expect(await entries.count()).toBeGreaterThan(5);
      for (const entry of await entries.all()) {
        await entry.click();
        const anchor = await entry.getAttribute('href');
        const heading = page.locator(anchor!);
        expect(await heading.textContent()).toBe(await entry.textContent());
        await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(0);
      }
    },
  );

  test('the tutorial plays, and its caption is in the language of the page', { tags: 'weekly' }, async ({ page }) => {
    await page.goto(origin + localizePath('/', locale));
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1);
    expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(RECORDING_SECONDS, 1);
    // The captions are a separate file, which may arrive after the video's first picture.
    const track = () =>
      video.evaluate((element: HTMLVideoElement) => {
        const [captions] = element.textTracks;
        return { language: captions?.language, mode: captions?.mode, cues: captions?.cues?.length };
      });
    await expect.poll(track).toEqual({ language: locale, mode: 'showing', cues: 6 });
  });
});

test('the shutter drawing runs when its button is pressed, even before React hears it, and returns to where it was', async ({
  page,
}) => {
  await page.goto(origin + SHUTTER);
  const curtain = page.locator('figure g[clip-path] > g').first();
  const place = () => curtain.evaluate((element) => getComputedStyle(element).transform);
  const atRest = await place();
  // Pauses the animation at its start: on a busy machine, it could end before the test looks.
  const held = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const hold = () => {
          for (const run of document.getAnimations()) run.pause();
          resolve();
        };
        document.addEventListener('animationstart', hold, { once: true });
      }),
  );
  await page.getByRole('button', { name: 'Fire' }).click();
  await held;
  expect(await place()).not.toBe(atRest);
  await page.evaluate(() => {
    for (const run of document.getAnimations()) run.play();
  });
  await expect.poll(place).toBe(atRest);
});

test(
  'with reduced motion the shutter drawing does not move and has no button',
  { tags: 'weekly' },
  async ({ open }) => {
    const context = await open({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(origin + SHUTTER);
    await page.locator('figure svg').first().waitFor();
    expect(await page.getByRole('button', { name: 'Fire' }).isVisible()).toBe(false);
  },
);
