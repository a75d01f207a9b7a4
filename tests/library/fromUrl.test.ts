/** Photos at addresses, on the tests' own servers: the requests, the trusted answers, and the secrets that stay out. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromUrl, publicAddress, type UrlOptions } from '../../src/library/fromUrl';
import { readerOn } from '../../src/library/reader';
import { join } from '../support/bytes';
import { segment } from '../support/containers';
import { nikonNote } from '../support/makerNotes';
import { exifBlock, photo } from '../support/photo';

const { readPhoto, readPhotos } = readerOn(() => WebAssembly.compile(readFileSync('build/core.wasm')));

const D850 = { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 8_541 }) };
const KB = 1024;

/** A photo of `size` bytes, with its picture after the metadata. */
function photoOf(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(photo(D850));
  return bytes;
}

/** A RAW file with its directory after 300 KB of picture data. */
function lateRaw(): Uint8Array {
  const block = exifBlock(D850);
  const shift = 300 * KB;
  const bytes = new Uint8Array(shift + block.length);
  bytes.set(block.subarray(0, 8));
  bytes.set(block, shift);
  return bytes;
}

type Answer = (request: IncomingMessage, response: ServerResponse, asked: number) => void;

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serverOf(answer: Answer) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response, requests.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, host, address: `http://${host}/DCIM/100NIKON/DSC_0042.JPG` };
}

const ETAG = '"one"';

/** Responds to range requests as S3, nginx and other servers do. Source: RFC 9110, 14. */
const ranges =
  (bytes: Uint8Array, etag: string | undefined = ETAG): Answer =>
  ({ headers }, response) => {
    const [, from, to] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []).map(Number) as [
      number,
      number,
      number,
    ];
    const end = Math.min(to + 1, bytes.length);
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return void response.writeHead(412).end();
    if (from >= bytes.length)
      return void response
        .writeHead(416, { 'Content-Range': `bytes */${bytes.length}`, ...(etag && { ETag: etag }) })
        .end();
    const about = { 'Content-Range': `bytes ${from}-${end - 1}/${bytes.length}`, 'Content-Length': end - from };
    response.writeHead(206, { ...about, ...(etag && { ETag: etag }) }).end(bytes.subarray(from, end));
  };

/** The count of the photo at the address, or the error. */
async function outcome(address: string, options?: UrlOptions) {
  try {
    const result = await readPhoto(await fromUrl(address, options));
    return result.status === 'failed' ? result.error.code : result.shutterCount;
  } catch (problem) {
    const { code, message } = problem as { code?: string; message: string };
    return { code, message };
  }
}

describe('A photo at an address', () => {
  it('is fetched up to the first 56 KB only, if they are enough', async () => {
    const { address, requests } = await serverOf(ranges(photoOf(3 * KB * KB)));
    const source = await fromUrl(address);
    expect(source).toMatchObject({ size: 3 * KB * KB, name: '/DCIM/100NIKON/DSC_0042.JPG' });
    expect(await readPhoto(source)).toMatchObject({ shutterCount: 8_541, bytesRead: 56 * KB, reads: 1 });
    expect(requests.map(({ headers }) => headers.range)).toEqual(['bytes=0-57343']);
  });

  it('is also fetched at other places, if it is still the same file', async () => {
    const bytes = new Uint8Array(300 * KB);
    bytes.set(Array.from({ length: bytes.length }, (_, index) => index % 251));
    const { address, requests } = await serverOf(ranges(bytes));
    const source = await fromUrl(address);
    for (const [offset, length] of [
      [0, 60 * KB],
      [10, 20],
      [200 * KB, 10],
      [299 * KB, 5 * KB],
      [400 * KB, 10],
    ] as const)
      expect(await source.read(offset, length)).toEqual(bytes.slice(offset, offset + length));
    expect(requests.map(({ headers }) => [headers.range, headers['if-match']])).toEqual([
      ['bytes=0-57343', undefined],
      [`bytes=57344-${60 * KB - 1}`, ETAG],
      [`bytes=${200 * KB}-${200 * KB + 9}`, ETAG],
      [`bytes=${299 * KB}-${300 * KB - 1}`, ETAG],
    ]);
  });

  it('is accepted whole from a server without ranges if it is small, and an empty one is empty', async () => {
    const small = await serverOf((_, response) => response.end(photo(D850)));
    expect(await outcome(small.address)).toBe(8_541);
    const empty = await serverOf(ranges(new Uint8Array(0)));
    expect(await outcome(empty.address)).toBe('no-exif');
  });

  it('may be one of many, read from one address after another', async () => {
    const { host } = await serverOf(ranges(photoOf(100 * KB)));
    const addresses = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `http://${host}/${number}.jpg`);
    const counts = [];
    for await (const { item, result } of readPhotos(addresses, { open: (address) => fromUrl(address) }))
      counts.push([item, result.shutterCount]);
    expect(counts).toEqual(addresses.map((address) => [address, 8_541]));
  });

  it('that fails has its code in the result, both on opening and on reading', async () => {
    const whole = photo(D850);
    const late = join(whole.subarray(0, 2), segment(0xfe, new Uint8Array(60 * KB)), whole.subarray(2));
    const { host } = await serverOf((...all) => {
      const [{ url }, response, asked] = all;
      if (url === '/gone.nef') response.writeHead(404).end();
      else ranges(late, `"${asked}"`)(...all);
    });
    const results = [];
    for await (const { result } of readPhotos([`http://${host}/gone.nef`, `http://${host}/other.nef`], {
      open: (address) => fromUrl(address),
    }))
      results.push(result);
    expect(results).toMatchObject([
      { status: 'failed', error: { code: 'not-found', cause: { name: 'UrlError', code: 'not-found' } } },
      { status: 'failed', error: { code: 'changed', message: expect.stringContaining('The file was changed') } },
    ]);
  });
});

