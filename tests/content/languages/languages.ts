import type { Locale } from '../../../src/config/locales';
import de from './de';
import en from './en';
import ja from './ja';
import type { Language } from './language';

export const languages: Readonly<Record<Locale, Language>> = { en, ja, de };
