/** Why a request is not answered with a result: problem details, RFC 9457. */
import { writeJsonText } from '../../config/controlCharacters';

/** A request that cannot be served. What it says holds nothing of the photo. */
export class RequestProblem extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 408 | 413 | 500 | 503,
    title: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(title);
  }
}

/** Its details as JSON. */
export const detailsOf = ({ status, message }: RequestProblem): string =>
  `${writeJsonText({ type: 'about:blank', title: message, status })}\n`;

/** The answer. */
export const answerTo = (problem: RequestProblem): Response =>
  new Response(detailsOf(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...problem.headers },
  });