describe('An answer is rejected', () => {
  const late = lateRaw();
  it.each<[string, string, Answer]>([
    [
      'when the file has become another one',
      'changed',
      (request, response, asked) => ranges(late, `"${asked}"`)(request, response, asked),
    ],
    [
      'when a server that ignores conditions sends another one',
      'changed',
      (request, response, asked) => {
        delete request.headers['if-match'];
        ranges(late, `"${asked}"`)(request, response, asked);
      },
    ],
    [
      'when the file has become longer',
      'changed',
      (request, response, asked) => ranges(photoOf((asked + 2) * 100 * KB), 'W/"weak"')(request, response, asked),
    ],
    [
      'when the file has become shorter',
      'changed',
      (request, response, asked) => ranges(asked === 1 ? late : late.subarray(0, 10), '')(request, response, asked),
    ],
    [
      'when it denies the first bytes of a file that has some',
      'changed',
      (_, response) => response.writeHead(416, { 'Content-Range': 'bytes */99999' }).end(),
    ],
    ['when it is all of a large file', 'no-ranges', (_, response) => response.end(photoOf(100 * KB))],
    [
      'when it does not say which bytes it has',
      'no-ranges',
      (_, response) => response.writeHead(206).end(photoOf(32 * KB)),
    ],
    [
      'when it has other bytes',
      'no-ranges',
      (_, response) => response.writeHead(206, { 'Content-Range': 'bytes 5-32772/99999' }).end(photoOf(32 * KB)),
    ],
    [
      'when it has more bytes than it says',
      'no-ranges',
      (_, response) => response.writeHead(206, { 'Content-Range': 'bytes 0-32767/99999' }).end(photoOf(33 * KB)),
    ],
    [
      'when its file has no known length',
      'no-ranges',
      (_, response) => response.writeHead(206, { 'Content-Range': 'bytes 0-32767/*' }).end(photoOf(32 * KB)),
    ],
    [
      'when it is packed',
      'no-ranges',
      (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
    ],
    ['when it is 401', 'denied', (_, response) => response.writeHead(401).end()],
    [
      'when it is 403',
      'denied',
      (_, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    ],
    ['when it is 404', 'not-found', (_, response) => response.writeHead(404).end()],
    ['when it is 410', 'not-found', (_, response) => response.writeHead(410).end()],
    ['when it is 400', 'unavailable', (_, response) => response.writeHead(400).end()],
    [
      'when it redirects in circles',
      'redirected',
      ({ url }, response) => response.writeHead(302, { Location: `${url}x` }).end(),
    ],
    [
      'when it redirects to no address',
      'redirected',
      (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    ],
  ])('%s: %s', async (_, code, answer) => {
    const { address } = await serverOf(answer);
    const problem = await fromUrl(address)
      .then(async (source) => source.read(200 * KB, 10))
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    expect(problem).toMatchObject({ name: 'UrlError', code });
  });

  it('only after retries if the next answer may be better', async () => {
    const bytes = photoOf(100 * KB);
    const whims: Answer[] = [
      (_, response) => response.writeHead(503, { 'Retry-After': '0' }).end(),
      (_, response) => response.destroy(),
      (_, response) => {
        response.writeHead(206, { 'Content-Range': `bytes 0-57343/${bytes.length}`, ETag: ETAG });
        response.write(bytes.subarray(0, 1000), () => response.destroy());
      },
    ];
    const { address, requests } = await serverOf((...all) => (whims[all[2] - 1] ?? ranges(bytes))(...all));
    expect(await outcome(address)).toBe(8_541);
    expect(requests).toHaveLength(4);
  });

  it('for good after four tries', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const fails = (() => Promise.reject(new Error(`try ${(asked += 1)}`))) as typeof fetch;
    const ended = outcome('https://photos.test/a.jpg', { fetch: fails });
    await vi.runAllTimersAsync();
    expect(await ended).toEqual({ code: 'unavailable', message: 'The server could not be reached.' });
    expect(asked).toBe(4);
  });

  it.each([
    ['within a minute in all', {}, 60, 2],
    ['within the time that the caller gives it', { timeout: 200_000 }, 122, 4],
    ['within a shorter one', { timeout: 1500 }, 1.5, 1],
  ])('when it does not come %s', async (_case, options, seconds, tries) => {
    vi.useFakeTimers();
    let asked = 0;
    const never = ((_address, init) => {
      asked += 1;
      return new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    }) as typeof fetch;
    const start = performance.now();
    const ended = outcome('https://photos.test/a.jpg', { fetch: never, ...options }).then((result) => ({
      result,
      seconds: (performance.now() - start) / 1000,
    }));
    await vi.runAllTimersAsync();
    const { result, seconds: taken } = await ended;
    expect(result).toEqual({
      code: 'unavailable',
      message:
        tries === 4 ? 'The server does not answer in time.' : `The photo did not come within ${seconds} seconds.`,
    });
    expect(taken).toBeGreaterThan(seconds - 0.5);
    expect(taken).toBeLessThan(seconds + 2);
    expect(asked).toBe(tries);
  });

  it('when each range comes just in time, but not the photo', async () => {
    vi.useFakeTimers();
    const slow = (async (_address, init) => {
      await new Promise((resolve) => setTimeout(resolve, 25_000));
      if (init!.signal!.aborted) throw new Error('stopped');
      const [, from, to] = /(\d+)-(\d+)/.exec(new Headers(init!.headers).get('Range')!)!.map(Number);
      const headers = { 'Content-Range': `bytes ${from}-${to}/${KB * KB * KB}` };
      return new Response(new Uint8Array(to! - from! + 1), { status: 206, headers });
    }) as typeof fetch;
    const ended = (async () => {
      const source = await fromUrl('https://photos.test/a.jpg', { fetch: slow });
      // The ten minutes that the reader works between two reads must not count as time that the server takes.
      await new Promise((resolve) => setTimeout(resolve, 600_000));
      for (let reads = 0; reads < 256; reads += 1) await source.read((reads + 1) * KB * KB, 10);
    })().catch((problem: unknown) => problem);
    const start = performance.now();
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ code: 'unavailable', message: 'The photo did not come within 60 seconds.' });
    expect(performance.now() - start).toBeLessThan(700_000);
  });

  it.each([0, -1, Number.NaN, '60'])('with an invalid time limit of %j', async (timeout) => {
    await expect(fromUrl('https://photos.test/a.jpg', { timeout: timeout as number })).rejects.toThrow(TypeError);
  });

  it('when the caller stops', async () => {
    const controller = new AbortController();
    const { address } = await serverOf(() => controller.abort(new Error('enough')));
    expect(await outcome(address, { signal: controller.signal })).toEqual({ code: undefined, message: 'enough' });
  });
});

