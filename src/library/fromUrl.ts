/**
 * Opens a photo at an address. Fetches only the ranges with metadata. Messages contain only the address's host: the
 * rest may contain users, passwords and signatures.
 */
import type { ByteSource } from '../reader/byteSource';
import { READ_BYTES } from '../reader/ranges';
import { WrongUse } from './photoSource';

/** Options for fetching a photo. */
export interface UrlOptions {
  /** replaces the platform's `fetch`: for a proxy, a certificate, or a store of your own */
  readonly fetch?: typeof globalThis.fetch;
  /** headers for each request, such as `Authorization`; never sent to another scheme, host or port */
  readonly headers?: Readonly<Record<string, string>>;
  /** milliseconds for all requests for the photo together, including the waits between them; 60,000 by default */
  readonly timeout?: number;
  /** stops the requests; opening or reading then fails with the signal's reason */
  readonly signal?: AbortSignal;
}

/** A photo at an address, for `readPhoto`. */
export interface UrlSource extends ByteSource {
  /** the path of the address, without its host */
  readonly name: string;
  /** the time of the last change according to the server, in milliseconds since 1970 */
  readonly lastModified?: number;
}

/** Why a photo could not be fetched. */
export type UrlErrorCode =
  /** the server sends a large file as a whole, or sends bytes that were not requested */
  | 'no-ranges'
  /** the file changed between two reads */
  | 'changed'
  /** status 401 or 403: the photo requires permission, or a signed address has expired */
  | 'denied'
  /** status 404 or 410: there is no file at the address */
  | 'not-found'
  /** the address redirects to another host, which `fromUrl` doesn't follow */
  | 'redirected'
  /** the server can't be reached, or answers with an error, after several tries */
  | 'unavailable';

/** The error with which `fromUrl`, and reading from its source, rejects. */
export class UrlError extends Error {
  /** distinguishes a `UrlError` from other errors */
  override readonly name = 'UrlError';

  constructor(
    /** the reason as a code, for programs */
    readonly code: UrlErrorCode,
    sentence: string,
    /** milliseconds to wait before another try; undefined if another try is useless */
    readonly retryAfter?: number,
  ) {
    super(sentence);
  }
}

const RETRIES = 3;
/** The wait before the first retry in ms; it doubles each time. */
const RETRY_MS = 250;
/** Longest wait before a retry in ms, whatever the server requests. */
const MAX_RETRY_MS = 10_000;
/** A request fails if its answer is not complete after this many ms. */
const REQUEST_MS = 30_000;
/**
 * ms for all requests for a photo together. A photo may need 256 requests; answers that each arrive just in time would
 * take hours.
 */
const PHOTO_MS = 60_000;
const MAX_REDIRECTS = 5;

/** HTTP status codes of possibly temporary failures. Sources: RFC 9110, 15; RFC 8470, 5.2 (425); RFC 6585, 4 (429). */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** True for an http or https address, which `fromUrl` fetches. */
export const isAddress = (name: unknown): name is string => typeof name === 'string' && /^https?:\/\//i.test(name);

/** The address for display, without the parts that may be secret: user, password, signature. */
export function publicAddress(address: string): string {
  const url = parsed(address);
  return url ? url.origin + url.pathname : `${address.slice(0, address.indexOf(':'))}://…`;
}

/**
 * Opens a photo at an http or https address for `readPhoto`: `readPhoto(await fromUrl(address))`. Fetches the first 56
 * KB; `readPhoto` then fetches other ranges with metadata. Checks with each answer that the file has not changed, and
 * retries after failures that may be temporary. Rejects with a `UrlError`, and so does reading later. Rejects with a
 * `TypeError` for another kind of address or an invalid option.
 */
export async function fromUrl(address: string | URL, options: UrlOptions = {}): Promise<UrlSource> {
  const server = new Server(String(address), options);
  const first = await server.fetch(0, READ_BYTES);
  const { size, lastModified } = server.file!;
  let head = first;
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    const end = Math.min(offset + length, size);
    if (offset >= end) return new Uint8Array(0);
    if (offset > head.length) return server.fetch(offset, end - offset);
    if (end > head.length) head = joined(head, await server.fetch(head.length, end - head.length));
    return head.subarray(offset, end);
  };
  const changed = Date.parse(lastModified ?? '');
  return { size, name: server.path, ...(changed && { lastModified: changed }), read };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}

interface RemoteFile {
  readonly size: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

class Server {
  file: RemoteFile | undefined;
  readonly path: string;
  private url: URL;
  private headers: Headers;
  /** true after a redirect to an address that must not get the headers */
  private isStripped = false;
  private readonly timeout: number;
  /** the part of `timeout` that is left, in milliseconds */
  private left: number;

