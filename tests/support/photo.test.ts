/** Checks the builders: other programs have to understand their files too. */
import ExifReader from 'exifreader';
import { describe, expect, it } from 'vitest';
import { encipher, nikonNote } from './makerNotes';
import { photo } from './photo';
import { ORDERS } from './tiff';

describe('The builders', () => {
  it.each(ORDERS)('writes an Exif block in order %s that another reader understands', (order) => {
    const bytes = photo({
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      order,
      lens: '50mm',
      gps: true,
      note: nikonNote({ shutterCount: 12_345 }),
    });
    const tags = ExifReader.load(Buffer.from(bytes));
    expect(tags.Make?.description).toBe('NIKON CORPORATION');
    expect(tags.LensModel?.description).toBe('50mm');
    expect(tags.ISOSpeedRatings?.value).toBe(400);
    expect(tags.FNumber?.description).toBe('f/2.8');
    expect(tags.GPSLatitude?.description).toBeCloseTo(52.52, 3);
    expect(tags['Image Width']?.value).toBe(600);
  });

  it('enciphers one-to-one, as the fixed points show', () => {
    const all = Uint8Array.from({ length: 256 }, (_, value) => value);
    expect(new Set(encipher(all)).size).toBe(256);
    for (const fixed of [0, 1, 82, 83, 84, 165, 166, 167, 248, 249, 255]) expect(encipher(all)[fixed]).toBe(fixed);
  });
});
