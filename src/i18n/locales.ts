/** The site's languages, re-exported for the code that shows texts. */

export { DEFAULT_LOCALE, isLocale, type Locale, locales } from '../config/locales';
