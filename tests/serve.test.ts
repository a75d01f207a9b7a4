/** Our own server applies the rules in `_headers` to every address at which it serves a file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeaderRules, serve } from '../scripts/serve.mjs';

const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'nikon.html': 'nikon',
  'gone.html': 'gone',
  'robots.txt': 'robots',
  '100%.txt': 'percent',
  _headers: '/*\n  X-Site: page\n/robots.txt\n  X-File: locked\n',
};

let folder = '';
let host: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content);
  host = await serve(0, folder);
});

afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

/** Requests exactly this path; `fetch` would normalize it. */
async function ask(path: string) {
  const { port } = new URL(host.origin);
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request({ port, path }, answered).on('error', failed).end();
  });
  let body = '';
  for await (const part of response) body += String(part);
  const { location, 'x-site': site, 'x-file': file } = response.headers;
  return { status: response.statusCode, body, location, site, file };
}

describe('the server', () => {
  it.each([
    '/robots.txt',
    '/%72obots.txt',
    '/robots%2Etxt',
    '/%72%6f%62ots.txt?a=%zz',
    '/robots.txt#a',
    '/robots.txt#?',
  ])('sends a file with the headers of its rule under %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'robots', site: 'page', file: 'locked' });
  });

  it.each([
    '/_headers',
    '/%5fheaders',
    '/%5Fheaders/',
    '/404',
    '/%3404.html',
    '/robots.txt/',
    '/%72obots.txt/',
    '/robots.txt%2F',
    '/%2572obots.txt',
    '/%2e%2e/robots.txt',
    '//robots.txt',
    '/./robots.txt',
    '/%2e/robots.txt',
    '/a/../robots.txt',
    '/a/%2e%2e/robots.txt',
    '///robots.txt',
    '/\\robots.txt',
    '/%5Crobots.txt',
    'http://a/../../../robots.txt',
    '/%00',
  ])('does not find %s', async (path) => {
    const { status, location, ...found } = await ask(path);
    // For a page's name with a slash at the end, the server redirects to the page without checking that it exists.
    if (status === 301) expect(await ask(location!)).toMatchObject({ status: 404 });
    else expect({ status, ...found }).toEqual({ status: 404, body: 'not found', site: 'page', file: undefined });
  });

  it.each(['/%', '/%zz', '/robots.txt%', '/%c3', '/100%.txt'])('answers %s as a bad request', async (path) => {
    expect(await ask(path)).toEqual({ status: 400, body: '', location: undefined, site: 'page', file: undefined });
  });

  it('has a file’s headers for its name in capitals too, because some systems send it under that name', () => {
    expect(Object.fromEntries(readHeaderRules(join(folder, '_headers')).headersOf('/Robots.TXT'))).toEqual({
      'X-Site': 'page',
      'X-File': 'locked',
    });
  });

  it('answers "not found" for a file that a build has removed since', async () => {
    await rm(join(folder, 'gone.html'));
    expect((await ask('/gone')).status).toBe(404);
    expect((await ask('/nikon')).status).toBe(200);
  });

  it('sends a file with an escape in its name only under the escaped name', async () => {
    expect(await ask('/100%25.txt')).toMatchObject({ status: 200, body: 'percent' });
  });

  it.each([
    ['/nikon.html', '/nikon'],
    ['/%6eikon.html?a=1', '/nikon?a=1'],
    ['/%69ndex', '/'],
  ])('redirects %s to the page’s own address', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, location });
  });
});
