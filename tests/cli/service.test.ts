import { once } from 'node:events';
import { type IncomingMessage, request, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../src/cli/serve/openApi';
import { serverOf } from '../../src/cli/serve/serveCommand';
import { serviceOn } from '../../src/cli/serve/service';
import { loadCore } from '../../src/reader/core';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';

const photoOf = (shutterCount: number) =>
  Buffer.from(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount }) }));

/** `own` accepts only host names of this machine; `open` accepts any, as with --host. */
let own: Server;
let open: Server;

beforeAll(async () => {
  const core = await loadCore();
  [own, open] = [false, true].map((isAnyHost) => serverOf(serviceOn(core, '1.0.0', isAnyHost))) as [Server, Server];
  for (const server of [own, open]) await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  for (const server of [own, open]) {
    server.closeAllConnections();
    server.close();
  }
});

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Sends exactly these headers; `fetch` would leave some out. */
async function ask(server: Server, { method = 'POST', path = '/', headers = {}, body = photoOf(7) }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const all = { Host: 'localhost', ...headers };
  const sending = request({ agent: false, port, host: '127.0.0.1', method, path, headers: all });
  // The service may refuse a request before all of it was sent.
  sending.on('error', () => {});
  sending.end(method === 'POST' ? body : undefined);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  let text = '';
  for await (const piece of response) text += String(piece);
  return { status: response.statusCode, type: response.headers['content-type'], headers: response.headers, text };
}

const get = (server: Server, path: string, headers = {}) => ask(server, { method: 'GET', path, headers });
const PROBLEM = 'application/problem+json';

describe('A page of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['by its origin', { Origin: 'https://photos.example' }],
    ['by an origin on another port', { Host: 'localhost:8080', Origin: 'http://localhost:3000' }],
    ['by an origin that is hidden', { Origin: 'null' }],
    ['by its browser’s header', { 'Sec-Fetch-Site': 'cross-site' }],
    ['on the same site, by its browser’s header', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused %s, with a photo and without', async (_, headers) => {
    for (const server of [own, open])
      for (const asked of [{}, { method: 'GET', path: '/health' }, { method: 'OPTIONS' }, { path: '/elsewhere' }])
        expect(await ask(server, { ...asked, headers })).toMatchObject({ status: 403, type: PROBLEM });
  });

  it.each<[string, Record<string, string>]>([
    ['a program', {}],
    ['a page of its own', { Host: 'LOCALHOST:8080', Origin: 'http://localhost:8080', 'Sec-Fetch-Site': 'same-origin' }],
    ['a person who types its address', { 'Sec-Fetch-Site': 'none' }],
  ])('is not %s', async (_, headers) => {
    expect(await ask(own, { headers })).toMatchObject({ status: 200, text: expect.stringContaining('7') });
  });
});

describe('A host', () => {
  it.each(['localhost', 'localhost:80', '127.0.0.1:8080', '[::1]', '[::1]:8080'])(
    '%s is this machine',
    async (Host) => {
      expect(await get(own, '/health', { Host })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'evil.example:80:localhost',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '192.168.0.5:8080',
  ])('%s is another host, which is accepted only with --host', async (Host) => {
    for (const path of ['/health', '/openapi.json', '/elsewhere'])
      expect((await get(own, path, { Host })).status).toSatisfy((status: number) => status === 403 || status === 400);
    expect((await ask(own, { headers: { Host } })).text).not.toContain('shutterCount');
    expect((await get(open, '/health', { Host })).status).toBe(Host.includes(':80:') ? 400 : 200);
  });
});

describe('A body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/xml',
    'text/plain;charset=UTF-8',
    'text/html',
  ])('of type %s is not a photo', async (type) => {
    const answer = await ask(own, { headers: { 'Content-Type': type } });
    expect(answer).toMatchObject({ status: 415, type: PROBLEM });
  });

  it.each([
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'image/jpeg',
    'image/x-nikon-nef',
    'application/jsonish',
  ])('of type %s is read', async (type) => {
    expect(await ask(own, { headers: { 'Content-Type': type, 'Content-Encoding': 'Identity' } })).toMatchObject({
      status: 200,
      text: expect.stringContaining('7'),
    });
  });

  it.each(['gzip', 'br', 'identity, gzip'])('that is packed with %s is refused', async (encoding) => {
    expect(await ask(own, { headers: { 'Content-Encoding': encoding } })).toMatchObject({
      status: 415,
      type: PROBLEM,
      headers: { 'accept-encoding': 'identity' },
    });
  });
});

