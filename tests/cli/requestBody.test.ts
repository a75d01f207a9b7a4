import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMITS, RequestBody } from '../../src/cli/serve/requestBody';

const requestOf = (headers: Record<string, string> = {}) =>
  Object.assign(new PassThrough(), { headers, socket: { destroy: vi.fn() } });
const MB = 1024 * 1024;
const bodyOf = (request: PassThrough) =>
  new RequestBody(request as unknown as IncomingMessage, { ...LIMITS, bytes: 2 * MB, kept: 4 * MB });
const problemOf = (ended: Promise<unknown>) => ended.catch((problem: unknown) => problem);

afterEach(() => void vi.useRealTimers());

it('a body is awaited only as far as it is needed, and its bytes can be read again', async () => {
  const request = requestOf({ 'content-length': '1000' });
  const body = bodyOf(request);
  let waits = 0;
  const source = body.source(async (coming) => {
    waits += 1;
    await coming;
  });
  expect(source.size).toBe(1000);
  request.write(Buffer.alloc(300, 1));
  request.write(Buffer.alloc(300, 2));
  expect(await source.read(299, 2)).toEqual(Buffer.from([1, 2]));
  expect(await source.read(0, 1)).toEqual(Buffer.from([1]));
  expect(waits).toBe(1);
  body.discard();
});

it('a body arrives piece by piece, and only on request', async () => {
  const request = requestOf();
  const body = bodyOf(request);
  for (const text of ['a', 'b']) {
    request.write(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([String(await body.next()), String(await body.next())]).toEqual(['a', 'b']);
  request.end();
  expect([await body.next(), await body.next()]).toEqual([undefined, undefined]);
  body.discard();
});

it('a body is given up when it does not arrive in time, even if some bytes keep arriving', async () => {
  vi.useFakeTimers();
  const request = requestOf();
  const body = bodyOf(request);
  const dripping = setInterval(() => request.write('x'), 1000);
  const ended = problemOf(body.begin());
  await vi.advanceTimersByTimeAsync(40_000);
  clearInterval(dripping);
  expect(await ended).toMatchObject({ status: 408 });
  body.discard();
});

it('a body fails when its sender goes away', async () => {
  const request = requestOf();
  const body = bodyOf(request);
  const ended = problemOf(body.begin());
  request.destroy(new Error('aborted'));
  expect(await ended).toMatchObject({ message: 'aborted' });
  body.discard();
});

it('a body is refused when its stated size is too large, or when it becomes too large without one', async () => {
  expect(() => bodyOf(requestOf({ 'content-length': String(2 * MB + 1) }))).toThrow('2 MB');
  const request = requestOf();
  const body = bodyOf(request);
  const ended = problemOf(body.begin());
  const piece = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent <= 2 * MB; sent += piece.length)
    if (!request.write(piece)) await new Promise((resolve) => setImmediate(resolve));
  expect(await ended).toMatchObject({ status: 413 });
  body.discard();
});

it('a body is refused when other bodies already use all memory for bodies', async () => {
  const bodies = [];
  const outcomes = [];
  const piece = Buffer.alloc(1.2 * MB);
  for (let index = 0; index < 4; index += 1) {
    const request = requestOf();
    const body = bodyOf(request);
    bodies.push(body);
    request.end(piece);
    outcomes.push(
      await body.begin().then(
        () => 'kept',
        ({ status }: { status: number }) => status,
      ),
    );
  }
  expect(outcomes).toEqual(['kept', 'kept', 'kept', 503]);
  for (const body of bodies) body.discard();
});

it('a body is dropped after the answer, and its rest is still received up to twice the limit', async () => {
  const request = requestOf();
  const body = bodyOf(request);
  body.discard();
  request.end(Buffer.alloc(4 * MB));
  await new Promise((resolve) => request.on('end', resolve));
  expect(request.socket.destroy).not.toHaveBeenCalled();
});

it('a body is cut off when more than twice the limit arrives', async () => {
  const request = requestOf();
  bodyOf(request).discard();
  request.end(Buffer.alloc(4 * MB + 1));
  await new Promise((resolve) => request.on('end', resolve));
  expect(request.socket.destroy).toHaveBeenCalled();
});
