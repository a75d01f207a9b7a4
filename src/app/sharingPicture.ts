import type { AnswerKind } from '../catalogue/answerKind';
import { DEFAULT_LOCALE, isFinished, type Locale } from '../config/locales';

/** What link previews show of a page that is no camera's. */
export const SITE_PICTURE = '/images/social-card.png';

/** What link previews show of a camera's page, drawn by `npm run sharing-pictures`; a draft's have English words. */
export const sharingPicture = (answer: AnswerKind, locale: Locale): string =>
  `/images/sharing/${answer}-${isFinished(locale) ? locale : DEFAULT_LOCALE}.png`;
