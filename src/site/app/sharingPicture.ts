import type { ShortVerdict } from '../../cameras/answer';
import type { Locale } from '../../config/locales';

/** Of every picture below, in pixels: what link previews expect of a large one */
export const SHARING_SIZE = { width: 1200, height: 630 };

/** What link previews show of a page that is no camera's. */
export const SITE_PICTURE = '/images/social-card.png';

/** What link previews show of a camera's page, drawn by `scripts/drawSharingPictures.ts`. */
export const sharingPicture = (verdict: ShortVerdict, locale: Locale): string =>
  `/images/sharing/${verdict}-${locale}.png`;
