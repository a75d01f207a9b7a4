/** The other side of severalAtOnce.ts: a process that reads files for the one that has started it, and ends with it. */
import { open, stat } from 'node:fs/promises';
import { type Core, loadCore } from '../extraction/core';
import { READ_BYTES } from '../extraction/ranges';
import { extractFile } from '../reading/extractFile';
import type { OpenedBy } from './findFiles';
import type { DatedReading } from './read';
import type { Told, Asked } from './severalAtOnce';

/** Reads each file that it is asked for, any number at once, until nobody is there to ask. */
export async function readForParent(): Promise<void> {
  process.on('disconnect', () => process.exit());
  const core = await loadCore();
  const say = (answer: Told) => process.connected && process.send!(answer);
  process.on('message', ({ id, place }: Asked) => {
    readAt(core, place).then(
      (reading) => say({ id, reading }),
      (problem: unknown) => say({ id, problem: problem instanceof Error ? problem.message : String(problem) }),
    );
  });
  say('ready');
}

/** Memory for heads of files that is free again: fresh memory costs more than reading into it. */
const heads: Buffer[] = [];

/** As `readFileAt` does, without holding up others. */
async function readAt(core: Core, place: OpenedBy): Promise<DatedReading> {
  // Checked first, because opening a pipe blocks until someone writes to it.
  const stats = await stat(place);
  if (!stats.isFile()) throw new Error('not a file');
  const { size, mtime: written } = stats;
  const file = await open(place, 'r');
  const head = heads.pop() ?? Buffer.allocUnsafeSlow(READ_BYTES);
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    const bytes = offset === 0 && length <= head.length ? head : Buffer.allocUnsafeSlow(length);
    return bytes.subarray(0, (await file.read(bytes, 0, length, offset)).bytesRead);
  };
  try {
    return { ...(await extractFile(core, { size, read }, place.toString())), written };
  } finally {
    heads.push(head);
    await file.close();
  }
}
