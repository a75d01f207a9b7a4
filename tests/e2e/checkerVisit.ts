import type { Page } from 'playwright';
import { PROCESSING_DELAY_MS, TOAST } from '../../src/config/constants';
import type { Locale } from '../../src/config/locales';
import { SAMPLE } from '../sample/samplePhoto';
import { photo } from '../support/photo';
import { holdTimers, rushTimers } from '../support/timers';
import { QUIET } from '../../src/site/browser/fetchAhead';
import { hydrated } from './walk';

/** A photo with every fact that the tool can show, unchanged since the camera wrote it. */
export const nikonPhoto = photo(SAMPLE);

import { texts } from '../support/texts/all';

export { texts };

export interface Dropped {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** bytes as a file on the visitor's disk */
export function onDisk(bytes: Uint8Array, name = 'DSC_4711.JPG', mimeType = 'image/jpeg'): Dropped {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

/** Opens the page with the tool, and waits until it has fetched the files that reading a photo needs. */
export async function come(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(locale === 'en' ? '/' : `/${locale}`);
  await hydrated(page);
  // Skips the processing delay, unless a test holds its timer. Toasts stay until they are closed.
  await page.evaluate(rushTimers, PROCESSING_DELAY_MS);
  await page.evaluate(holdTimers, TOAST.durationMs);
  await preloaded(page);
}

/**
 * Waits until the page has fetched everything that may be needed next. After that, reading a photo makes no request.
 */
export async function preloaded(page: Page): Promise<void> {
  await page.evaluate(() => window.beIdle?.());
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, QUIET);
}

/** Waits until the service worker has cached the files that the page loaded. */
export async function kept(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async (path) => {
    const names = await caches.keys();
    const pages = names.find((name) => name.startsWith('pages-'));
    return pages !== undefined && (await (await caches.open(pages)).match(path)) !== undefined;
  }, address);
}

export async function pick(page: Page, file: Dropped | string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/**
 * Drops files with the events of a real drop. Each file gets zeros at its end until it has at least `paddedTo` bytes.
 */
export async function drop(page: Page, selector: string, files: readonly Dropped[], paddedTo = 0): Promise<void> {
  const list = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer], paddedTo }));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, mimeType, bytes, paddedTo: size } of dropped) {
      const parts = [Uint8Array.from(bytes), new Uint8Array(Math.max(0, size - bytes.length))];
      data.items.add(new File(parts, name, { type: mimeType }));
    }
    return data;
  }, list);
  await page.dispatchEvent(selector, 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent(selector, 'drop', { dataTransfer: transfer });
}

/**
 * Drops a file or folder from the disk, as the operating system does. `place` is in pixels from the window's top left
 * corner.
 */
export async function dropFromDisk(page: Page, path: string, place = { x: 200, y: 300 }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = { ...place, data: { items: [], files: [path], dragOperationsMask: 1 } };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at });
}

/** The tool without the rest of the page. */
export function tool(page: Page) {
  return page.locator('[data-tool]');
}

/** The text of all toasts on the screen. */
export async function toastTexts(page: Page): Promise<string> {
  return (await page.locator('[data-sonner-toast]').allTextContents()).join('\n');
}

/** The part of the count card that shows the digits of the count, or a word. */
export function plate(page: Page) {
  return page.locator('[data-plate]');
}

type ReportWay = 'sheet.copy' | 'sheet.download' | 'sheet.print' | 'proofPicture.wide';

/** Chooses an entry of the report's menu. */
export async function chooseReport(page: Page, way: ReportWay, locale: Locale = 'en'): Promise<void> {
  // The bar of actions has another 'More', which comes first.
  await page.getByRole('button', { name: texts[locale]['sheet.more'], exact: true }).last().click();
  await page.getByRole('button', { name: texts[locale][way] }).click();
}
