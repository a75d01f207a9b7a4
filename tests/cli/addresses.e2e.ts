/** The program reads photos from web addresses on these tests' own server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM } from '../support/program';

/** The server holds its responses back until this many requests have arrived. */
const AT_ONCE = 8;

let server: Server;
let host = '';
/** The values of the requests' header X-Token. */
const tokens: unknown[] = [];

/** Runs the program without blocking this process, which runs the server. */
async function run(...parameters: readonly string[]) {
  const program = spawn(process.execPath, [PROGRAM, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(program, 'close');
  const texts = await Promise.all(
    [program.stdout, program.stderr].map(async (stream) => Buffer.concat(await stream.toArray()).toString()),
  );
  await ended;
  return { code: program.exitCode, output: texts[0]!, errors: texts[1]! };
}

beforeAll(async () => {
  buildProgram();
  const waiting: (() => void)[] = [];
  server = createServer(({ url, headers }, response) => {
    if (headers['x-token']) tokens.push(headers['x-token']);
    const count = Number(/\d+/.exec(url!)?.[0]);
    if (!count) return void response.writeHead(404).end();
    const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: count }) });
    const about = { 'Content-Range': `bytes 0-${bytes.length - 1}/${bytes.length}`, 'X-Asked': headers.range };
    waiting.push(() => void response.writeHead(206, about).end(bytes));
    if (waiting.length >= AT_ONCE) for (const answer of waiting.splice(0)) answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(() => void server.close());

describe('Addresses', () => {
  it('are requested with the given headers', async () => {
    await run('--jsonl', '--header', 'X-Token: a:b', '--header', 'X-Other: c', `http://${host}/gone.jpg`);
    expect(tokens).toEqual(['a:b']);
    for (const wrong of ['X-Token', ': a', 'X Token: a']) {
      const { code, errors } = await run('--header', wrong, `http://${host}/gone.jpg`);
      expect(code).toBe(2);
      expect(errors).toMatch(/^shutter-count: --header takes 'Name: value'\n/);
    }
  });

  it('are read many at a time, and printed in their order without their secrets', async () => {
    const paths = Array.from({ length: AT_ONCE }, (_, index) => `${host}/DSC_${index + 1}.JPG`);
    const { code, output, errors } = await run(
      '--jsonl',
      ...paths.map((path) => `http://user:hidden@${path}?sig=hidden`),
    );
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const objects = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; shutterCount: number });
    expect(objects.map(({ file, shutterCount }) => [file, shutterCount])).toEqual(
      paths.map((path, index) => [`http://${path}`, index + 1]),
    );
    expect(output).not.toContain('hidden');
  });

  it('without content are reported like files, also without their secrets', async () => {
    const { code, output, errors } = await run(
      '--jsonl',
      `http://${host}/gone.jpg?sig=hidden`,
      'http://user:hid/den@a',
    );
    expect(code).toBe(1);
    expect(errors).toBe(
      `shutter-count: http://${host}/gone.jpg: The server answered 404: nothing is there.\n` +
        'shutter-count: http://…: Expected an http or https address.\n',
    );
    expect(output).toMatch(/"code":"not-found",.*"cause":"The server answered 404.*\n.*"code":"processing-failed",/);
    expect(output + errors).not.toMatch(/hid/);
  });

  it('that fail have the code of the failure in CSV, too', async () => {
    const { output } = await run('--csv', `http://${host}/gone.jpg`);
    expect(output).toMatch(/,not-found\r?\n$/);
  });
});
