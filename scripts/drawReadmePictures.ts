/**
 * Draws README.md's pictures into `docs/` by visiting the built page with photos that this script builds: `npm run
 * build && node scripts/run.mjs scripts/drawReadmePictures.ts`.
 */
import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { nikonNote, sonyNote } from '../tests/support/makerNotes';
import { type Camera, photo } from '../tests/support/photo';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.mjs';
import { visitorOf } from './recordedPage';
import { serve } from './serve.mjs';

const DOCS = resolve(import.meta.dirname, '../docs');
const WIDTH = 1040;
const MARGIN = 24;
/** Pixels per CSS pixel, more than one to keep text sharp. */
const SHARPNESS = 1.5;
const QUALITY = 80;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly photos: readonly Camera[];
  /** the selector of the input that takes the photos */
  readonly input: string;
  /** the picture's topmost and lowest element */
  readonly part: (page: Page) => readonly [Locator, Locator];
}

const d850 = (date: string, shutterCount: number, mechanical: number): Camera => ({
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount, mechanical, serial: '3012345' }),
  lens: '24-70mm f/2.8',
  dateTime: `${date.replaceAll('-', ':')} 10:20:30`,
});
const a7 = (date: string, shutterCount: number): Camera => ({
  make: 'SONY',
  model: 'ILCE-7M3',
  note: sonyNote({ layout: 'b', shutterCount }),
  serial: '4567890',
  dateTime: `${date.replaceAll('-', ':')} 18:05:00`,
});

const PICTURES: readonly Picture[] = [
  {
    name: 'result.webp',
    path: '/',
    photos: [d850('2026-10-24', 41_234, 35_120)],
    input: '[data-tool] input[type=file]',
    part: (page) => [
      page
        .getByRole('region')
        .filter({ has: page.locator('[data-plate]') })
        .last(),
      page.locator('[data-actions]'),
    ],
  },
  {
    name: 'history.webp',
    path: '/history',
    photos: [
      d850('2021-03-14', 4_870, 4_310),
      d850('2021-11-02', 24_402, 21_310),
      d850('2022-06-19', 42_330, 37_020),
      d850('2023-04-08', 67_916, 58_455),
      d850('2024-01-27', 80_104, 68_090),
      d850('2025-05-10', 112_750, 94_377),
      d850('2026-10-24', 141_234, 117_920),
      a7('2022-02-05', 3_310),
      a7('2023-08-21', 11_904),
      a7('2026-09-12', 19_877),
    ],
    input: 'input[data-open=photos]',
    part: (page) => [page.locator('[data-bodies]'), page.locator('[data-picture]')],
  },
];

const site = await serve(0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  for (const picture of PICTURES) await draw(picture);
} finally {
  await browser.close();
  await site.close();
}

async function draw({ name, path, photos, input, part }: Picture): Promise<void> {
  const context = await visitorOf(browser, site.origin, {
    viewport: { width: WIDTH, height: 900 },
    deviceScaleFactor: SHARPNESS,
    locale: 'en',
    // A picture taken during an animation could show a half-finished movement.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  const files = photos.map((each, index) => ({
    name: `DSC_${String(412 + index).padStart(4, '0')}.JPG`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo(each)),
  }));
  await page.locator(input).first().setInputFiles(files);
  // Waits until both parts are on the page.
  const [top, bottom] = (await Promise.all(part(page).map((each) => each.evaluate(placeOnPage)))) as [Place, Place];
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  // Removes the focus ring, which mouse users would not see.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const y = top.start - MARGIN;
  const height = bottom.end + MARGIN - y;
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y, width: WIDTH, height, scale: 1 },
  });
  writeFileSync(resolve(DOCS, name), Buffer.from(data, 'base64'));
  console.log(`docs/${name}: ${Math.round(statSync(resolve(DOCS, name)).size / 1024)} KB`);
  await context.close();
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Runs in the page: the top and bottom of an element, in pixels from the top of the page. */
function placeOnPage(element: Element): Place {
  const { top, bottom } = element.getBoundingClientRect();
  return { start: top + scrollY, end: bottom + scrollY };
}
