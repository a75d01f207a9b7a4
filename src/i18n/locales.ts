/** The site's languages, beside the rest of i18n. */

export { DEFAULT_LOCALE, isLocale, type Locale, locales } from '../config/locales';
