/** Our own server: the rules of `_headers` hold for every spelling of an address that it decodes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../scripts/serve.mjs';

let folder: string;
let host: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, '_headers'), "/robots.txt\n  Content-Security-Policy: default-src 'none'\n");
  host = await serve(0, folder);
});

afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

/** The answer to exactly this path, which `fetch` might spell otherwise. */
const answer = (path: string): Promise<{ status: number; policy: string | undefined }> =>
  new Promise((done, failed) => {
    request(`${host.origin}/`, { path }, (response) => {
      response.resume();
      const policy = response.headers['content-security-policy'] as string | undefined;
      response.on('end', () => done({ status: response.statusCode ?? 0, policy }));
    })
      .on('error', failed)
      .end();
  });

it.each(['/robots.txt', '/%72obots.txt', '/%72%6f%62ots%2etxt'])('%s has the headers of the file', async (path) => {
  expect(await answer(path)).toEqual({ status: 200, policy: "default-src 'none'" });
});

it.each(['/_headers', '/%5fheaders', '/%5Fheaders'])('%s is not served', async (path) => {
  expect((await answer(path)).status).toBe(404);
});

it.each(['/%', '/%zz', '/%ff'])('%s is a bad address', async (path) => {
  expect((await answer(path)).status).toBe(400);
});
