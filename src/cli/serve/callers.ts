/** Whose requests are answered: those of programs, and of pages that the service's own address is the origin of. */
import type { IncomingHttpHeaders } from 'node:http';
import { RequestProblem } from './problem';

/** This machine to itself. Any other name may be a site's, whose pages would then read the answers: DNS rebinding. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Throws a `RequestProblem` for a page of another site, and for another host than this machine's own unless `isAnyHost`. */
export function refuseStranger(headers: IncomingHttpHeaders, isAnyHost: boolean): void {
  const { host = '', origin } = headers;
  if (!isAnyHost && !OWN_HOST.test(host))
    throw new RequestProblem(403, 'Without --host, the service answers only as localhost, 127.0.0.1 or [::1].');
  if (origin !== undefined && hostOf(origin) !== host.toLowerCase()) throw otherSite();
  // https://www.w3.org/TR/fetch-metadata/: a browser sends it, and no page can change it.
  if (/^(?:cross|same)-site$/i.test(headers['sec-fetch-site'] ?? '')) throw otherSite();
}

const otherSite = () => new RequestProblem(403, 'The service does not answer pages of other sites.');

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