describe('A redirect', () => {
  it('is followed on the same host, with the headers', async () => {
    const bytes = photoOf(100 * KB);
    const { address, requests } = await serverOf((...all) =>
      all[0].url === '/there.jpg' ? ranges(bytes)(...all) : all[1].writeHead(307, { Location: '/there.jpg' }).end(),
    );
    expect(await outcome(address, { headers: { Authorization: 'Bearer key' } })).toBe(8_541);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer key', 'Bearer key']);
  });

  it('to another host is not followed, and only its host is named', async () => {
    const other = await serverOf(ranges(photoOf(100 * KB)));
    const { address } = await serverOf((_, response) =>
      response.writeHead(302, { Location: `http://user:hidden@${other.host}/hidden?Signature=hidden` }).end(),
    );
    expect(await outcome(address, { headers: { Authorization: 'hidden' } })).toEqual({
      code: 'redirected',
      message: `The address redirects to another host, ${other.host}: use the address there.`,
    });
    expect(other.requests).toEqual([]);
  });

  /**
   * Reads a photo through a redirect. Returns the outcome and the requests, each with its headers that identify the
   * user.
   */
  async function redirected(from: string, to: string, status = 200, headers?: Record<string, string>) {
    const requests: (readonly [address: string, authorization: string | null])[] = [];
    const bytes = new Uint8Array(photo(D850));
    const stub = ((address: string, init: RequestInit) => {
      requests.push([address, new Headers(init.headers).get('Authorization')]);
      const answer = address === from ? new Response(null, { status: 302, headers: { Location: to } }) : undefined;
      return Promise.resolve(answer ?? new Response(bytes, { status }));
    }) as typeof fetch;
    return { outcome: await outcome(from, { fetch: stub, ...(headers && { headers }) }), requests };
  }

  const KEY = { Authorization: 'Bearer key' };
  const [PLAIN, SECURED] = ['http://photos.test/a.jpg', 'https://photos.test/a.jpg'] as const;

  it('to https on the same host is followed, without the headers', async () => {
    expect(await redirected(PLAIN, SECURED, 200, KEY)).toEqual({
      outcome: 8_541,
      requests: [
        [PLAIN, 'Bearer key'],
        [SECURED, null],
      ],
    });
  });

  it('to https that requires permission says that the headers were not sent there', async () => {
    expect((await redirected(PLAIN, SECURED, 401, KEY)).outcome).toMatchObject({
      code: 'redirected',
      message: expect.stringContaining('no headers are sent'),
    });
    expect((await redirected(PLAIN, SECURED, 401)).outcome).toMatchObject({ code: 'denied' });
  });

  it.each([
    ['to https on another host', PLAIN, 'https://other.test/a.jpg'],
    ['to https on a part of the host', PLAIN, 'https://eu.photos.test/a.jpg'],
    ['to https on another port of the host', PLAIN, 'https://photos.test:8443/a.jpg'],
    ['to another port of the host', PLAIN, 'http://photos.test:8080/a.jpg'],
    ['from another port to https on the same host', 'http://photos.test:8080/a.jpg', SECURED],
    ['from https to http on the same host', SECURED, PLAIN],
  ])('%s is not followed, so no one there gets the headers', async (_case, from, to) => {
    expect(await redirected(from, to, 200, KEY)).toEqual({
      outcome: expect.objectContaining({ code: 'redirected' }),
      requests: [[from, 'Bearer key']],
    });
  });
});

