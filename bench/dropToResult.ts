/** The time from drop to result in the built site on a first visit. */
import type { Browser, Page } from 'playwright';
import { serve } from '../scripts/serve.mjs';
import { PROCESSING_DELAY_MS } from '../src/config/constants';

/** Milliseconds beyond the intended delay: one value per visit, each with a fresh browser profile. */
export async function timeDrops(browser: Browser, photo: Uint8Array, visits: number): Promise<number[]> {
  const site = await serve(0);
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ baseURL: site.origin, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto('/');
    // The page fetches what a reading needs while it is idle.
    await page.waitForLoadState('networkidle');
    times.push((await drop(page, photo)) - PROCESSING_DELAY_MS);
    await context.close();
  }
  await site.close();
  return times;
}

/** Drops the photo and waits for the heading of the result. */
function drop(page: Page, photo: Uint8Array): Promise<number> {
  return page.evaluate(
    (bytes) =>
      new Promise<number>((finished) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
        const tool = document.querySelector('[data-tool]')!;
        const watch = new MutationObserver(() => {
          if (tool.querySelector('h2[tabindex="-1"]')) finished(performance.now() - started);
        });
        watch.observe(tool, { childList: true, subtree: true });
        const started = performance.now();
        tool.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }),
    [...photo],
  );
}
