/** Problem details (RFC 9457), for a request without a result. */
import { STATUS_CODES } from 'node:http';
import { writeJsonText } from '../../config/controlCharacters';

/** A request that cannot be served. Its message contains nothing of the photo. */
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

/** The problem's details as JSON. RFC 9457, section 4.2.1: with `about:blank`, the title is the status's name. */
export const detailsOf = ({ status, message }: RequestProblem): string =>
  `${writeJsonText({ type: 'about:blank', title: STATUS_CODES[status], status, detail: message })}\n`;

/** The problem as an HTTP response. */
export const answerTo = (problem: RequestProblem): Response =>
  new Response(detailsOf(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...problem.headers },
  });
