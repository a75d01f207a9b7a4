/** All interface texts, by language. */
import type { Locale } from '../../../src/config/locales';
import de from './de';
import en from './en';
import ja from './ja';

export const texts: Readonly<Record<Locale, Record<keyof typeof ja, string>>> = { en, ja, de };