  constructor(
    address: string,
    private readonly options: UrlOptions,
  ) {
    const url = isAddress(address) ? parsed(address) : undefined;
    if (!url) throw new WrongUse('Expected an http or https address.');
    const { timeout = PHOTO_MS } = options;
    if (typeof timeout !== 'number' || !(timeout > 0))
      throw new WrongUse(`The timeout has to be a number of milliseconds; got ${String(timeout)}.`);
    this.timeout = timeout;
    this.left = timeout;
    this.headers = headersOf(options.headers);
    // `fetch` rejects an address with a user name or password.
    const { username, password } = url;
    if (username !== '' && !this.headers.has('Authorization'))
      this.headers.set('Authorization', `Basic ${base64(`${decoded(username)}:${decoded(password)}`)}`);
    this.url = withoutUser(url);
    this.path = decoded(url.pathname);
  }

  async fetch(offset: number, length: number): Promise<Uint8Array> {
    const end = performance.now() + this.left;
    try {
      return await this.fetchUntil(end, offset, length);
    } finally {
      this.left = end - performance.now();
    }
  }

  private async fetchUntil(end: number, offset: number, length: number): Promise<Uint8Array> {
    const { signal } = this.options;
    for (let tries = 0; ; tries += 1) {
      const left = end - performance.now();
      if (left <= 0) throw this.late();
      try {
        return await this.tryOnce(offset, length, Math.min(REQUEST_MS, left));
      } catch (problem) {
        if (signal?.aborted) throw signal.reason;
        if (performance.now() >= end) throw this.late();
        if (!(problem instanceof UrlError) || problem.retryAfter === undefined || tries === RETRIES) throw problem;
        // The random factor keeps many readers from retrying at the same time.
        const own = RETRY_MS * 2 ** tries * (1 + Math.random());
        const wait = Math.min(Math.max(own, problem.retryAfter), MAX_RETRY_MS);
        if (performance.now() + wait >= end) throw problem;
        await pause(wait, signal);
      }
    }
  }

  private late(): UrlError {
    return new UrlError('unavailable', `The photo did not come within ${this.timeout / 1000} seconds.`, 0);
  }

