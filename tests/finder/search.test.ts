import { describe, expect, it } from 'vitest';
import { Directory } from '../../assembly/schema';
import { loadCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import { memorySource } from '../../src/reader/ranges';
import { SeriesGatherer } from '../../src/finder/series';
import type { Sample } from '../../src/finder/sample';
import { block, f32, type Order, u16, u32 } from '../support/bytes';
import { sonyNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { long, ORDERS } from '../support/tiff';
import {
  dateOfPhoto,
  FIRST,
  nameOfPhoto,
  sample,
  sampleOf,
  samples,
  search,
  timeOfPhoto,
  uncountedPhoto,
} from './series';

const RISING = [8364, 8365, 8366, 8368, 8369, 8370];
const at = (place: number, numbers: readonly number[], write: (number: number) => Uint8Array = u32) =>
  numbers.map((number) => ({ [place]: write(number) }));

describe('By its rules, the finder', () => {
  it.each<[title: string, series: Sample[], expected: object]>([
    ['finds a u32', samples(at(20, RISING)), { kind: 'found' }],
    ['finds a u16', samples(at(62, RISING, u16)), { kind: 'found' }],
    ['finds nothing that does not rise', samples(at(20, [1, 1, 1, 1, 1, 1])), { kind: 'none' }],
    ['finds no number that falls once', samples(at(20, [8364, 8366, 8365, 8368, 8369, 8370])), { kind: 'none' }],
    [
      'finds no number that rises more slowly than the files',
      samples(at(20, [8364, 8364, 8365, 8366, 8367, 8368])),
      { kind: 'none' },
    ],
    ['finds a number of five steps a file', samples(at(20, [1200, 1205, 1210, 1215, 1220, 1225])), { kind: 'found' }],
    ['finds none of six steps', samples(at(20, [1200, 1206, 1212, 1218, 1224, 1230])), { kind: 'none' }],
    ['takes no 0 for a count', samples(at(20, [0, 1, 2, 3, 4, 5])), { kind: 'none' }],
    ['needs five photos', samples(at(20, RISING.slice(0, 4))), { kind: 'short', by: 'too-few' }],
    [
      'needs file numbers',
      samples(at(20, RISING), () => ({ fileNumber: undefined! })),
      { kind: 'short', by: 'too-few' },
    ],
    [
      'needs more than a moment',
      samples(at(20, RISING), (i) => ({ time: FIRST + i * 1000 })),
      { kind: 'short', by: 'one-moment' },
    ],
    [
      'needs files that follow',
      samples(at(20, RISING), (i) => ({ fileNumber: 9000 - i })),
      { kind: 'short', by: 'no-file-numbers' },
    ],
    [
      'names no file number',
      samples(at(20, [1001, 1002, 1003, 1004, 1005, 1006])),
      { kind: 'none', explained: [{ as: 'file-number' }] },
    ],
    [
      'nor the file before',
      samples(at(20, [1000, 1001, 1002, 1003, 1004, 1005])),
      { kind: 'none', explained: [{ as: 'file-number' }] },
    ],
    [
      'nor one after its folder',
      samples(
        at(
          20,
          [1, 2, 3, 4, 5, 6].map((file) => 1_001_000 + file),
        ),
      ),
      { kind: 'none', explained: [{ as: 'file-number' }] },
    ],
    [
      'nor its lower byte',
      samples(at(20, [0xe9, 0xea, 0xeb, 0xec, 0xed, 0xee])),
      { kind: 'none', explained: [{ as: 'file-number' }] },
    ],
    [
      'nor its digits',
      samples(at(20, ['11', '12', '13', '14', '15', '16'].map(Number), (n) => new TextEncoder().encode(String(n)))),
      { kind: 'none', explained: [{ as: 'file-number' }] },
    ],
    [
      'nor another picture number',
      samples(at(20, RISING), (i) => ({ pictureNumbers: [RISING[i]!] })),
      { kind: 'none', explained: [{ as: 'file-number' }] },
    ],
    [
      'no clock in minutes',
      samples(at(20, [500, 501, 502, 503, 504, 505]), (i) => ({ time: FIRST + i * 60_000 })),
      { kind: 'none', explained: [{ as: 'clock' }] },
    ],
    [
      'no size or setting',
      samples(at(20, RISING), (i) => ({ numbers: [RISING[i]!] })),
      { kind: 'none', explained: [{ as: 'known-number' }] },
    ],
    [
      'no shots since power-up',
      samples(at(20, [12, 13, 14, 16, 17, 18])),
      { kind: 'none', explained: [{ as: 'sequence' }] },
    ],
    [
      'no part of a picture id',
      samples(at(20, RISING), () => ({ tag: 0x0028 })),
      { kind: 'none', explained: [{ as: 'identifier' }] },
    ],
    [
      'takes two equal places for one',
      samples(RISING.map((number) => ({ 8: u32(number), 40: u32(number) }))),
      { kind: 'found', finding: { copies: [{}] } },
    ],
    [
      'takes one that lags by two for a copy',
      samples(RISING.map((number) => ({ 8: u32(number), 40: u32(number - 2) }))),
      { kind: 'found', finding: { place: { at: 8 } } },
    ],
    [
      'finds none where two independent ones rise',
      samples(RISING.map((number) => ({ 8: u32(number), 40: u32(number + 300) }))),
      { kind: 'several' },
    ],
  ])('%s', (_title, series, expected) => {
    expect(search(series)).toMatchObject(expected);
  });

  it('treats several widths and orders of one place as one, and names the widest', () => {
    expect(search(samples(at(20, RISING)))).toMatchObject({
      finding: { place: { at: 20, width: 4, little: true }, copies: [] },
    });
  });

  it('reads CameraInfo first, and stops when it finds the number', () => {
    const both = RISING.map((number, index) => {
      const first = sample(index, block(64, { 20: u32(number) }));
      const other = sample(index, block(64, { 20: u32(number + 5000) }), { tag: 0x4001 });
      return { ...first, values: new Map([...first.values, ...other.values]) };
    });
    expect(search(both)).toMatchObject({ kind: 'found', finding: { place: { value: { tag: 0x000d } } } });
  });

  it('continues over file numbers that started again', () => {
    const numbers = [1001, 1002, 1003, 1, 2, 3];
    expect(search(samples(at(20, RISING), (i) => ({ fileNumber: numbers[i]! })))).toMatchObject({ kind: 'found' });
  });

  it('finds nothing in a series whose dates are shuffled', () => {
    for (const order of [
      [3, 0, 5, 1, 4, 2],
      [5, 4, 3, 2, 1, 0],
      [1, 0, 2, 3, 5, 4],
    ]) {
      const shuffled = samples(at(20, RISING), (i) => ({ time: timeOfPhoto(order[i]!) }));
      expect(search(shuffled).kind).not.toBe('found');
    }
  });

  it('stays quick even if every byte rises', () => {
    const full = RISING.map((number, index) =>
      sample(
        index,
        block(65_536).map((_, place) => (place % 4 === 0 ? number & 0xff : place % 4 === 1 ? number >> 8 : 0)),
      ),
    );
    expect(['found', 'several']).toContain(search(full).kind);
  });
});

describe.each(ORDERS)('In photos of the byte order %s, the finder', (order: Order) => {
  const photos = RISING.map((number, index) =>
    uncountedPhoto(index, block(64, { 0: [0xaa, 0xaa], 20: u32(number) }), { order }),
  );

  it('finds the place', async () => {
    const series = await Promise.all(photos.map((bytes, index) => sampleOf(bytes, nameOfPhoto(index))));
    expect(search(series)).toMatchObject({
      kind: 'found',
      finding: { place: { at: 20, value: { directory: Directory.Canon }, numbers: RISING } },
    });
  });

  it('names no other number when a photo is cut at any byte', async () => {
    const whole = await Promise.all(photos.slice(0, 5).map((bytes, index) => sampleOf(bytes, nameOfPhoto(index))));
    const last = photos[5]!;
    for (let length = 0; length < last.length; length++) {
      const outcome = search([...whole, await sampleOf(last.slice(0, length), nameOfPhoto(5))]);
      if (outcome.kind === 'found') expect(outcome.finding.place.at).toBe(20);
      else expect(['short', 'none']).toContain(outcome.kind);
    }
  });

  it('finds a number in a separate field', async () => {
    const noted = RISING.map((number, index) =>
      uncountedPhoto(index, block(64), { order, tags: { 0x00fe: long(number) } }),
    );
    const series = await Promise.all(noted.map((bytes, index) => sampleOf(bytes, nameOfPhoto(index))));
    expect(search(series)).toMatchObject({
      kind: 'found',
      finding: { place: { at: 0, value: { tag: 0x00fe }, numbers: RISING } },
    });
  });
});

it('The count of a Sony body is found through its cipher if it is treated as unknown', async () => {
  const series = await Promise.all(
    RISING.map((shutterCount, index) =>
      sampleOf(
        photo({
          make: 'SONY',
          model: 'ILCE-6400',
          dateTime: dateOfPhoto(index),
          note: sonyNote({ layout: 'b', shutterCount }),
        }),
        `DSC0${1001 + index}.JPG`,
      ),
    ),
  );
  expect(search(series)).toMatchObject({
    kind: 'found',
    finding: { place: { at: 0x3a, value: { tag: 0x9050 }, numbers: RISING } },
  });
});

describe('A series is gathered of', () => {
  const gather = async (bytes: readonly Uint8Array[]) => {
    const gatherer = new SeriesGatherer<number>();
    const core = await loadCore();
    for (const [file, one] of bytes.entries())
      gatherer.add({
        file,
        path: nameOfPhoto(file),
        result: await extract(core, memorySource(one), nameOfPhoto(file)),
      });
    return gatherer.found().map(({ photos }) => photos.length);
  };
  const series = (camera: Parameters<typeof uncountedPhoto>[2] = {}) =>
    RISING.map((_, index) => uncountedPhoto(index, block(64), camera));

  it.each([
    ['photos of one body without a counter', series(), [6]],
    ['no photos without a serial number', series({ serial: '0000000000' }), []],
    [
      'no photos of a body whose counter is known',
      RISING.map((shutterCount, index) =>
        photo({
          make: 'SONY',
          model: 'ILCE-6400',
          serial: '1234987',
          dateTime: dateOfPhoto(index),
          note: sonyNote({ layout: 'b', shutterCount }),
        }),
      ),
      [],
    ],
    ['no photos from a clock that was never set', series({ dateTime: '2024:01:01 00:03:00' }), []],
    ['no photos that a program saved again', series({ software: 'Adobe Photoshop 25.0 (Windows)' }), []],
    ['not fewer than five', series().slice(0, 4), []],
  ])('%s', async (_title, bytes, expected) => {
    expect(await gather(bytes)).toEqual(expected);
  });
});

it('A number that is not an integer is read as its bytes', () => {
  expect(search(samples(at(20, [1.5, 2.5, 3.5, 4.5, 5.5, 6.5], f32))).kind).toBe('none');
});
