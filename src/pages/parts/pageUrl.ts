import { site } from '../../config/site';
import type { Locale } from '../../config/locales';
import { localizePath } from '../../i18n/paths';

/** A page's full address in a language, for structured data: ('/canon', 'de') → 'https://…/de/canon' */
export function pageUrl(path: string, locale: Locale): string {
  return site.origin + localizePath(path, locale);
}
