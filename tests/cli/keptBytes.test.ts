import { expect, it } from 'vitest';
import { KeptBytes } from '../../src/cli/serve/keptBytes';

const KB = 1024;
const MB = KB * KB;
const PATTERN = Uint8Array.from({ length: 251 }, (_, index) => index);
const bytesOf = (length: number) => Buffer.alloc(length, PATTERN);

it.each([1, 7, 64 * KB, 5 * MB])('kept bytes are read unchanged after arriving in pieces of %i', (length) => {
  const bytes = bytesOf(length < 64 * KB ? 5000 : 9 * MB + 3);
  const kept = new KeptBytes();
  for (let at = 0; at < bytes.length; at += length) kept.append(bytes.subarray(at, at + length));
  expect(kept.size).toBe(bytes.length);
  for (const [offset, wanted] of [
    [0, bytes.length],
    [0, 1],
    [4 * MB - 1, 2],
    [bytes.length - 1, 100],
    [Math.floor(bytes.length / 3), 1000],
    [bytes.length, 10],
    [2 * bytes.length, 10],
  ] as const)
    expect(Buffer.compare(kept.read(offset, wanted), bytes.subarray(offset, offset + wanted)), `${offset}`).toBe(0);
  kept.drop();
});

it('kept bytes count toward one limit until they are dropped', () => {
  const [one, other] = [new KeptBytes(3 * MB), new KeptBytes(3 * MB)];
  one.append(bytesOf(2 * MB));
  expect(() => other.append(bytesOf(2 * MB))).toThrow(expect.objectContaining({ status: 503 }));
  one.drop();
  one.append(bytesOf(2 * MB));
  other.append(bytesOf(2 * MB));
  expect([one.size, other.size]).toEqual([2 * MB, 2 * MB]);
  other.drop();
});

it('kept bytes take at most twice their size in memory, and at most 4 MB more than it if they are many', () => {
  const piece = bytesOf(100);
  const small = new KeptBytes(256 * KB);
  for (let at = 0; at < 128 * KB; at += piece.length) small.append(piece);
  small.drop();
  const large = new KeptBytes(36 * MB);
  for (let at = 0; at < 32 * MB; at += MB) large.append(bytesOf(MB));
  large.drop();
});
