/** Every address of the site. */
import { type Route, routes } from '../../src/app/routes';
import { hasPage } from '../../src/app/languages';
import { finishedLocales, type FinishedLocale, isFinished, type Locale, locales } from '../../src/config/locales';
import { localizePath } from '../../src/i18n/paths';

export interface Stop {
  address: string;
  route: Route;
  locale: FinishedLocale;
}

/** All routes in all finished languages, English first. */
export const stops: readonly Stop[] = finishedLocales.flatMap((locale) =>
  routes.map((route) => ({ address: localizePath(route.path, locale), route, locale })),
);

/** The languages in which a route has to be: all finished ones, and the drafts that have it. */
export const languagesOf = (route: Route): readonly Locale[] =>
  locales.map(({ code }) => code).filter((code) => isFinished(code) || hasPage(route, code));
