/** `shutter-count serve`: the program as an HTTP service. */
import { parseArgs } from 'node:util';
import { createServer, type Server, type ServerOptions, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { programVersion } from 'virtual:program-version';
import { loadCore } from '../../reader/core';
import { EXIT } from '../exit';
import { complain } from '../terminal';
import { answerTo, detailsOf, RequestProblem } from './problem';
import { serviceOn } from './service';

const USAGE = `Usage: shutter-count serve [--port N] [--host NAME]

POST / of a photo returns the object of --json, and POST / of a form an array of these objects.
GET /health reports whether the service runs; GET /openapi.json describes it.

  --port N       default 8080; 0 picks a free one
  --host NAME    by default, only this machine reaches the service, and only as
                 localhost; with 0.0.0.0, others can reach it too, by any name
  --help         print this text

Photos go to the machine that runs the service, which stores and logs nothing of them.
`;

const PORT = 8080;
const HOST = '127.0.0.1';

const LIMITS: ServerOptions = {
  // for a request's headers, and for the whole request
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
  // Longer than clients and proxies keep a connection. Otherwise, the server could close it just as a photo arrives.
  keepAliveTimeout: 75_000,
};

/** ms between a signal to stop and the end of unanswered requests */
const GRACE_MS = 10_000;

/** Serves until a signal stops it. Resolves to the exit code. */
export async function serveHttp(args: string[]): Promise<number> {
  const options = optionsIn(args);
  if (typeof options === 'string') {
    complain(options);
    process.stderr.write("'shutter-count serve --help' lists the options.\n");
    return EXIT.usage;
  }
  if (options.help) {
    process.stdout.write(USAGE);
    return EXIT.done;
  }
  const server = serverOf(serviceOn(await loadCore(), programVersion, options.host !== undefined));
  return new Promise((resolve) => {
    server.on('error', (problem) => {
      complain(problem.message);
      resolve(EXIT.undone);
    });
    server.on('close', () => resolve(EXIT.done));
    server.listen(options.port, options.host ?? HOST, () => announce(server.address() as AddressInfo));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
  });
}

/** The service over HTTP. It doesn't listen yet. */
export function serverOf({ fetch }: ReturnType<typeof serviceOn>): Server {
  const answer = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    // The service itself reads the rest of a request, so that the sender gets the answer.
    autoCleanupIncoming: false,
    errorHandler: () => answerTo(noRequest()),
  });
  return createServer(LIMITS, (request, response) => void answer(request, response)).on('clientError', refuse);
}

const noRequest = () => new RequestProblem(400, 'This is not an HTTP request.');

interface Options {
  readonly port: number;
  readonly host: string | undefined;
  readonly help: boolean;
}

function optionsIn(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const { port = String(PORT), host, help = false } = values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `--port takes a number up to 65535, not '${port}'`;
    return { port: Number(port), host, help };
  } catch (problem) {
    return (problem as Error).message.split('. ')[0]!;
  }
}

function announce({ address, family, port }: AddressInfo): void {
  const host = family === 'IPv6' ? `[${address}]` : address;
  const who = /^(?:127\.|::1$)/.test(address)
    ? 'Only this machine can reach it.'
    : 'Everyone who can reach it may use it.';
  process.stderr.write(
    `Listening on http://${host}:${port}. ${who}\n` +
      'Photos sent there go to this machine. Nothing of them is stored or logged.\n',
  );
}

/** Answers a request that is not HTTP, or that doesn't arrive in time. */
function refuse(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const isLate = problem.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const answer = isLate ? new RequestProblem(408, 'The request did not arrive in time.') : noRequest();
  const body = detailsOf(answer);
  socket.end(
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Answers the requests that have arrived, and accepts no new ones. */
function stop(server: Server): void {
  server.close();
  server.on('request', (_request, response) => void response.setHeader('Connection', 'close'));
  const closing = setInterval(() => server.closeIdleConnections(), 100);
  const ending = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  server.on('close', () => {
    clearInterval(closing);
    clearTimeout(ending);
  });
}
