import { block, hex, join, type Order, patched, placeOf, u16, u32 } from '../../support/bytes';
import * as containers from '../../support/containers';
import { nikonHeaderlessNote, nikonNote } from '../../support/makerNotes';
import { exifBlock, type Camera } from '../../support/photo';
import { ORDERS, long, opaque } from '../../support/tiff';
import { counter, estimate, exifFor, holding, shown, type Case, type Row, type Shown } from './row';

export const NIKON = { make: 'NIKON CORPORATION', model: 'NIKON D850' };

export const nikonTotal = (count: number): Shown =>
  shown(count, { tag: 'MakerNote/0x00A7', kind: 'total', grade: 'exact' });

interface ShotInfo {
  readonly version: string;
  readonly size: number;
  readonly at: number;
  readonly serial: string;
  readonly count: number;
  /** the enciphered bytes of the count, as the body wrote them */
  readonly bytes: string;
}

const D300_SHOT_INFO = {
  version: '0210',
  size: 5303,
  at: 0x284,
  serial: '3105364',
  count: 241_575,
  bytes: 'B7 8B E5 5A',
};

/** Parts of ShotInfo blocks from real photos. */
const SHOT_INFO: Readonly<Record<string, ShotInfo>> = {
  'NIKON D300': D300_SHOT_INFO,
  'NIKON D300S': { version: '0216', size: 5311, at: 0x286, serial: '6028018', count: 24_715, bytes: '68 A9 15 47' },
  'NIKON D50': { version: '0205', size: 533, at: 0x157, serial: 'D50    ', count: 14_397, bytes: '59 50' },
  'NIKON D5000': { version: '0215', size: 6745, at: 0x2d6, serial: '6019366', count: 10_934, bytes: 'EB B4 BA C9' },
  'NIKON D5100': { version: '0221', size: 8902, at: 0x321, serial: '6729341', count: 38_285, bytes: '48 B6 38 A0' },
  'NIKON D7000': { version: '0220', size: 8871, at: 0x320, serial: '6435634', count: 1_245, bytes: 'FB 3A E0 24' },
  'NIKON D800': { version: '0222', size: 10_454, at: 0x5fb, serial: '6005896', count: 4_069, bytes: '09 21 CD 09' },
  'NIKON D90': { version: '0213', size: 6600, at: 0x2d5, serial: '3217259', count: 2_526, bytes: 'A7 45 83 A8' },
};

function shotInfo(model: string, { version, size, at, serial, count, bytes }: ShotInfo): Camera {
  const whole = block(12_000, { 0: version, [at]: hex(bytes) });
  const note = nikonNote({ shutterCount: count, serial, tags: { 0x0091: opaque(whole.subarray(0, size)) } });
  return { make: 'NIKON CORPORATION', model, note };
}

/** A maker note with a second entry of tag 0x00A7 instead of the entry of tag 0x00A8. */
const twoEntries = (count: number, again: number) => (order: Order) => {
  const bytes = exifBlock({
    ...NIKON,
    order,
    note: nikonNote({ shutterCount: count, tags: { 0x00a8: long(again) } }),
  });
  const at = placeOf(bytes, join(u16(0x00a8, order), u16(4, order), u32(1, order)));
  return patched(bytes, at, u16(0x00a7, order));
};

