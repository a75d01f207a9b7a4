import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, runProgram } from '../support/program';
import { connection, heard, type Service, startService } from '../support/service';

const photoOf = (shutterCount: number) =>
  new Uint8Array(
    photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', serial: '3012345', note: nikonNote({ shutterCount }) }),
  );
const MB = 1024 * 1024;

let service: Service;
let folder = '';

const post = (body: BodyInit, path = '/', headers: Record<string, string> = {}) =>
  fetch(service.address + path, { method: 'POST', body, headers });
const isProblem = (response: Response) => response.headers.get('Content-Type') === 'application/problem+json';

const sent = (...parts: readonly (string | Uint8Array)[]) => connection(service, ...parts);

beforeAll(async () => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  service = await startService();
}, 60_000);

afterAll(async () => {
  service.program.kill();
  await once(service.program, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

describe('The service', () => {
  it('answers a photo with the object of --json', async () => {
    writeFileSync(join(folder, 'DSC_1.JPG'), photoOf(41_234));
    const [expected] = JSON.parse(runProgram(folder, '--json', 'DSC_1.JPG').output) as object[];
    const response = await post(photoOf(41_234), '/?file=DSC_1.JPG');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual(expected);
    expect(await (await post(photoOf(41_234))).json()).toEqual({ ...expected, file: '-' });
  });

  it('answers a form with an array, in the order of its files', async () => {
    const form = new FormData();
    form.append('note', 'text');
    form.append('a', new Blob([photoOf(1)]), 'b.jpg');
    form.append('b', new Blob(['no photo']), '写真.txt');
    form.append('a', new Blob([photoOf(2)]), 'DCIM/123CANON/IMG_1234.JPG');
    expect(await (await post(form)).json()).toMatchObject([
      { file: 'b.jpg', shutterCount: 1 },
      { file: '写真.txt', error: { code: 'no-exif' } },
      { shutterCount: 2 },
    ]);
  });

  it('accepts a body without a stated length', async () => {
    async function* pieces() {
      const bytes = photoOf(7);
      for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
    }
    const answer = request(service.address, { method: 'POST' });
    for await (const piece of pieces()) answer.write(piece);
    answer.end();
    const [response] = (await once(answer, 'response')) as [NodeJS.ReadableStream];
    let text = '';
    for await (const piece of response) text += piece.toString();
    expect(JSON.parse(text)).toMatchObject({ shutterCount: 7 });
  });

  it('answers before the picture has arrived, and accepts the next photo on the same connection', async () => {
    const head = new Uint8Array(MB);
    head.set(photoOf(9));
    const socket = await sent(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${40 * MB}\r\n\r\n`, head);
    expect(await heard(socket, '\n}\n')).toContain('"shutterCount": 9');
    for (let sentSoFar = 1; sentSoFar < 40; sentSoFar += 1) socket.write(new Uint8Array(MB));
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${photoOf(10).length}\r\n\r\n`);
    socket.write(photoOf(10));
    expect(await heard(socket, '\n}\n')).toContain('"shutterCount": 10');
    socket.destroy();
  });

  it('answers 300 at once', async () => {
    const responses = await Promise.all(Array.from({ length: 300 }, (_, index) => post(photoOf(index + 1))));
    const counts = await Promise.all(
      responses.map(async (one) => ((await one.json()) as { shutterCount: number }).shutterCount),
    );
    expect(counts).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  it('says that it runs, and describes itself', async () => {
    expect(await (await fetch(`${service.address}/health`)).json()).toEqual({ status: 'ok' });
    const description = (await (await fetch(`${service.address}/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toEqual(['/', '/health', '/openapi.json']);
  });
});

describe('Hostile input', () => {
  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['an empty body', new Uint8Array(), {}, 400],
    ['a form without a file', new URLSearchParams(), { 'Content-Type': 'multipart/form-data; boundary=x' }, 400],
    ['an invalid form', 'no form', { 'Content-Type': 'multipart/form-data; boundary=x' }, 400],
    ['a form without a boundary', 'no form', { 'Content-Type': 'multipart/form-data' }, 400],
    ['text', 'no photo', {}, 415],
    ['a page of another site', photoOf(1), { Origin: 'https://photos.example' }, 403],
  ])('%s gets its own problem', async (_, body, headers, status) => {
    const response = await post(body, '/', headers);
    expect([response.status, isProblem(response)]).toEqual([status, true]);
    expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
  });

  it('a file that is not a photo gets an object with an error, as in --json, and a photo without metadata gets no error', async () => {
    for (const body of [Buffer.from('x'), Buffer.from('no photo'), new Uint8Array(200_000)])
      expect(await (await post(body)).json()).toMatchObject({ error: { code: 'no-exif' } });
    expect(await (await post(photoOf(1).subarray(0, 5))).json()).toMatchObject({ reason: 'no-metadata' });
  });

  it('another method or address is refused', async () => {
    const wrong = await fetch(service.address);
    expect([wrong.status, wrong.headers.get('Allow'), isProblem(wrong)]).toEqual([405, 'POST', true]);
    const nothing = await post(photoOf(1), '/elsewhere');
    expect([nothing.status, isProblem(nothing)]).toEqual([404, true]);
  });

  it('a body that is too large is refused before it is sent', async () => {
    const socket = await sent(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${1024 * MB}\r\n\r\n`);
    expect(await heard(socket, '}\n')).toMatch(/^HTTP\/1\.1 413 [^]*problem\+json/);
    socket.destroy();
  });

  it('bytes that are not a request also get a problem', async () => {
    const socket = await sent('\u0000\u0001\r\n\r\n');
    expect(await heard(socket, '}\n')).toMatch(/^HTTP\/1\.1 400 [^]*problem\+json/);
  });

  it('hundreds of cut requests delay no other request', async () => {
    for (let index = 0; index < 200; index += 1) {
      const socket = await sent(
        'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n',
        photoOf(1).subarray(0, index),
      );
      socket.destroy();
    }
    expect(await (await post(photoOf(3))).json()).toMatchObject({ shutterCount: 3 });
  });

  it('neither hostile input nor any photo is logged', () => {
    expect(service.said().trimEnd().split('\n')).toHaveLength(2);
    expect(service.said()).toMatch(/Only this machine can reach it\.\nPhotos sent there go to this machine\./);
  });
});

describe('The command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, after the running request', async (signal) => {
    const other = await startService(['--host', 'localhost']);
    const socket = connect(other.port, new URL(other.address).hostname.replaceAll(/[[\]]/g, ''));
    const bytes = photoOf(11);
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    await heard(socket, '100 Continue');
    other.program.kill(signal);
    socket.write(bytes);
    expect(await heard(socket, '\n}\n')).toContain('"shutterCount": 11');
    expect(await once(other.program, 'exit')).toEqual([0, null]);
  });

  it('with --host says who can reach it, and accepts any host name', async () => {
    const open = await startService(['--host', '0.0.0.0']);
    expect(open.said()).toContain('Everyone who can reach it may use it.');
    for (const [to, status] of [
      [open, 200],
      [service, 403],
    ] as const) {
      const socket = await connection(to, 'GET /health HTTP/1.1\r\nHost: photos.example\r\n\r\n');
      expect(await heard(socket, '}')).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      socket.destroy();
    }
    open.program.kill();
    await once(open.program, 'exit');
  });

  it.each([[['--port', 'x']], [['--port', '70000']], [['--prot', '1']], [['a.jpg']]])(
    'is wrong with %j',
    (parameters) => {
      const { code, output, errors } = runProgram(folder, 'serve', ...parameters);
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(errors).toMatch(/^shutter-count: .+\n'shutter-count serve --help' lists the options\.\n$/);
    },
  );

  it('ends with 3 if it cannot listen', () => {
    const { code, errors } = runProgram(folder, 'serve', '--port', String(service.port));
    expect(code).toBe(3);
    expect(errors).toMatch(/^shutter-count: listen EADDRINUSE/);
  });

  it('is not a file, which would be ./serve', () => {
    writeFileSync(join(folder, 'serve'), photoOf(12));
    expect(runProgram(folder, './serve').output).toMatch(/^\.\/serve +NIKON D850 +12 /m);
    expect(runProgram(folder, 'serve', '--help').output).toMatch(/^Usage: shutter-count serve/);
  });
});
