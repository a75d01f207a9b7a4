/** Only programs, and pages of the service's own origin, may use the service. */
import type { IncomingHttpHeaders } from 'node:http';
import { RequestProblem } from './problem';

/**
 * The names under which this machine reaches itself. Any other name may belong to a site whose pages could then read
 * the answers (DNS rebinding).
 */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Throws a `RequestProblem` for a page of another site and, unless `isAnyHost`, for a host that isn't this machine. */
export function refuseStranger(headers: IncomingHttpHeaders, isAnyHost: boolean): void {
  const { host = '', origin } = headers;
  if (!isAnyHost && !OWN_HOST.test(host))
    throw new RequestProblem(403, 'Without --host, the service answers only as localhost, 127.0.0.1 or [::1].');
  if (origin !== undefined && hostOf(origin) !== host.toLowerCase()) throw otherSite();
  // Browsers send this header, and pages can't change it: https://www.w3.org/TR/fetch-metadata/
  if (/^(?:cross|same)-site$/i.test(headers['sec-fetch-site'] ?? '')) throw otherSite();
}

const otherSite = () => new RequestProblem(403, 'The service does not answer pages of other sites.');

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