describe('A secret', () => {
  const SIGNED =
    'DSC_0042.JPG?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=hidden%2F20260101&X-Amz-Signature=hidden';

  it('is sent with each request: a signed address unchanged, a user as Authorization', async () => {
    const bytes = photoOf(100 * KB);
    const { host, requests } = await serverOf(ranges(bytes));
    const source = await fromUrl(`http://us%C3%A9r:hid%3Aden@${host}/bucket/${SIGNED}#part`);
    await source.read(60 * KB, 10);
    expect(requests.map(({ url }) => url)).toEqual([`/bucket/${SIGNED}`, `/bucket/${SIGNED}`]);
    const expected = `Basic ${Buffer.from('usér:hid:den').toString('base64')}`;
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([expected, expected]);
    expect(source.name).toBe('/bucket/DSC_0042.JPG');
  });

  it('is in no message, whatever fails', async () => {
    const headers = { Authorization: 'hidden' };
    const leaks = (() => Promise.reject(new TypeError('Failed to parse hidden'))) as typeof fetch;
    const refused = await serverOf((_, response) => response.writeHead(403).end('hidden'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const outcomes = [
      outcome(`http://user:hidden@${refused.host}/${SIGNED}`, { headers }),
      outcome(`https://user:hidden@photos.test/${SIGNED}`, { headers, fetch: leaks }),
      outcome(`https://user:hid/den@photos.test/${SIGNED}`),
      outcome('ftp://user:hidden@photos.test/a.jpg'),
      outcome('https://photos.test/a.jpg', { headers: { Authorization: 'hidden\n' } }),
    ];
    const advancing = setInterval(() => void vi.runAllTimersAsync(), 5);
    const texts = JSON.stringify(await Promise.all(outcomes));
    clearInterval(advancing);
    expect(texts).not.toMatch(/hidden|hid\/den|Signature/);
    expect(texts).toContain('403');
    expect(texts.match(/Expected an http or https address/g)).toHaveLength(2);
  });

  it('is hidden when an address is shown', () => {
    expect(publicAddress(`HTTPS://user:hidden@photos.test/bucket/${SIGNED}#part`)).toBe(
      'https://photos.test/bucket/DSC_0042.JPG',
    );
    expect(publicAddress('http://user:hid/den@photos.test/a.jpg')).toBe('http://…');
  });
});
