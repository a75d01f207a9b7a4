/** The languages of the site, from its settings. */

export { DEFAULT_LOCALE, isLocale, type Locale, locales } from '../config/locales';
