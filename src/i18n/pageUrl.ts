import { site } from '../config/site';
import type { Locale } from '../config/locales';
import { localizePath } from './paths';

/** A page's full address in a language: ('/canon', 'de') → 'https://…/de/canon' */
export const pageUrl = (path: string, locale: Locale): string => site.origin + localizePath(path, locale);
