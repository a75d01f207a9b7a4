/** Other programs must understand the files that our tests build. */
import ExifReader from 'exifreader';
import { describe, expect, it } from 'vitest';
import { nikonNote } from '../tests/support/makerNotes';
import { photo } from '../tests/support/photo';
import { ORDERS } from '../tests/support/tiff';

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
});
