import { describe, expect, it } from 'vitest';
import { loadCore } from '../../src/reader/core';
import { blobSource } from '../../src/reader/ranges';
import { readAllTags } from '../../src/reader/rawTags';
import { nikonNote } from '../support/makerNotes';
import { Directory } from '../../assembly/schema';
import { isMakers } from '../../src/reader/tagEntries';
import { byte, long, ORDERS, opaque, rational, short, srational, subDirectory, text, tiff } from '../support/tiff';

const fields = {
  0x010f: text('NIKON CORPORATION'),
  0x0112: short(6),
  0x8769: subDirectory({
    0x829a: rational([1, 200]),
    0x9000: opaque('0232'),
    0x9204: srational([-2, 3]),
    0x9214: short(10, 20, 30, 40),
    0xa301: opaque([1]),
    0xfe00: long(7),
  }),
  0x8825: subDirectory({ 0x0000: byte(2, 3, 0, 0) }),
};

describe.each(ORDERS)('all tags of a file in the byte order %s', (order) => {
  const read = async (bytes: Uint8Array) => readAllTags(await loadCore(), blobSource(new Blob([bytes as BlobPart])));

  it('have directory, name, type, count, value and offset', async () => {
    const tags = await read(tiff(fields, { order }));
    const row = (tag: number) => tags.find((candidate) => candidate.tag === tag);

    expect(row(0x010f)).toEqual({
      directory: 'IFD0',
      tag: 0x010f,
      name: 'Make',
      type: 'ASCII',
      count: 18,
      value: 'NIKON CORPORATION',
      offset: expect.any(Number),
    });
    expect(row(0x0112)).toMatchObject({ name: 'Orientation', type: 'SHORT', value: '6' });
    expect(row(0x829a)).toMatchObject({ directory: 'Exif', name: 'ExposureTime', type: 'RATIONAL', value: '1/200' });
    expect(row(0x9000)).toMatchObject({ name: 'ExifVersion', type: 'UNDEFINED', value: '0232' });
    expect(row(0x9204)).toMatchObject({ name: 'ExposureBiasValue', type: 'SRATIONAL', value: '-2/3' });
    expect(row(0x9214)).toMatchObject({ count: 4, value: '10 20 30 40' });
    expect(row(0xa301)).toMatchObject({ value: '1' });
    expect(row(0x0000)).toMatchObject({ directory: 'GPS', name: 'GPSVersionID', value: '2 3 0 0' });
  });

  it('keep a tag without a name', async () => {
    const unnamed = (await read(tiff(fields, { order }))).find(({ tag }) => tag === 0xfe00);
    expect(unnamed).toMatchObject({ directory: 'Exif', value: '7' });
    expect(unnamed).not.toHaveProperty('name');
  });

  it('list the first values of a long table', async () => {
    const tags = await read(
      tiff({ ...fields, 0x0111: long(...Array.from({ length: 100 }, (_, row) => row)) }, { order }),
    );
    expect(tags.find(({ tag }) => tag === 0x0111)).toMatchObject({
      count: 100,
      value: expect.stringMatching(/^0 1 .* 23 …$/),
    });
  });

  it('include the maker note', async () => {
    const note = nikonNote({ shutterCount: 45_213 });
    const tags = await read(tiff({ ...fields, 0x8769: subDirectory({ 0x927c: note }) }, { order }));
    expect(tags.find(({ name }) => name === 'ShutterCount')).toMatchObject({
      directory: 'Nikon',
      tag: 0xa7,
      value: '45213',
    });
  });
});

it('a file without tags gives none', async () => {
  expect(await readAllTags(await loadCore(), blobSource(new Blob(['not a photo'])))).toEqual([]);
});

it.each([
  [Directory.Canon, true],
  [Directory.Nikon, true],
  [Directory.Exif, false],
  [Directory.Gps, false],
])('the directory %i is a maker’s own: %s', (directory, is) => {
  expect(isMakers(directory)).toBe(is);
});
