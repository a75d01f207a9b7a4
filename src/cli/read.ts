/** Reads one photo or card report. Synchronously: the disk is what it waits for, and one open file at a time suits every disk. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { extractFile } from '../cardReport/extractFile';
import type { Core } from '../extraction/core';
import type { ByteSource } from '../extraction/byteSource';
import type { ExtractionResult } from '../extraction/result';

/** A path → its result; throws where the file cannot be read. */
export async function readPhoto(core: Core, path: string): Promise<ExtractionResult> {
  // Opening a pipe would wait for whoever writes to it.
  if (!statSync(path).isFile()) throw new Error('not a file');
  const file = openSync(path, 'r');
  try {
    return (await extractFile(core, fileSource(file), path)).result;
  } finally {
    closeSync(file);
  }
}

function fileSource(file: number): ByteSource {
  return {
    size: fstatSync(file).size,
    read: (offset, length) => {
      const bytes = Buffer.allocUnsafeSlow(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
    },
  };
}
