/** Every address of the site. */
import { type Route, routes } from '../../src/app/routes';
import { finishedLocales, type FinishedLocale } from '../../src/config/locales';
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
