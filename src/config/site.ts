/** Facts of the site that its owner decides; each may be set at build time by a `VITE_` variable of its name. */

const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** Set and not empty, else the default; '-' says that there is none. */
function setting(name: string, fallback: string): string {
  const value = env[`VITE_${name}`]?.trim() || fallback;
  return value === '-' ? '' : value;
}

export const site = {
  name: setting('SITE_NAME', 'Shutter Count Checker'),
  /** no slash at the end; the default is a placeholder that belongs to nobody */
  origin: setting('SITE_ORIGIN', 'https://shutter-count.example').replace(/\/+$/, ''),
  contactEmail: setting('CONTACT_EMAIL', 'hello@shutter-count.example'),
  privacyEmail: setting('PRIVACY_EMAIL', 'privacy@shutter-count.example'),
  legalEmail: setting('LEGAL_EMAIL', 'legal@shutter-count.example'),
  price: { amount: 0, currency: 'USD' },
  /** a claim, not a measurement; `VITE_RATING_VALUE=-` leaves it out */
  rating: { value: Number(setting('RATING_VALUE', '4.8')), count: Number(setting('RATING_COUNT', '127')) },
  /** the video's id at the video host; empty: our own recording is shown */
  tutorialVideoId: setting('TUTORIAL_VIDEO_ID', ''),
  /** the video host's player that sets no cookies before it plays */
  tutorialVideoHost: 'www.youtube-nocookie.com',
} as const;

/** What the legal pages have to know. */
export const legalSite = {
  name: site.name,
  privacyEmail: site.privacyEmail,
  legalEmail: site.legalEmail,
  hostedVideo: site.tutorialVideoId !== '',
} as const;
