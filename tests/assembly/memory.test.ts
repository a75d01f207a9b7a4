import { describe, expect, it } from 'vitest';
import { Status } from '../../assembly/schema';
import { loadCore } from '../../src/extraction/core';
import { READ_BYTES } from '../../src/extraction/ranges';
import { nikonNote } from '../support/makerNotes';
import { padded, photo } from '../support/photo';
import { read } from '../support/read';

const BYTES = padded(
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) }),
  8_000_000,
);

describe('a scan of a usual head', () => {
  it('allocates no memory', async () => {
    const core = await loadCore();
    const windows = [{ position: 0, bytes: BYTES.subarray(0, 65_536) }];
    const before = core.scan(BYTES.length, windows, true).bytes.buffer;
    const scan = core.scan(BYTES.length, windows, true);
    expect(scan.status).toBe(Status.Done);
    expect(scan.records).toBeGreaterThan(10);
    expect(scan.bytes.buffer).toBe(before);
    expect(scan.bytes.byteLength).toBe(8 * 65_536);
  });

  it('needs one read, whatever the size of the file', async () => {
    expect(await read(BYTES)).toMatchObject({ shutterCount: 12_345, reads: 1, bytesRead: READ_BYTES });
  });
});
