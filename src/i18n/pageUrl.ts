import { site } from '../config/site';
import type { Locale } from '../config/locales';
import { localizePath } from './paths';

/** A page's full address in a language, for structured data and messages: ('/canon', 'de') → 'https://…/de/canon' */
export function pageUrl(path: string, locale: Locale): string {
  return site.origin + localizePath(path, locale);
}