  private async tryOnce(offset: number, length: number, ms: number): Promise<Uint8Array> {
    const { signal } = this.options;
    const controller = new AbortController();
    const stop = () => controller.abort();
    const timer = setTimeout(stop, ms);
    signal?.addEventListener('abort', stop);
    try {
      if (signal?.aborted) throw signal.reason;
      const response = await this.ask(offset, length, controller.signal);
      return await this.bytesOf(response, offset, length);
    } catch (problem) {
      const isLate = controller.signal.aborted;
      // Stop the request instead of waiting for the rest of the body. If the whole body was already read, stopping
      // costs only 0.2 ms.
      stop();
      if (problem instanceof UrlError) throw problem;
      if (isLate) throw new UrlError('unavailable', 'The server does not answer in time.', 0);
      // Use only the code: the platform's message may contain the address or a header.
      const { code } = ((problem as Error).cause ?? problem) as { code?: unknown };
      const named = typeof code === 'string' && /^[A-Z][A-Z\d_]+$/.test(code) ? ` (${code})` : '';
      throw new UrlError('unavailable', `The server could not be reached${named}.`, 0);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Requests a range, and follows redirects to the same host. */
  private async ask(offset: number, length: number, signal: AbortSignal): Promise<Response> {
    const { etag } = this.file ?? {};
    const { fetch = globalThis.fetch } = this.options;
    for (let redirects = 0; ; redirects += 1) {
      const headers = new Headers(this.headers);
      headers.set('Range', `bytes=${offset}-${offset + length - 1}`);
      // A weak ETag never matches `If-Match`. Source: RFC 9110, 13.1.1.
      if (etag && !etag.startsWith('W/')) headers.set('If-Match', etag);
      const response = await fetch(this.url.href, { headers, redirect: 'manual', signal });
      if (response.type === 'opaqueredirect')
        throw new UrlError(
          'redirected',
          'The address redirects, and a page cannot learn where to: use the target address.',
        );
      const location = response.status >= 300 && response.status < 400 && response.headers.get('Location');
      if (!location) return response;
      await response.body?.cancel();
      if (redirects === MAX_REDIRECTS) throw new UrlError('redirected', 'The address redirects in circles.');
      this.follow(location);
    }
  }

  /**
   * Follows two kinds of redirects. After a redirect to the same scheme, host and port, later requests still send the
   * headers. After a redirect from http to https on the same host, both with their default ports, later requests don't
   * send the headers. Throws for any other redirect.
   */
  private follow(location: string): void {
    const from = this.url;
    const to = parsed(location, from.href);
    if (!to || !/^https?:$/.test(to.protocol))
      throw new UrlError('redirected', 'The address redirects to something other than an http or https address.');
    if (to.origin !== from.origin) {
      // An origin omits the port if it is the scheme's default.
      if (from.origin !== `http://${to.hostname}` || to.origin !== `https://${to.hostname}`)
        throw new UrlError('redirected', `The address redirects to another host, ${to.host}: use the address there.`);
      this.isStripped = [...this.headers].length > 0;
      this.headers = new Headers();
    }
    this.url = withoutUser(to);
  }

  private async bytesOf(response: Response, offset: number, length: number): Promise<Uint8Array> {
    const { status, headers } = response;
    if (status === 412) throw changed();
    if ((status === 401 || status === 403) && this.isStripped)
      throw new UrlError(
        'redirected',
        'The address redirects to https, where no headers are sent: use the https address.',
      );
    if (status === 401 || status === 403)
      throw new UrlError(
        'denied',
        `The server answered ${status}: it asks for permission, or the address has expired.`,
      );
    if (status === 404 || status === 410)
      throw new UrlError('not-found', `The server answered ${status}: nothing is there.`);
    const encoding = headers.get('Content-Encoding') ?? 'identity';
    if (encoding !== 'identity')
      throw new UrlError('no-ranges', 'The server compresses the file, so its ranges are not known.');
    const etag = headers.get('ETag');
    const lastModified = headers.get('Last-Modified');
    if (status === 416 && offset === 0 && headers.get('Content-Range') === 'bytes */0') {
      await response.body?.cancel();
      this.recognize({ size: 0, etag, lastModified });
      return new Uint8Array(0);
    }
    // The range is beyond the end of the file, so the file was longer before.
    if (status === 416) throw changed();
    if (status === 200 && offset === 0) {
      const whole = await upTo(response, length + 1);
      if (whole.length > length) throw new UrlError('no-ranges', 'The server sends whole files only, no ranges.');
      const stated = headers.get('Content-Length');
      if (stated !== null && Number(stated) !== whole.length) throw cut();
      this.recognize({ size: whole.length, etag, lastModified });
      return whole;
    }
    if (status === 200) throw new UrlError('no-ranges', 'The server sends whole files only, no ranges.');
    if (status !== 206) {
      const after = Number(headers.get('Retry-After') ?? 0) * 1000;
      throw new UrlError('unavailable', `The server answered ${status}.`, PASSING.has(status) ? after || 0 : undefined);
    }
    // Content-Range: RFC 9110, 14.4
    const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? [];
    if (total === undefined) throw new UrlError('no-ranges', NO_CONTENT_RANGE);
    const size = Number(total);
    if (Number(from) !== offset || Number(to) !== Math.min(offset + length, size) - 1 || !Number.isSafeInteger(size))
      throw new UrlError('no-ranges', 'The server sent bytes other than the requested ones.');
    this.recognize({ size, etag, lastModified });
    const expected = Number(to) + 1 - offset;
    const bytes = await upTo(response, expected + 1);
    if (bytes.length < expected) throw cut();
    if (bytes.length > expected)
      throw new UrlError('no-ranges', 'The server sent bytes other than the requested ones.');
    return bytes;
  }

  /** Remembers the file of the first answer. Throws if a later answer is about a different file. */
  private recognize(file: RemoteFile): void {
    const { size, etag, lastModified } = (this.file ??= file);
    if (file.size !== size || file.etag !== etag || file.lastModified !== lastModified) throw changed();
  }
}

const NO_CONTENT_RANGE =
  'The server does not state which bytes it sent (Content-Range). For pages of another site, it must expose this header.';
const changed = () => new UrlError('changed', 'The file was changed while it was read.');
const cut = () => new UrlError('unavailable', 'The answer of the server was cut off.', 0);

/** At least the first `most` bytes of a response's body, or the whole body if shorter. */
async function upTo(response: Response, most: number): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array(0);
  const reader = response.body?.getReader();
  if (!reader) return bytes;
  while (bytes.length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes = joined(bytes, value);
  }
  return bytes;
}

function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function withoutUser(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  bare.hash = '';
  return bare;
}

function headersOf(given: UrlOptions['headers']): Headers {
  try {
    return new Headers(given);
  } catch {
    // The platform's own message would repeat the header.
    throw new WrongUse('A header is not valid.');
  }
}

/** The text without percent-encoding; unchanged if the encoded bytes are not UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop);
  });
}
