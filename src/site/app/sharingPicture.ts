import type { ShortVerdict } from '../../cameras/answer';
import type { Locale } from '../../config/locales';

/** In px. Link previews expect this size for a large picture. */
export const SHARING_SIZE = { width: 1200, height: 630 };

/** The picture in link previews of pages that are not about a camera. */
export const SITE_PICTURE = '/images/social-card.png';

/** A camera page's picture in link previews, drawn by `scripts/drawSharingPictures.ts`. */
export const sharingPicture = (verdict: ShortVerdict, locale: Locale): string =>
  `/images/sharing/${verdict}-${locale}.png`;