export const rows: Readonly<Record<string, Row>> = {
  'nikon.a7': {
    open: [
      {
        name: 'two entries that contradict each other',
        file: twoEntries(28_714, 9),
        shows: {
          ...shown(28_714, {
            tag: 'MakerNote/0x00A7',
            kind: 'total',
            grade: 'approximate',
            limits: ['contradicted'],
            otherValue: 9,
          }),
          ...holding(['ShutterCountAgain', 9]),
        },
      },
      { name: 'two entries that agree', file: twoEntries(28_714, 28_714), shows: nikonTotal(28_714) },

      ...ORDERS.map((order): Case => ({
        name: `the note in order ${order}`,
        file: { ...NIKON, note: nikonNote({ shutterCount: 54_321, order }) },
        shows: nikonTotal(54_321),
        stored: () => u32(54_321, order),
      })),
      {
        name: 'a body without a header',
        file: { ...NIKON, note: nikonHeaderlessNote({ shutterCount: 54_321 }) },
        shows: nikonTotal(54_321),
        stored: (order) => u32(54_321, order),
      },
      {
        name: 'the highest count',
        file: { ...NIKON, note: nikonNote({ shutterCount: 1_000_000 }) },
        shows: nikonTotal(1_000_000),
      },
      { name: 'the lowest count', file: { ...NIKON, note: nikonNote({ shutterCount: 1 }) }, shows: nikonTotal(1) },
      {
        name: 'a HIF',
        file: (order) => containers.heif(exifFor({ ...NIKON, note: nikonNote({ shutterCount: 12 }) })(order)),
        shows: nikonTotal(12),
      },
    ],
    shut: [
      ...[1, 3, 6, 7, 8, 9].map((type): Case => ({
        name: `an entry of type ${type}`,
        file: { ...NIKON, note: nikonNote({ tags: { 0x00a7: { ...long(5), type } } }) },
        shows: { reason: 'damaged', counters: [] },
      })),
      {
        name: 'two numbers in its entry',
        file: { ...NIKON, note: nikonNote({ tags: { 0x00a7: { ...long(5), count: 2 } } }) },
        shows: { reason: 'damaged', counters: [] },
      },

      { name: 'nothing stored', file: { ...NIKON, note: nikonNote({}) }, shows: { reason: 'damaged' } },
      {
        name: 'a count of nothing',
        file: { ...NIKON, note: nikonNote({ shutterCount: 0 }) },
        shows: { reason: 'not-stored' },
        without: ['ShutterCount'],
      },
      {
        name: 'not available',
        file: { ...NIKON, note: nikonNote({ shutterCount: 4_294_965_247 }) },
        shows: { reason: 'not-stored' },
        without: ['ShutterCount'],
      },
      { name: 'more than a camera can count', file: { ...NIKON, note: nikonNote({ shutterCount: 1_000_001 }) } },
      {
        name: 'the photo of another maker',
        file: { make: 'Canon', model: 'Canon EOS 5D', note: nikonNote({ shutterCount: 54_321 }) },
      },
    ],
  },
  'nikon.37': {
    open: [
      {
        name: 'beside the total',
        file: { ...NIKON, note: nikonNote({ shutterCount: 8_541, mechanical: 3_487 }) },
        shows: {
          ...nikonTotal(8_541),
          counters: [counter('ShutterCount', 8_541), counter('MechanicalShutterCount', 3_487)],
        },
      },
      {
        name: 'a body without a mechanical shutter',
        file: { ...NIKON, model: 'NIKON Z 8', note: nikonNote({ shutterCount: 2_796, mechanical: 0 }) },
        shows: { ...nikonTotal(2_796), ...holding(['MechanicalShutterCount', 0]) },
      },
      {
        name: 'alone',
        file: { ...NIKON, note: nikonNote({ mechanical: 3_487 }) },
        shows: shown(3_487, { tag: 'MakerNote/0x0037', kind: 'mechanical', grade: 'exact' }),
        stored: (order) => u32(3_487, order),
      },
    ],
    shut: [{ name: 'alone and 0', file: { ...NIKON, note: nikonNote({ mechanical: 0 }) } }],
  },
  'nikon.a5a6': {
    open: [
      {
        name: 'kept and deleted add up to the total',
        file: {
          ...NIKON,
          model: 'NIKON D200',
          note: nikonNote({ shutterCount: 67_479, kept: 64_494, deleted: 2_985 }),
        },
        shows: { ...nikonTotal(67_479), ...holding(['ImagesKept', 64_494], ['ImagesDeleted', 2_985]) },
      },
    ],
    shut: [
      {
        name: 'without the total they are no count',
        file: { ...NIKON, note: nikonNote({ kept: 64_494, deleted: 2_985 }) },
        shows: { reason: 'damaged' },
      },
    ],
  },
  'nikon.shotinfo': {
    open: [
      ...Object.entries(SHOT_INFO).map(([model, facts]) => ({
        name: `${model} confirms its count`,
        file: shotInfo(model, facts),
        shows: {
          ...nikonTotal(facts.count),
          counters: [counter('ShutterCount', facts.count), counter('ShotInfoShutterCount', facts.count)],
        },
      })),
      {
        name: 'a block of an unknown version changes nothing',
        file: { ...NIKON, note: nikonNote({ shutterCount: 54_321, tags: { 0x0091: opaque('0299', block(0x700)) } }) },
        shows: { ...nikonTotal(54_321), counters: [counter('ShutterCount', 54_321)] },
      },
    ],
    shut: [
      ...Object.entries(SHOT_INFO).flatMap(([model, facts]): Case[] => [
        {
          name: `${model} with another count`,
          file: shotInfo(model, { ...facts, count: facts.count + 1 }),
          shows: { shutterCount: facts.count + 1 },
          without: ['ShotInfoShutterCount'],
        },
        {
          name: `${model} with a block that ends before`,
          file: shotInfo(model, { ...facts, size: facts.at + 1 }),
          shows: { shutterCount: facts.count },
          without: ['ShotInfoShutterCount'],
        },
      ]),
      { name: 'the total alone is the count', file: shotInfo('NIKON D300', { ...D300_SHOT_INFO, count: 0 }) },
    ],
  },
  'nikon.b8': {
    open: [
      ...ORDERS.map((order): Case => ({
        name: `in an order of its own, ${order}`,
        file: { ...NIKON, note: nikonNote({ file: { folder: 200, number: 4_345, order } }) },
        shows: estimate(4_345, 'MakerNote/0x00B8', 'file-number'),
        stored: () => u16(4_345, order),
      })),
      ...[100, 999].map((folder) => ({
        name: `folder ${folder}`,
        file: { ...NIKON, note: nikonNote({ file: { folder, number: 9_999 } }) },
        shows: estimate(9_999, 'MakerNote/0x00B8', 'file-number'),
      })),
      // In the wrong byte order, the folder would be 1025, and the file number would be 4113, which is a possible
      // number.
      ...ORDERS.map((order): Case => ({
        name: `in order ${order}, folder 260, not 1025`,
        file: { ...NIKON, note: nikonNote({ file: { folder: 260, number: 4_368, order } }) },
        shows: estimate(4_368, 'MakerNote/0x00B8', 'file-number'),
        stored: () => u16(4_368, order),
      })),
    ],
    shut: [
      {
        name: 'up to 1000',
        file: { ...NIKON, note: nikonNote({ file: { folder: 102, number: 1_000 } }) },
        shows: holding(['FileNumber', 1_000]),
      },
      {
        name: 'no folder that can be',
        file: { ...NIKON, note: nikonNote({ file: { folder: 0, number: 4_345 } }) },
        without: ['FileNumber'],
      },
      ...ORDERS.map((order): Case => ({
        name: `folder 1000 in order ${order}`,
        file: { ...NIKON, note: nikonNote({ file: { folder: 1_000, number: 4_345, order } }) },
        without: ['FileNumber'],
      })),
      {
        name: 'no file that can be',
        file: { ...NIKON, note: nikonNote({ file: { folder: 100, number: 10_000 } }) },
        without: ['FileNumber'],
      },
      {
        name: 'after a counter',
        file: { ...NIKON, note: nikonNote({ shutterCount: 4_069, file: { folder: 200, number: 4_345 } }) },
        shows: nikonTotal(4_069),
      },
    ],
  },
};
