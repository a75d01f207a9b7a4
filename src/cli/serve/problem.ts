/** Why a request is not answered with a result: problem details, RFC 9457. */
import { STATUS_CODES } from 'node:http';
import { writeJsonText } from '../../config/controlCharacters';

/** A request that cannot be served. What it says holds nothing of the photo. */
export class RequestProblem extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 500 | 503,
    detail: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

export const busy = () =>
  new RequestProblem(503, 'The service is busy with other photos. Try again later.', {
    'Retry-After': '5',
  });

/** Its details as JSON. Section 4.2.1: of `about:blank` the title is the status's name. */
export const detailsOf = ({ status, message }: RequestProblem): string =>
  `${writeJsonText({ type: 'about:blank', title: STATUS_CODES[status], status, detail: message })}\n`;

/** The answer. */
export const answerTo = (problem: RequestProblem): Response =>
  new Response(detailsOf(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...problem.headers },
  });
