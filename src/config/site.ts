/** The site owner's settings. At build time, a `VITE_` variable can set each value that `setting` reads. */

const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** The variable's value, or `fallback` if it is unset or empty. '-' gives an empty value. */
function setting(name: string, fallback: string): string {
  const value = env[`VITE_${name}`]?.trim() || fallback;
  return value === '-' ? '' : value;
}

/** The origin until the owner sets the site's address: a reserved domain that cannot be registered. */
export const PLACEHOLDER_ORIGIN = 'https://shutter-count.example';

export const site = {
  name: setting('SITE_NAME', 'Shutter Count Checker'),
  /** no slash at the end */
  origin: setting('SITE_ORIGIN', PLACEHOLDER_ORIGIN).replace(/\/+$/, ''),
  /** the address of the site's code, such as 'https://github.com/owner/name' */
  repository: setting('REPOSITORY', '').replace(/\/+$/, ''),
  contactEmail: setting('CONTACT_EMAIL', 'hello@shutter-count.example'),
  privacyEmail: setting('PRIVACY_EMAIL', 'privacy@shutter-count.example'),
  legalEmail: setting('LEGAL_EMAIL', 'legal@shutter-count.example'),
  price: { amount: 0, currency: 'USD' },
  /** a claim, not a measurement; `VITE_RATING_VALUE=-` leaves it out */
  rating: { value: Number(setting('RATING_VALUE', '4.8')), count: Number(setting('RATING_COUNT', '127')) },
  /** the video's id at the video host; when empty, the site shows our own recording */
  tutorialVideoId: setting('TUTORIAL_VIDEO_ID', ''),
  /** this host's video player sets no cookies until the video plays */
  tutorialVideoHost: 'www.youtube-nocookie.com',
  /** name and postal address of the company that serves the site's files */
  host: setting('HOST', ''),
  /** how many days the host keeps its logs; '0' if it keeps none, '' if that is not known */
  logDays: setting('LOG_DAYS', ''),
  operator: operatorOf({
    name: setting('OPERATOR_NAME', ''),
    address: setting('OPERATOR_ADDRESS', ''),
    representative: setting('OPERATOR_REPRESENTATIVE', ''),
    phone: setting('OPERATOR_PHONE', ''),
    register: setting('OPERATOR_REGISTER', ''),
    taxNumber: setting('OPERATOR_TAX_NUMBER', ''),
    responsible: setting('OPERATOR_RESPONSIBLE', ''),
  }),
} as const;

/** The operator of the site, with the details that the law requires. Empty details are not shown. */
export interface Operator {
  readonly name: string;
  /** postal address, in one line */
  readonly address: string;
  /** the person authorized to sign for a company */
  readonly representative: string;
  readonly phone: string;
  /** the register, and the operator's number in it */
  readonly register: string;
  readonly taxNumber: string;
  /** name and address of the person responsible for the articles, if not the operator */
  readonly responsible: string;
}

/** Without a name and an address, no operator is shown. */
function operatorOf(operator: Operator): Operator | undefined {
  return operator.name && operator.address ? operator : undefined;
}

/** The settings for the texts of the legal pages. */
export const legalSite = {
  name: site.name,
  contactEmail: site.contactEmail,
  privacyEmail: site.privacyEmail,
  legalEmail: site.legalEmail,
  hostedVideo: site.tutorialVideoId !== '',
  host: site.host,
  logDays: site.logDays,
  operator: site.operator,
} as const;

/** The build's warnings about settings that the operator has not made. */
export const unsetSettings: readonly string[] = [
  ...(site.origin === PLACEHOLDER_ORIGIN
    ? ['VITE_SITE_ORIGIN is not set: messages to sellers and the sitemap name an address that nobody can open.']
    : []),
  ...(site.operator
    ? []
    : ['VITE_OPERATOR_NAME and VITE_OPERATOR_ADDRESS are not set: the site has no page that says who runs it.']),
  ...([site.contactEmail, site.privacyEmail, site.legalEmail].some((address) => address.endsWith('.example'))
    ? ['VITE_CONTACT_EMAIL, VITE_PRIVACY_EMAIL or VITE_LEGAL_EMAIL is still a placeholder that reaches nobody.']
    : []),
  ...(site.host ? [] : ['VITE_HOST is not set: the privacy policy names no host.']),
  ...(site.logDays ? [] : ['VITE_LOG_DAYS is not set: the privacy policy does not say how long logs are kept.']),
];
