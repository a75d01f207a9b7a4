/** The addresses that tests visit in a browser, in several tabs at once. */
import type { BrowserContext, Page } from 'playwright';
import { localeCodes } from '../../src/config/locales';
import { modelOfEachKind } from '../support/catalogue';
import { FIRST_SCREEN, isHydrated, WHOLE_PAGE } from '../support/hydrated';
import { type Stop, stops } from '../support/stops';

/** One address of each kind of page, in each language. */
export const stopOfEachKind: readonly Stop[] = stops.filter(
  ({ route, locale }, index) =>
    stops.findIndex((stop) => stop.route.kind === route.kind && stop.locale === locale) === index,
);

const modelsOfEachKind = modelOfEachKind.map(({ slug }) => slug);

/**
 * Every page that is not about a camera, one camera page of each kind in alternating languages, and a fixed sample of
 * the other camera pages. tests/site/pages.test.ts checks the HTML of all pages.
 */
export const visitedStops: readonly Stop[] = stops.filter(({ route, locale }, index) => {
  if (route.kind !== 'model') return true;
  const kind = modelsOfEachKind.indexOf(route.slug);
  return kind === -1 ? index % 149 === 7 : localeCodes[kind % localeCodes.length] === locale;
});

/** About as many as two cores can handle. */
const TABS = 3;

/** Visits the stops in `TABS` tabs of one visitor's context. */
export async function walk(
  context: BrowserContext,
  addresses: readonly Stop[],
  visit: (page: Page, stop: Stop) => Promise<void>,
): Promise<void> {
  const waiting = addresses.values();
  const tab = async () => {
    const page = await context.newPage();
    for (const stop of waiting) await visit(page, stop);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
}

/** Waits until React has hydrated the first screen, including `main`. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, FIRST_SCREEN);
}

/** Waits until the page's current content is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until React has hydrated the whole page. */
export async function whollyHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, WHOLE_PAGE);
}
