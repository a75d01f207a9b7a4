import { type Route, routes } from '../../src/site/app/routes';
import { type Locale, localeCodes } from '../../src/config/locales';
import { localizePath } from '../../src/i18n/paths';

export interface Stop {
  address: string;
  route: Route;
  locale: Locale;
}

/** All routes in all languages, English first. */
export const stops: readonly Stop[] = localeCodes.flatMap((locale) =>
  routes.map((route) => ({ address: localizePath(route.path, locale), route, locale })),
);
