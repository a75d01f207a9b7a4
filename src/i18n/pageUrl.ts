import { site } from '../config/site';
import type { Locale } from '../config/locales';
import { addressIn, type Pages } from './visit';

/** A page's full address in a language, or in English where the language lacks it: ('/canon', 'de') → 'https://…/de/canon' */
export const pageUrl = (path: string, locale: Locale, pages: Pages): string =>
  site.origin + addressIn(path, locale, pages);
