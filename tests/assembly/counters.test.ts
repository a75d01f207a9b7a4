/**
 * Tests every row of the counter table on built files: with its gate open, so that the number is read, and with its
 * gate shut.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FieldId } from '../../assembly/schema';
import { CANDIDATES, COUNTERS } from '../../src/reader/fieldTable';
import { block, latin1 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { read } from '../support/read';
import { scanBytes } from '../support/scan';
import { sharedFile } from '../support/shared';
import { ORDERS, opaque } from '../support/tiff';
import { NIKON } from './counters/nikon';
import type { Case } from './counters/row';
import { ROWS } from './counters/rows';

/** A row of the published table: the offset of the count in one ShotInfo version. */
interface ShotInfoPlace {
  readonly version: string;
  readonly size?: number | string;
  readonly offset: string;
}

async function check({ file, path = '', shows = {}, stored, without = [] }: Case, isOpen: boolean): Promise<void> {
  for (const order of ORDERS) {
    const bytes = typeof file === 'function' ? file(order) : photo({ ...file, order });
    const result = await read(bytes, path);
    expect(result).toMatchObject(shows);
    if (!isOpen && !('shutterCount' in shows)) expect(result).not.toHaveProperty('shutterCount');
    for (const field of without) expect(result.counters.map((found) => found.field)).not.toContain(field);
    if (stored) {
      const wanted = stored(order);
      const expected = typeof wanted === 'string' ? latin1(wanted) : Uint8Array.from(wanted);
      const at = result.shutterSource?.offset ?? 0;
      expect(bytes.slice(at, at + expected.length)).toEqual(expected);
    }
    if (result.shutterCount !== undefined)
      expect(result.counters[0]).toMatchObject({ value: result.shutterCount, tag: result.shutterSource?.tag });
  }
}

describe.each(Object.entries(ROWS))('The counter row %s', (_id, { open, shut }) => {
  it.each(open)('is read: $name', (each) => check(each, true));
  it.each(shut)('is refused: $name', (each) => check(each, false));
});

describe('The counter table', () => {
  const SOURCES = sharedFile('design/shutter-sources.json');

  it('has a test for every published place', SOURCES.needed, () => {
    const { rows } = JSON.parse(readFileSync(SOURCES.path, 'utf8')) as { rows: { id: string }[] };
    expect(Object.keys(ROWS)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  });

  it("has the place of every body's copy in Nikon's ShotInfo", SOURCES.needed, async () => {
    const { rows } = JSON.parse(readFileSync(SOURCES.path, 'utf8')) as {
      rows: { id: string; offsets?: ShotInfoPlace[] }[];
    };
    const places = rows.find(({ id }) => id === 'nikon.shotinfo')?.offsets ?? [];
    expect(places.length).toBeGreaterThan(10);
    for (const { version, size, offset } of places) {
      // A row with several sizes ('5408|5412') has one offset for each size ('0x027d fw 1.10; 0x027f fw 2.0x'), or one
      // for all.
      const sizes = String(size ?? 12_000).split('|');
      const ats = offset.match(/0x[0-9a-f]+/g) ?? [];
      for (const [index, each] of sizes.entries()) {
        const shotInfoBlock = block(Number(each), { 0: version });
        const note = nikonNote({ shutterCount: 5, tags: { 0x0091: opaque(shotInfoBlock) } });
        const { fields } = await scanBytes(photo({ ...NIKON, note }));
        // The core's offset counts from the first enciphered byte, which is at offset 4 of ShotInfo.
        const place = Number(ats[index] ?? ats[0]) - 4;
        expect([version, each, fields.number(FieldId.NikonShotInfoPlace)]).toEqual([version, each, place]);
      }
    }
  });

  it('covers the table of fields: every counter is read in some row', async () => {
    // Compares field ids, because many counters have the same name in a result.
    const unread = new Set<FieldId>([...COUNTERS, ...CANDIDATES].map(({ id }) => id));
    for (const { file } of Object.values(ROWS).flatMap(({ open }) => open)) {
      if (unread.size === 0) break;
      const { fields } = await scanBytes(typeof file === 'function' ? file('II') : photo({ ...file, order: 'II' }));
      for (const id of unread) if (fields.has(id)) unread.delete(id);
    }
    expect([...unread].map((id) => FieldId[id])).toEqual([]);
  });

  it('has cases with an open and a shut gate in every row', () => {
    for (const [id, { open, shut }] of Object.entries(ROWS))
      expect([id, open.length > 0, shut.length > 0]).toEqual([id, true, true]);
  });
});
