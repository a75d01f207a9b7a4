/** Every address of the site, and a function that visits them in several tabs at once. */
import type { BrowserContext, Page } from 'playwright';
import { type Route, routes } from '../../src/app/routes';
import { finishedLocales, type FinishedLocale as Locale } from '../../src/config/locales';
import { localizePath } from '../../src/i18n/paths';
import { modelOfEachKind } from '../support/catalogue';
import { FIRST_SCREEN, isHydrated, WHOLE_PAGE } from '../support/hydrated';
import { isWhole, journeyLocales } from '../support/tier';

export interface Stop {
  address: string;
  route: Route;
  locale: Locale;
}

/** All routes in all finished languages. */
export const stops: readonly Stop[] = finishedLocales.flatMap((code) =>
  routes.map((route) => ({ address: localizePath(route.path, code), route, locale: code })),
);

/** One address of each kind of page, in each language. */
export const stopOfEachKind: readonly Stop[] = stops.filter(
  ({ route, locale }, index) =>
    stops.findIndex((stop) => stop.route.kind === route.kind && stop.locale === locale) === index,
);

const modelsOfEachKind = modelOfEachKind.map(({ slug }) => slug);

/**
 * The stops that are visited in a browser: every page that is no camera's; one of each kind of camera's page, in one
 * language after the other; and some more, always the same. pages.e2e.ts looks at the HTML of all.
 */
export const visitedStops: readonly Stop[] = stops.filter(({ route, locale }, index) => {
  if (route.kind !== 'model') return true;
  const kind = modelsOfEachKind.indexOf(route.slug);
  return kind === -1 ? index % 149 === 7 : finishedLocales[kind % finishedLocales.length] === locale;
});

/** One address of each kind of page, in each language of a journey. */
export const journeyStopOfEachKind: readonly Stop[] = stopOfEachKind.filter(({ locale }) =>
  journeyLocales.includes(locale),
);

/** The stops that are visited alive: all of `visitedStops`, or in English one of each kind, and of each kind of camera. */
export const liveStops: readonly Stop[] = isWhole
  ? visitedStops
  : [
      ...journeyStopOfEachKind,
      ...stops.filter(
        ({ route, locale }) =>
          route.kind === 'model' && journeyLocales.includes(locale) && modelsOfEachKind.includes(route.slug),
      ),
    ];

/** About as many as two cores can handle. */
const TABS = 3;

/** Visits the stops in a few tabs of one visitor. */
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

/** Waits until React has hydrated the first screen of the page, including `main`. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, FIRST_SCREEN);
}

/** Waits until React has hydrated the whole page. */
export async function whollyHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, WHOLE_PAGE);
}
