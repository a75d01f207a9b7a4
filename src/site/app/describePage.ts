/** Each page's title, description and breadcrumb, in the page's language. */

import { site } from '../../config/site';
import type { Locale } from '../../config/locales';
import { loadTranslator } from '../../i18n/translator';
import type { BreadcrumbItem } from '../ui/Breadcrumb';
import { kinds, type Route } from './routes';
import { SITE_PICTURE } from './sharingPicture';

export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly breadcrumb: readonly BreadcrumbItem[];
  readonly picture: string;
  readonly pictureText: string;
  readonly isUnlisted: boolean;
}

const SITE_OWN = { path: SITE_PICTURE, words: site.name };

const described = new Map<string, Promise<PageDescription>>();

/** A page's description. React's `use` needs the same promise for the same page, even a rejected one. */
export function describePage(route: Route, locale: Locale): Promise<PageDescription> {
  const key = `${locale} ${route.path}`;
  const known = described.get(key);
  if (known) return known;
  const promise = describe(route, locale);
  described.set(key, promise);
  return promise;
}

async function describe(route: Route, locale: Locale): Promise<PageDescription> {
  const kind = kinds[route.kind];
  const { t } = await loadTranslator(locale, kind.texts);
  const { name, above, picture = SITE_OWN, isUnlisted = false, ...words } = await kind.describe(route, locale, t);
  const current = { label: name, href: route.canonical, isCurrentPage: true };
  const home = { label: t('nav.home'), href: '/' };
  const breadcrumb = route.kind === 'home' ? [current] : above ? [home, above, current] : [home, current];
  const pictureText = t('frame.picture', { words: picture.words });
  return { ...words, picture: picture.path, pictureText, isUnlisted, breadcrumb };
}