describe('A form', () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=line' };
  const head = (name: string) => `--line\r\nContent-Disposition: form-data; name="a"; filename="${name}"\r\n\r\n`;

  it('is answered with an array in the order of its files', async () => {
    const files = Array.from({ length: 50 }, (_, index) => [
      Buffer.from(head(`${index}.jpg`)),
      index % 7 === 3 ? Buffer.from('no photo') : photoOf(index + 1),
      Buffer.from('\r\n'),
    ]).flat();
    const { text } = await ask(own, { headers, body: Buffer.concat([...files, Buffer.from('--line--\r\n')]) });
    const results = JSON.parse(text) as { file: string; shutterCount?: number }[];
    expect(results.map(({ file, shutterCount }) => [file, shutterCount])).toEqual(
      Array.from({ length: 50 }, (_, index) => [`${index}.jpg`, index % 7 === 3 ? undefined : index + 1]),
    );
  });

  it('of 700,000 parts is refused, and other requests are answered meanwhile', async () => {
    const part = Buffer.from(`${head('a')}x\r\n`);
    const form = ask(own, { headers, body: Buffer.alloc(700_000 * part.length, part) });
    expect(await Promise.race([get(own, '/health'), form])).toMatchObject({ status: 200 });
    expect(await form).toMatchObject({ status: 413, type: PROBLEM });
  });
});

describe('A problem', () => {
  it.each<[number, Asked]>([
    [400, { body: Buffer.alloc(0) }],
    [400, { headers: { 'Content-Type': 'multipart/form-data' } }],
    [403, { headers: { Host: 'evil.example' } }],
    [404, { path: '/elsewhere' }],
    [405, { method: 'GET' }],
    [405, { path: '/health' }],
    [405, { path: '/openapi.json' }],
    [413, { headers: { 'Content-Length': String(1024 ** 3) } }],
    [415, { headers: { 'Content-Type': 'application/json' } }],
    [400, { headers: { Host: 'a b' } }],
  ])('with status %i has the status’s name as title, and a sentence as detail', async (status, asked) => {
    const { type, text } = await ask(own, asked);
    expect([type, JSON.parse(text)]).toEqual([
      PROBLEM,
      { type: 'about:blank', title: STATUS_CODES[status], status, detail: expect.stringMatching(/^[A-Z].+\.$/) },
    ]);
  });

  it('is also the answer to bytes that are not a request', async () => {
    const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
    socket.write('\u0000\r\n\r\n');
    let heard = '';
    for await (const piece of socket) heard += String(piece);
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(heard.split('\r\n\r\n')[1]!)).toMatchObject({
      title: 'Bad Request',
      detail: expect.stringMatching(/\.$/),
    });
  });
});

describe('The description', () => {
  const description = openApi('1.0.0');
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as object) })),
  ) as { path: string; method: string; operationId?: string; tags?: string[]; responses: Record<string, object> }[];

  it('is the service’s own answer', async () => {
    expect(JSON.parse((await get(own, '/openapi.json')).text)).toEqual(description);
  });

  it('names each operation once, under a tag that it describes', () => {
    const tags = description.tags.map(({ name }) => name);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const operation of operations) expect(tags).toEqual(expect.arrayContaining(operation.tags!));
  });

  it('has every status, each problem with the same schema', () => {
    const statuses = Object.fromEntries(operations.map(({ path, responses }) => [path, Object.keys(responses)]));
    expect(statuses).toEqual({
      '/': ['200', '400', '403', '408', '413', '415', '500', '503'],
      '/health': ['200', '403'],
      '/openapi.json': ['200', '403'],
    });
    const problems = operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, response]) => (status === '200' ? [] : [response])),
    );
    for (const problem of problems)
      expect(problem).toMatchObject({ content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } } });
  });

  it('writes no schema twice', () => {
    const text = JSON.stringify(description);
    for (const schema of Object.values(description.components.schemas))
      expect(text.split(JSON.stringify(schema))).toHaveLength(2);
  });
});
