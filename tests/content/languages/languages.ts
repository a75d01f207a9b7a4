/** What the tests know of each finished language. */
import type { FinishedLocale } from '../../../src/config/locales';
import de from './de';
import en from './en';
import ja from './ja';
import type { Language } from './language';

export const languages: Readonly<Record<FinishedLocale, Language>> = { en, ja, de };
