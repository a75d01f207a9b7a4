import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fingerprint, PIECE_BYTES } from '../../../src/site/tool/sheet/fingerprint';

const bytes = Uint8Array.from({ length: 3 * PIECE_BYTES + 17 }, (_, index) => (index * 31) % 251);
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, bytes.length])(
  'the fingerprint is the SHA-256 of a file of %i bytes',
  async (length) => {
    const part = bytes.slice(0, length);
    expect(await fingerprint(new Blob([part]))).toBe(sha256(part));
  },
);

it('the finished share is reported after every piece', async () => {
  const shares: number[] = [];
  await fingerprint(new Blob([bytes]), (share) => void shares.push(share));
  expect(shares).toEqual([1, 2, 3].map((pieces) => (pieces * PIECE_BYTES) / bytes.length).concat(1));
});

it('only one piece is read at a time, and other tasks run in between', async () => {
  const order: string[] = [];
  const file = new Blob([bytes]);
  // Returns each piece of the file at once.
  file.slice = (start, end) => {
    const piece = bytes.slice(start, end);
    expect(piece.length).toBeLessThanOrEqual(PIECE_BYTES);
    return { arrayBuffer: () => Promise.resolve(piece.buffer) } as unknown as Blob;
  };
  await fingerprint(file, () => {
    order.push('piece');
    // Queues a task. Like a click, it is handled only after the tasks that were queued earlier.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      order.push('other');
      port1.close();
    });
    port1.start();
    port2.postMessage(undefined);
  });
  expect(order).toEqual(['piece', 'other', 'piece', 'other', 'piece', 'other', 'piece']);
});
