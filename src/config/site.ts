/** Facts that the site's owner decides. Those read by `setting` can be set at build time by a `VITE_` variable. */

const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** The variable's value, or the default when it is unset or empty; '-' sets it to none. */
function setting(name: string, fallback: string): string {
  const value = env[`VITE_${name}`]?.trim() || fallback;
  return value === '-' ? '' : value;
}

/** A reserved name that nobody can own, until the owner names the site's address. */
export const PLACEHOLDER_ORIGIN = 'https://shutter-count.example';

export const site = {
  name: setting('SITE_NAME', 'Shutter Count Checker'),
  /** no slash at the end */
  origin: setting('SITE_ORIGIN', PLACEHOLDER_ORIGIN).replace(/\/+$/, ''),
  /** where its code is kept, such as 'https://github.com/owner/name'; empty until the owner says */
  repository: setting('REPOSITORY', '').replace(/\/+$/, ''),
  contactEmail: setting('CONTACT_EMAIL', 'hello@shutter-count.example'),
  privacyEmail: setting('PRIVACY_EMAIL', 'privacy@shutter-count.example'),
  legalEmail: setting('LEGAL_EMAIL', 'legal@shutter-count.example'),
  price: { amount: 0, currency: 'USD' },
  /** a claim, not a measurement; `VITE_RATING_VALUE=-` leaves it out */
  rating: { value: Number(setting('RATING_VALUE', '4.8')), count: Number(setting('RATING_COUNT', '127')) },
  /** the video's id at the video host; when empty, our own recording is shown */
  tutorialVideoId: setting('TUTORIAL_VIDEO_ID', ''),
  /** the host's player that sets no cookies until it plays */
  tutorialVideoHost: 'www.youtube-nocookie.com',
} as const;

/** What the texts of the legal pages need to know. */
export const legalSite = {
  name: site.name,
  privacyEmail: site.privacyEmail,
  legalEmail: site.legalEmail,
  hostedVideo: site.tutorialVideoId !== '',
} as const;
