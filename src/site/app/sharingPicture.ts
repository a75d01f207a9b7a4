import type { ShortVerdict } from '../../cameras/answer';
import type { Locale } from '../../config/locales';

/** Size in px of the pictures below. Link previews expect a large picture to have this size. */
export const SHARING_SIZE = { width: 1200, height: 630 };

/** The picture in link previews of pages that are not a camera's. */
export const SITE_PICTURE = '/images/social-card.png';

/** The picture in link previews of a camera's page, drawn by `scripts/drawSharingPictures.ts`. */
export const sharingPicture = (verdict: ShortVerdict, locale: Locale): string =>
  `/images/sharing/${verdict}-${locale}.png`;
