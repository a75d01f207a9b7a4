import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FieldId, Status } from '../../assembly/schema';
import { CORE_WASM } from '../../scripts/compileCore';
import { instantiateCore } from '../../src/reader/core';
import { READ_BYTES } from '../../src/reader/ranges';
import { readFields } from '../../src/reader/records';
import { nikonNote } from '../support/makerNotes';
import { padded, photo } from '../support/photo';
import { read } from '../support/read';

const BYTES = padded(
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) }),
  8_000_000,
);

const module = await WebAssembly.compile(await readFile(CORE_WASM));

describe('a scan of a usual head', () => {
  it('allocates no memory', async () => {
    const core = await instantiateCore(module);
    const head = {
      size: BYTES.length,
      windows: [{ position: 0, bytes: BYTES.subarray(0, 65_536) }],
      exhausted: true,
    };
    const before = core.scan(head).bytes.buffer;
    const scan = core.scan(head);
    expect(scan.status).toBe(Status.Done);
    expect(scan.records).toBeGreaterThan(10);
    expect(scan.bytes.buffer).toBe(before);
    expect(scan.bytes.byteLength).toBe(8 * 65_536);
  });

  it('needs one read, whatever the size of the file', async () => {
    expect(await read(BYTES)).toMatchObject({ shutterCount: 12_345, reads: 1, bytesRead: READ_BYTES });
  });
});

describe('two cores', () => {
  it('scan side by side without disturbing each other', async () => {
    const [one, other] = [await instantiateCore(module), await instantiateCore(module)];
    const file = (shutterCount: number) => {
      const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount }) });
      return { size: bytes.length, windows: [{ position: 0, bytes }], exhausted: true };
    };
    const scans = [one.scan(file(111)), other.scan(file(222))];
    expect(scans.map((scan) => readFields(scan).number(FieldId.NikonShutterCount))).toEqual([111, 222]);
  });
});
