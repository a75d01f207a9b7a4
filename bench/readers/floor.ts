/** The steps that every reader has to take: a lower bound for all times. */
import { walkEntries } from './walkEntries';
import type { Found, Reader } from './reader';

const KB = 1024;
const memory = new Uint8Array(new WebAssembly.Memory({ initial: 4 }).buffer);

const find = (): Found => ({});

function copy(kilobytes: number): Reader {
  return {
    name: `floor: copy ${kilobytes} KB`,
    product: 'floor',
    from: 'memory',
    what: `one copy of the first ${kilobytes} KB into the memory of a WebAssembly module`,
    read: ({ bytes }) => memory.set(bytes.subarray(0, kilobytes * KB)),
    find,
  };
}

export const FLOOR: readonly Reader[] = [
  copy(16),
  copy(64),
  {
    name: 'floor: walk the entries',
    product: 'floor',
    from: 'memory',
    what: 'one pass over the entries of IFD0 and Exif in plain TypeScript, JPEG and TIFF only; no value is read',
    read: ({ bytes }) => walkEntries(bytes),
    find,
  },
  {
    name: 'floor: slice 64 KB',
    product: 'floor',
    from: 'file',
    what: 'file.slice(0, 65536).arrayBuffer() and nothing else',
    read: ({ file }) => file.slice(0, 64 * KB).arrayBuffer(),
    find,
  },
];
