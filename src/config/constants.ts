/** The limits, thresholds and timings in the site's specification (docs/decisions.md). */

/** Larger files are read only after the page has asked the visitor. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Deliberate pause between an accepted file and its result. */
export const PROCESSING_DELAY_MS = 1200;

export const MIN_SHUTTER_COUNT = 1;
export const MAX_SHUTTER_COUNT = 1_000_000;
/** Exact multiples of this number get the badge 'Approximate value'. */
export const APPROXIMATE_VALUE_STEP = 1000;

/** File numbers up to this number are no evidence of a count. */
export const FILE_NUMBER_FLOOR = 1000;
/** Canon: the rule `directoryIndex` accepts a folder number only between these limits, both excluded. */
export const CANON_DIRECTORY_FLOOR = 100;
export const CANON_DIRECTORY_CEILING = 1_000_000;
export const CANON_FIRST_FOLDER = 100;
/** Files per folder on Canon's older bodies (`isHundredPerFolder`), and in the rule `newBodyPath`. */
export const CANON_FOLDER_FILES_SHORT = 100;
/** Files per folder on other Canon bodies, by default. */
export const CANON_FOLDER_FILES_LONG = 9999;
/** Sony's fallbacks use a unique ID or a sequence number only above these limits. */
export const SONY_UNIQUE_ID_FLOOR = 1000;
export const SONY_SEQUENCE_FLOOR = 100;

/** The boundaries of the wear bands low, moderate, high and very high, as fractions of the rated life. */
export const WEAR_BAND_LIMITS = [0.2, 0.5, 0.8] as const;

/** The height of the bar at the lower edge of a phone's screen, without the phone's safe area below the bar. */
export const ACTION_BAR_PX = 60;

/** Settings for sonner, the library that shows toasts. Its other settings keep the pinned version's defaults. */
export const TOAST = {
  durationMs: 4000,
  visible: 3,
  gapPx: 14,
  widthPx: 356,
  edgeOffsetPx: 32,
  closeAnimationMs: 200,
} as const;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const NAVIGATION_OPEN_DELAY_MS = 200;
export const NAVIGATION_SKIP_DELAY_MS = 300;
export const NAVIGATION_CLOSE_DELAY_MS = 150;

export const LANGUAGE_SWITCHING_FLAG_MS = 500;
export const COOKIE_BANNER_DELAY_MS = 1500;
export const REVEAL_THRESHOLD = 0.2;
export const MOBILE_BREAKPOINT_PX = 768;

export const RECENT_ARTICLES = 3;
export const HOME_POSTS = 2;
export const FEATURED_READ_MINUTES = 15;
export const SUGGESTED_CAMERAS = 8;
