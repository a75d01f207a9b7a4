/** Every row of the counter table on built bytes: with its gate open, and with its gate shut. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FieldId } from '../../assembly/schema';
import type { ExtractionResult } from '../../src/extraction/result';
import { type Order, type Part, block, hex, join, latin1, u16, u32 } from '../support/bytes';
import * as containers from '../support/containers';
import {
  type CanonFacts,
  type PentaxFacts,
  type SonyFacts,
  canonCameraInfo1D3,
  canonFields,
  canonFileInfo,
  canonNote,
  encipher,
  fujifilmNote,
  headedNote,
  leicaM8Note,
  leicaNote,
  minoltaNote,
  nikonHeaderlessNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  pentaxNote,
  phaseOneBlock,
  phaseOneNote,
  signedCameraInfo,
  sonyFocusInfo,
  sonyMoreInfo,
  sonyNote,
} from '../support/makerNotes';
import { type Camera, exifBlock, photo } from '../support/photo';
import { read } from '../support/read';
import { scanBytes } from '../support/scan';
import { type Directory, type Field, ORDERS, byte, long, opaque, short, text } from '../support/tiff';

type Shown = Partial<ExtractionResult>;

/** A row of the table of ShotInfo places. */
interface ShotInfoPlace {
  readonly version: string;
  readonly size?: number | string;
  readonly offset: string;
}

/** One file: a photo (JPEG) of a camera, or bytes of another container; and what it must show. */
interface Case {
  readonly name: string;
  readonly file: Camera | ((order: Order) => Uint8Array);
  readonly path?: string;
  readonly shows?: Shown;
  /** the bytes that lie at the place which the result names */
  readonly stored?: (order: Order) => Part;
  /** fields that must not be among the counters */
  readonly without?: readonly string[];
}

interface Row {
  /** the gate is open: the number is read */
  readonly open: readonly Case[];
  /** the gate is shut: no count is shown, unless the case says what else is */
  readonly shut: readonly Case[];
}

type Count = NonNullable<ExtractionResult['shutterSource']>;
type Expected = Pick<Count, 'tag' | 'kind' | 'grade'> & Partial<Count>;

const shown = (shutterCount: number, shutterSource: Expected): Shown => ({
  shutterCount,
  shutterSource: shutterSource as Count,
});
const counter = (field: string, value: number) => expect.objectContaining({ field, value });
const holding = (...counters: readonly (readonly [field: string, value: number])[]): Shown => ({
  counters: expect.arrayContaining(counters.map(([field, value]) => counter(field, value))),
});

// ---- Nikon

const NIKON = { make: 'NIKON CORPORATION', model: 'NIKON D850' };
const nikonTotal = (count: number): Shown => shown(count, { tag: 'MakerNote/0x00A7', kind: 'total', grade: 'exact' });
const exifFor = (camera: Camera) => (order: Order) => exifBlock({ ...camera, order });

interface ShotInfo {
  readonly version: string;
  readonly size: number;
  readonly at: number;
  readonly serial: string;
  readonly count: number;
  /** the count as the body enciphered it */
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

/** Blocks of real photos, as far as they matter. */
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
  const note = nikonNote({ shutterCount: count, serial, extra: { 0x0091: opaque(whole.subarray(0, size)) } });
  return { make: 'NIKON CORPORATION', model, note };
}

// ---- Canon

const canon = (model: string, facts: CanonFacts): Camera => ({ make: 'Canon', model, note: canonNote(facts) });

function canonCr3(model: string, cameraInfo: Uint8Array): () => Uint8Array {
  return () =>
    containers.cr3({
      cmt1: { 0x010f: text('Canon'), 0x0110: text(model) },
      cmt3: canonFields({}),
      track: canonFields({ cameraInfo }),
    });
}

const canonHif = (model: string, cameraInfo: Uint8Array) => (order: Order) =>
  containers.heif(exifBlock({ ...canon(model, { cameraInfo }), order }));

const estimate = (value: number, tag: string, method: Count['method']): Shown =>
  shown(value, { tag, kind: 'number', grade: 'estimate', ...(method && { method }) });
const guess = (value: number, tag: string, method: Count['method']): Shown =>
  shown(value, { tag, kind: 'number', grade: 'guess', ...(method && { method }) });

/** 0x0093 of the 20D and 350D, and of the 30D and 400D. */
/** FocusInfo behind CameraInfo, the first value of every such note. */
const focusTags = (info: Field): Directory => ({ 0x0010: opaque(block(368)), 0x0020: info });
const fileInfo20D = (directory: number, file: number) =>
  canonFileInfo({ 2: u32(((file & 0xff) << 16) | (directory << 6) | (file >> 8)) });
const fileInfo30D = (directory: number, file: number) =>
  canonFileInfo({ 2: u32(((file & 0xf) << 20) | ((directory & 0x3f) << 10) | (file >> 4)) });

interface Indexed {
  readonly models: readonly string[];
  readonly firmwareAt?: number;
  readonly shifts?: readonly number[];
  readonly file: number;
  readonly directory: number;
  /** the directory is stored as it is, not one too high */
  readonly asIs?: true;
  readonly narrow?: true;
  readonly others?: readonly string[];
}

/** CameraInfo with file and directory index, and the firmware text that says where they are. */
function indexInfo(place: Indexed, file: number, directory: number, shift = 0, firmware = '1.0.7'): Uint8Array {
  const { firmwareAt } = place;
  return block(0xc00, {
    ...(firmwareAt === undefined ? {} : { [firmwareAt + shift]: firmware }),
    [place.file + shift]: place.narrow ? u16(file - 1) : u32(file - 1),
    [place.directory + shift]: u32(place.asIs ? directory : directory + 1),
  });
}

function indexRow(place: Indexed): Row {
  const tag = 'MakerNote/0x000D';
  const model = place.models[0] ?? '';
  const { firmwareAt, shifts = [], others = [] } = place;
  const named = (name: string, file: Camera, shows: Shown): Case => ({ name, file, shows });
  return {
    open: [
      ...place.models.map((each) =>
        named(each, canon(each, { cameraInfo: indexInfo(place, 3_413, 100) }), estimate(3_413, tag, 'folders-of-9999')),
      ),
      ...shifts.map((shift) =>
        named(
          `everything shifted by ${shift}`,
          canon(model, { cameraInfo: indexInfo(place, 3_413, 101, shift) }),
          estimate(13_412, tag, 'folders-of-9999'),
        ),
      ),
      named(
        'the first file of the next directory',
        canon(model, { cameraInfo: indexInfo(place, 10_000, 100) }),
        estimate(10_000, tag, 'folders-of-9999'),
      ),
      named(
        'a directory that the user opened',
        canon(model, { cameraInfo: indexInfo(place, 8_801, 290) }),
        estimate(8_801, tag, 'file-number'),
      ),
    ],
    shut: [
      ...(firmwareAt === undefined
        ? []
        : [
            { name: 'no firmware text', file: canon(model, { cameraInfo: indexInfo(place, 3_413, 100, 0, 'x.y.z') }) },
            {
              name: 'a firmware text at an unknown shift',
              file: canon(model, { cameraInfo: indexInfo(place, 3_413, 100, 2) }),
            },
          ]),
      {
        name: 'a block that ends before',
        file: canon(model, { cameraInfo: indexInfo(place, 3_413, 100).subarray(0, 0x40) }),
      },
      { name: 'a body that is on no list', file: canon('Canon EOS 77D', { cameraInfo: indexInfo(place, 3_413, 100) }) },
      ...others.map((each) => ({ name: each, file: canon(each, { cameraInfo: indexInfo(place, 3_413, 100) }) })),
    ],
  };
}

const combined = (value: number): Directory => ({ 0x0008: long(value) });
const combinedTag = 'MakerNote/0x0008';

// ---- Sony

const sony = (model: string, facts: SonyFacts): Camera => ({ make: 'SONY', model, note: sonyNote(facts) });
const GATE_BYTES = [0x07, 0x09, 0x0a, 0x0c, 0x23, 0x24, 0x26, 0x28, 0x31, 0x32, 0x33, 0x41, 0x43];
const LAYOUT_MODELS = {
  a: 'SLT-A37 SLT-A57 SLT-A58 SLT-A65 SLT-A65V SLT-A77 SLT-A77V SLT-A99 SLT-A99V HV NEX-3N NEX-5N NEX-5R NEX-5T NEX-6 NEX-7 NEX-F3 NEX-VG20E NEX-VG30E NEX-VG900 Lunar ILCE-3000 ILCE-3500 ILCE-5000 ILCE-5100 ILCE-6000 ILCE-QX1 ILCE-7 ILCE-7R ILCE-7S ILCE-7M2 ILCA-68 ILCA-77M2',
  b: 'ILCE-6100 ILCE-6100A ILCE-6300 ILCE-6400 ILCE-6400A ILCE-6500 ILCE-6600 ILCE-7C ILCE-7M3 ILCE-7RM2 ILCE-7RM3 ILCE-7RM3A ILCE-7RM4 ILCE-7RM4A ILCE-7SM2 ILCE-9 ILCE-9M2 ILCA-99M2 ZV-E10',
  c: 'ILCE-1 ILCE-7M4 ILCE-7RM5 ILCE-7SM3 ILME-FX3 ILME-FX30',
  d: 'ILCE-6700 ILCE-7CM2 ILCE-7CR ILME-FX2',
};
const sonyTag = (at: string): string => `MakerNote/0x9050/${at}`;

/** Cases that every layout of 0x9050 has in common. */
function layoutRow(layout: 'a' | 'b' | 'c' | 'd', kind: Count['kind'], tag: string): Row {
  const models = LAYOUT_MODELS[layout].split(' ');
  const model = models.at(-1) ?? '';
  const exact = layout === 'a' ? 'approximate' : 'exact';
  const result = (grade: Count['grade']): Shown => shown(43_210, { tag, kind, grade });
  const facts = { layout, shutterCount: 43_210 } as const;
  return {
    open: [
      ...models.map((each) => ({
        name: each,
        file: sony(each, facts),
        // Seen beyond 65,535: the one body of layout a that is known not to start again.
        shows: result(/^SLT-A99V?$/.test(each) ? 'exact' : exact),
      })),
      ...GATE_BYTES.map((gate) => ({
        name: `0x9400 begins with ${gate}`,
        file: sony(model, { ...facts, gate }),
        shows: result(exact),
      })),
      ...[0x5e, 0xe7, 0x04].map((gate) => ({
        name: `enciphered twice, ${gate}`,
        file: sony(model, { ...facts, gate, twice: true }),
        shows: result(exact),
      })),
      ...(layout === 'd'
        ? []
        : [0, 2, 64, 65, 66, 128, 129, 131].map((flash) => ({
            name: `flash status ${flash}`,
            file: sony(model, { ...facts, flash }),
            shows: result(exact),
          }))),
      {
        name: 'in an ARW, without a header',
        file: sony(model, { ...facts, header: '' }),
        shows: result(exact),
        stored: () => encipher(u32(43_210)),
      },
      {
        name: 'bytes that the cipher leaves as they are',
        file: sony(model, { layout, shutterCount: 0x0e_fdf9 }),
        shows: { shutterCount: 0x0e_fdf9 },
        stored: () => hex('F9 FD'),
      },
      {
        name: 'an upper byte that is not 0, by a genuine 0x9400',
        file: sony(model, { ...facts, shutterCount: 0x0500_0000 + 43_210 }),
        shows: result('approximate'),
      },
    ],
    shut: [
      ...[0x00, 0x08, 0x25, 0xff].map((gate) => ({
        name: `0x9400 begins with ${gate}`,
        file: sony(model, { ...facts, gate }),
        shows: { reason: 'damaged' } as const,
      })),
      ...(layout === 'd'
        ? []
        : [1, 3, 32, 255].map((flash) => ({
            name: `flash status ${flash}`,
            file: sony(model, { ...facts, flash }),
            shows: { reason: 'damaged' } as const,
          }))),
      ...(layout === 'a' || layout === 'b'
        ? [3, 0xff].map((mount) => ({
            name: `lens mount ${mount}`,
            file: sony(model, { ...facts, mount }),
            shows: { reason: 'damaged' } as const,
          }))
        : []),
      { name: 'no 0x9400 and no copy', file: sony(model, { ...facts, gate: null }), shows: { reason: 'damaged' } },
      { name: 'a count of nothing', file: sony(model, { layout, shutterCount: 0 }) },
      { name: 'more than a camera can count', file: sony(model, { layout, shutterCount: 1_000_001 }) },
      { name: 'a body that is on no list', file: sony('ILCE-5200', facts), shows: { reason: 'unknown-model' } },
      { name: 'a name that only begins like one', file: sony(`${model}X`, facts), shows: { reason: 'unknown-model' } },
    ],
  };
}

/** A copy of the count: listed when it agrees, left out when it does not. */
function copyRow(layout: 'a' | 'b', field: string, places: Readonly<Record<string, number>>, flashRules = true): Row {
  const entries = Object.entries(places);
  const [model = '', at = 0] = entries[0] ?? [];
  const copy = (each: string, place: number, value: number, facts: SonyFacts = {}): Camera =>
    sony(each, { layout, shutterCount: 5_011, copies: { [place]: value }, ...facts });
  return {
    open: [
      ...entries.map(([each, place]) => ({
        name: each,
        file: copy(each, place, 5_011),
        shows: { shutterCount: 5_011, ...holding([field, 5_011]) },
      })),
      { name: 'one behind', file: copy(model, at, 5_010), shows: { shutterCount: 5_011, ...holding([field, 5_010]) } },
      { name: 'two behind', file: copy(model, at, 5_009), shows: { shutterCount: 5_011, ...holding([field, 5_009]) } },
      {
        name: 'it alone speaks for the layout when 0x9400 is missing',
        file: copy(model, at, 5_011, { gate: null }),
        shows: shown(5_011, {
          tag: sonyTag(layout === 'a' ? '0x0032' : '0x003A'),
          kind: 'total',
          grade: 'approximate',
        }),
      },
    ],
    shut: [
      { name: 'far behind', file: copy(model, at, 4_000), shows: { shutterCount: 5_011 }, without: [field] },
      { name: 'ahead', file: copy(model, at, 5_012), shows: { shutterCount: 5_011 }, without: [field] },
      { name: 'absent', file: copy(model, at, 0), shows: { shutterCount: 5_011 }, without: [field] },
      ...(flashRules
        ? [
            {
              name: 'the flash fired',
              file: copy(model, at, 5_011, { flash: 65 }),
              shows: { shutterCount: 5_011 },
              without: [field],
            },
          ]
        : []),
      {
        name: 'without 0x9400 a copy that disagrees',
        file: copy(model, at, 4_000, { gate: null }),
        shows: { reason: 'damaged' },
      },
      {
        name: 'without 0x9400 an upper byte that is not 0',
        file: copy(model, at, 5_011, { gate: null, shutterCount: 0x0100_0000 + 5_011 }),
        shows: { reason: 'damaged' },
      },
    ],
  };
}

const placesFor = (at: number, ...models: readonly string[]): Record<string, number> =>
  Object.fromEntries(models.map((model) => [model, at]));

// ---- others

const pentax = (model: string, facts: PentaxFacts): Camera => ({
  make: 'RICOH IMAGING COMPANY, LTD.',
  model,
  note: pentaxNote(facts),
});
const pentaxTag = 'MakerNote/0x005D';
const fuji = (facts: Parameters<typeof fujifilmNote>[0]): Camera => ({
  make: 'FUJIFILM',
  model: 'X-T3',
  note: fujifilmNote(facts),
});
const fujiShown = (count: number): Shown =>
  shown(count, { tag: 'MakerNote/0x1438', kind: 'images', grade: 'approximate' });
const notStored = (name: string, file: Camera): Case => ({ name, file, shows: { reason: 'not-stored' } });

const ROWS: Readonly<Record<string, Row>> = {
  'nikon.a7': {
    open: [
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
      { name: 'nothing stored', file: { ...NIKON, note: nikonNote({}) }, shows: { reason: 'not-stored' } },
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
        shows: { reason: 'not-stored' },
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
        file: { ...NIKON, note: nikonNote({ shutterCount: 54_321, extra: { 0x0091: opaque('0299', block(0x700)) } }) },
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
      {
        name: 'no file that can be',
        file: { ...NIKON, note: nikonNote({ file: { folder: 100, number: 10_000 } }) },
        without: ['FileNumber'],
      },
      {
        name: 'behind a counter',
        file: { ...NIKON, note: nikonNote({ shutterCount: 4_069, file: { folder: 200, number: 4_345 } }) },
        shows: nikonTotal(4_069),
      },
    ],
  },
  'canon.1d': {
    open: ['Canon EOS-1D', 'Canon EOS-1DS'].map((model) => ({
      name: model,
      file: canon(model, { order: 'MM', fileInfo: canonFileInfo({ 2: u32(949, 'MM') }, 'MM') }),
      shows: shown(949, { tag: 'MakerNote/0x0093/0x0002', kind: 'mechanical', grade: 'exact' }),
      stored: () => u32(949, 'MM'),
    })),
    shut: [
      {
        name: 'a note in little-endian order',
        file: canon('Canon EOS-1D', { order: 'II', fileInfo: canonFileInfo({ 2: u32(949, 'MM') }) }),
      },
      {
        name: 'a block that ends before',
        file: canon('Canon EOS-1D', { order: 'MM', fileInfo: hex('00 00 00 00 03') }),
      },
      {
        name: 'another body',
        file: canon('Canon EOS 5D', { order: 'MM', fileInfo: canonFileInfo({ 2: u32(949, 'MM') }, 'MM') }),
      },
      { name: 'a count of nothing', file: canon('Canon EOS-1D', { order: 'MM', fileInfo: canonFileInfo({}, 'MM') }) },
      {
        name: 'a block that does not begin with its own size',
        file: canon('Canon EOS-1D', { order: 'MM', fileInfo: block(18, { 2: u32(949, 'MM') }) }),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.1d2': {
    open: ['Canon EOS-1D Mark II', 'Canon EOS-1Ds Mark II', 'Canon EOS-1D Mark II N'].map((model) => ({
      name: model,
      file: canon(model, { order: 'II', fileInfo: canonFileInfo({ 2: join(u16(1), u16(51_867)) }) }),
      shows: shown(117_403, { tag: 'MakerNote/0x0093/0x0002', kind: 'mechanical', grade: 'exact' }),
      stored: () => join(u16(1), u16(51_867)),
    })),
    shut: [
      {
        name: 'the body after it',
        file: canon('Canon EOS-1D Mark III', { fileInfo: canonFileInfo({ 2: join(u16(1), u16(51_867)) }) }),
      },
      { name: 'a block that ends before', file: canon('Canon EOS-1D Mark II', { fileInfo: block(5) }) },
      {
        name: 'more than a camera can count',
        file: canon('Canon EOS-1D Mark II', { fileInfo: canonFileInfo({ 2: join(u16(16), u16(0)) }) }),
      },
      {
        name: 'a block that does not begin with its own size',
        file: canon('Canon EOS-1D Mark II', { fileInfo: block(18, { 2: join(u16(1), u16(51_867)) }) }),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.1d3': {
    open: ['Canon EOS-1D Mark III', 'Canon EOS-1Ds Mark III'].map((model) => ({
      name: model,
      file: canon(model, { cameraInfo: canonCameraInfo1D3(4_338) }),
      shows: shown(4_338, { tag: 'MakerNote/0x000D/0x0176', kind: 'mechanical', grade: 'approximate' }),
      stored: () => u32(4_337),
    })),
    shut: [
      {
        name: 'a body that does not fill it',
        file: canon('Canon EOS-1D Mark III', { cameraInfo: canonCameraInfo1D3(1) }),
        without: ['ShutterCount'],
      },
      {
        name: 'a block that ends before',
        file: canon('Canon EOS-1D Mark III', { cameraInfo: canonCameraInfo1D3(4_338).subarray(0, 0x179) }),
      },
      ...['', '113', '1.1.A', '1,1,3'].map((firmware) => ({
        name: `no firmware text in its place: '${firmware}'`,
        file: canon('Canon EOS-1Ds Mark III', { cameraInfo: canonCameraInfo1D3(4_338, firmware) }),
        shows: { reason: 'damaged' } as const,
      })),
      {
        name: 'another body',
        file: canon('Canon EOS 5D Mark IV', { cameraInfo: canonCameraInfo1D3(4_338) }),
      },
    ],
  },
  'canon.r5r6': {
    open: [
      ['Canon EOS R5', { grade: 'exact', limits: [] }] as const,
      ['Canon EOS R6', { grade: 'approximate', limits: ['published-place'] }] as const,
    ].flatMap(([model, certainty]): Case[] => {
      const cameraInfo = signedCameraInfo(4608, 0xaf1, 12_260);
      const shows = shown(12_260, { tag: 'MakerNote/0x000D/0x0AF1', kind: 'total', ...certainty });
      const stored = () => u32(12_260);
      return [
        { name: `${model}, JPEG`, file: canon(model, { cameraInfo }), shows, stored },
        { name: `${model}, HIF`, file: canonHif(model, cameraInfo), shows, stored },
        { name: `${model}, CR3`, file: canonCr3(model, cameraInfo), shows, stored },
      ];
    }),
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon EOS R5', { cameraInfo: block(0xaf4) }),
        shows: { reason: 'damaged' },
      },
      ...['Canon EOS R5 Mark II', 'Canon EOS R', 'Canon EOS R7', 'Canon EOS R3'].map((model) => ({
        name: model,
        file: canon(model, { cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
        shows: { reason: 'not-stored' } as const,
      })),
    ],
  },
  'canon.rp': {
    open: [
      {
        name: 'JPEG',
        file: canon('Canon EOS RP', { cameraInfo: signedCameraInfo(2560, 0x960, 619) }),
        stored: () => u32(619),
      },
      { name: 'CR3', file: canonCr3('Canon EOS RP', signedCameraInfo(2560, 0x960, 619)), stored: () => u32(619) },
    ].map((each): Case => ({
      ...each,
      shows: shown(619, { tag: 'MakerNote/0x000D/0x0960', kind: 'total', grade: 'approximate' }),
    })),
    shut: [
      { name: 'without its signature', file: canon('Canon EOS RP', { cameraInfo: block(2560, { 0x960: u32(619) }) }) },
      ...[-22, -18, -12, -3].map((at) => {
        const cameraInfo = signedCameraInfo(2560, 0x960, 619);
        cameraInfo[0x960 + at] = (cameraInfo[0x960 + at] ?? 0) ^ 0x55;
        return { name: `another byte at ${at} of its signature`, file: canon('Canon EOS RP', { cameraInfo }) };
      }),
      {
        name: 'a block of another size',
        file: canon('Canon EOS RP', { cameraInfo: signedCameraInfo(4608, 0x960, 619) }),
      },
    ],
  },
  'canon.r6m2': {
    open: ['Canon EOS R6m2', 'Canon EOS R6 Mark II', 'Canon EOS R8', 'Canon EOS R50'].flatMap((model): Case[] => {
      const cameraInfo = signedCameraInfo(4608, 0xd29, 777);
      const shows = shown(777, {
        tag: 'MakerNote/0x000D/0x0D29',
        kind: 'total',
        grade: 'approximate',
        limits: ['published-place'],
      });
      return [
        { name: `${model}, JPEG`, file: canon(model, { cameraInfo }), shows, stored: () => u32(777) },
        { name: `${model}, HIF`, file: canonHif(model, cameraInfo), shows, stored: () => u32(777) },
        { name: `${model}, CR3`, file: canonCr3(model, cameraInfo), shows, stored: () => u32(777) },
      ];
    }),
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon EOS R8', { cameraInfo: block(0xd2c) }),
        shows: { reason: 'damaged' },
      },
      { name: 'another body', file: canon('Canon EOS R10', { cameraInfo: signedCameraInfo(4608, 0xd29, 777) }) },
    ],
  },
  'canon.g5x2.jpg': {
    open: [
      {
        name: 'JPEG',
        file: canon('Canon PowerShot G5 X Mark II', {
          cameraInfo: block(0xc00, { 0x293: u32(2_222), 0xa95: u32(9_999) }),
        }),
        shows: shown(2_222, {
          tag: 'MakerNote/0x000D/0x0293',
          kind: 'total',
          grade: 'approximate',
          limits: ['published-place'],
        }),
        stored: () => u32(2_222),
      },
    ],
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon PowerShot G5 X Mark II', { cameraInfo: block(0x296) }),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.g5x2.cr3': {
    open: [
      {
        name: 'CR3',
        file: canonCr3('Canon PowerShot G5 X Mark II', block(0xc00, { 0x293: u32(9_999), 0xa95: u32(2_222) })),
        shows: shown(2_222, {
          tag: 'MakerNote/0x000D/0x0A95',
          kind: 'total',
          grade: 'approximate',
          limits: ['published-place'],
        }),
        stored: () => u32(2_222),
      },
    ],
    shut: [
      {
        name: 'a block that ends before',
        file: canonCr3('Canon PowerShot G5 X Mark II', block(0xa98)),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.r6m3': {
    open: [
      { name: 'JPEG', file: canon('Canon EOS R6 Mark III', { cameraInfo: block(0xc00, { 0x86d: u16(4_321) }) }) },
      { name: 'HIF', file: canonHif('Canon EOS R6 Mark III', block(0xc00, { 0x86d: u16(4_321) })) },
      { name: 'CR3', file: canonCr3('Canon EOS R6 Mark III', block(0xc00, { 0x86d: u16(4_321) })) },
    ].map((each) => ({ ...each, shows: { reason: 'not-stored', counters: [counter('ImagesSinceFormat', 4_321)] } })),
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon EOS R6 Mark III', { cameraInfo: block(0x86e) }),
        without: ['ImagesSinceFormat'],
      },
    ],
  },
  'canon.0008': {
    open: [
      {
        name: 'folders of 100',
        file: canon('Canon EOS 300D DIGITAL', { tags: combined(1_181_861) }),
        shows: estimate(1_861, combinedTag, 'folders-of-100'),
        stored: (order) => u32(1_181_861, order),
      },
      {
        name: 'folders of 9999',
        file: canon('Canon EOS 6D', { tags: combined(1_010_509) }),
        shows: estimate(10_508, combinedTag, 'folders-of-9999'),
      },
      {
        name: 'a folder of the user',
        file: canon('Canon EOS 60D', { tags: combined(2_908_801) }),
        shows: estimate(8_801, combinedTag, 'file-number'),
      },
    ],
    shut: [
      {
        name: 'nothing stored',
        file: canon('Canon EOS 5D Mark II', { tags: combined(0) }),
        shows: { reason: 'not-stored' },
        without: ['FileNumber'],
      },
      {
        name: 'a folder of the user and a low file',
        file: canon('Canon EOS 60D', { tags: combined(4_120_954) }),
        shows: guess(412, combinedTag, 'directory-index'),
      },
      { name: 'the photo of another maker', file: { make: 'Acme', model: 'Camera', exif: combined(1_010_509) } },
    ],
  },
  'canon.0093.20d': {
    open: [
      ...['Canon EOS 350D DIGITAL', 'Canon EOS DIGITAL REBEL XT', 'Canon EOS Kiss Digital N'].map((model) => ({
        name: model,
        file: canon(model, { order: 'II', fileInfo: fileInfo20D(393, 9_377) }),
        shows: estimate(29_377, 'MakerNote/0x0093', 'folders-of-100'),
      })),
      {
        name: 'Canon EOS 20D',
        file: canon('Canon EOS 20D', { order: 'II', fileInfo: fileInfo20D(101, 5_555) }),
        shows: estimate(15_554, 'MakerNote/0x0093', 'folders-of-9999'),
      },
    ],
    shut: [
      { name: 'a block that ends before', file: canon('Canon EOS 20D', { fileInfo: block(5) }) },
      { name: 'another body', file: canon('Canon EOS 5D', { fileInfo: fileInfo20D(393, 9_377) }) },
    ],
  },
  'canon.0093.30d': {
    open: [
      ...['Canon EOS 30D', 'Canon EOS 400D DIGITAL', 'Canon EOS DIGITAL REBEL XTi', 'Canon EOS Kiss Digital X'].map(
        (model) => ({
          name: model,
          // The upper bits of the directory are lost: only the file is used.
          file: canon(model, { order: 'II', fileInfo: fileInfo30D(137, 1_761) }),
          shows: estimate(1_761, 'MakerNote/0x0093', 'file-number'),
        }),
      ),
      ...[100, 137, 163].map((folder) => ({
        name: `folder ${folder}, of which six bits are stored`,
        file: canon('Canon EOS 30D', { order: 'II', fileInfo: fileInfo30D(folder, 1_761) }),
        shows: holding(['DirectoryNumber', folder]),
      })),
    ],
    shut: [
      { name: 'up to 1000', file: canon('Canon EOS 30D', { order: 'II', fileInfo: fileInfo30D(100, 999) }) },
      { name: 'another body', file: canon('Canon EOS 40D', { fileInfo: fileInfo30D(137, 1_761) }) },
    ],
  },
  'canon.ci.eos-1dmarkiii': indexRow({
    models: ['Canon EOS-1D Mark III', 'Canon EOS-1Ds Mark III'],
    firmwareAt: 0x136,
    file: 0x172,
    directory: 0x17e,
  }),
  'canon.ci.eos-1dmarkiv': indexRow({
    models: ['Canon EOS-1D Mark IV'],
    firmwareAt: 0x1ed,
    shifts: [-5],
    file: 0x22c,
    directory: 0x238,
  }),
  'canon.ci.eos-1dx': indexRow({
    models: ['Canon EOS-1D X'],
    firmwareAt: 0x280,
    shifts: [-15, -7, 5],
    file: 0x2d0,
    directory: 0x2dc,
    others: ['Canon EOS-1D X Mark II'],
  }),
  'canon.ci.eos5d': indexRow({
    models: ['Canon EOS 5D'],
    file: 0xd0,
    directory: 0xcc,
    asIs: true,
    narrow: true,
    others: ['Canon EOS 5D Mark IV'],
  }),
  'canon.ci.eos5dmarkii': indexRow({
    models: ['Canon EOS 5D Mark II'],
    firmwareAt: 0x17e,
    shifts: [-36],
    file: 0x1bb,
    directory: 0x1c7,
  }),
  'canon.ci.eos5dmarkiii': {
    ...indexRow({
      models: ['Canon EOS 5D Mark III'],
      firmwareAt: 0x23c,
      shifts: [-16, -15, 6, 11],
      file: 0x28c,
      directory: 0x298,
    }),
    open: [
      ...indexRow({
        models: ['Canon EOS 5D Mark III'],
        firmwareAt: 0x23c,
        shifts: [-16, -15, 6, 11],
        file: 0x28c,
        directory: 0x298,
      }).open,
      ...(
        [
          ['the slot of the file name', '_K6A7873.JPG', 7_873],
          ['the larger slot', 'renamed.jpg', 7_941],
        ] as const
      ).map(([name, path, value]): Case => ({
        name,
        path,
        file: canon('Canon EOS 5D Mark III', {
          cameraInfo: block(0xc00, {
            0x247: '1.3.6',
            0x297: u32(7_872),
            0x29b: u32(7_940),
            0x2a3: u32(101),
            0x2a7: u32(101),
          }),
        }),
        shows: estimate(value, 'MakerNote/0x000D', 'folders-of-9999'),
      })),
    ],
  },
  'canon.ci.eos6d': indexRow({
    models: ['Canon EOS 6D'],
    firmwareAt: 0x256,
    file: 0x2aa,
    directory: 0x2b6,
    others: ['Canon EOS 6D Mark II'],
  }),
  'canon.ci.eos7d': indexRow({
    models: ['Canon EOS 7D'],
    firmwareAt: 0x1ac,
    shifts: [-4],
    file: 0x1eb,
    directory: 0x1f7,
    others: ['Canon EOS 7D Mark II'],
  }),
  'canon.ci.eos40d': indexRow({ models: ['Canon EOS 40D'], firmwareAt: 0x0ff, file: 0x133, directory: 0x13f }),
  'canon.ci.eos50d': indexRow({
    models: ['Canon EOS 50D'],
    firmwareAt: 0x15e,
    shifts: [-4],
    file: 0x19b,
    directory: 0x1a7,
  }),
  'canon.ci.eos60d': indexRow({
    models: ['Canon EOS 60D'],
    firmwareAt: 0x199,
    file: 0x1d9,
    directory: 0x1e5,
    others: ['Canon EOS 1200D', 'Canon EOS REBEL T5'],
  }),
  'canon.ci.eos70d': indexRow({ models: ['Canon EOS 70D'], firmwareAt: 0x25e, file: 0x2b3, directory: 0x2bf }),
  'canon.ci.eos80d': indexRow({ models: ['Canon EOS 80D'], firmwareAt: 0x45a, file: 0x4ae, directory: 0x4ba }),
  'canon.ci.eos450d': indexRow({
    models: ['Canon EOS 450D', 'Canon EOS DIGITAL REBEL XSi', 'Canon EOS Kiss X2'],
    firmwareAt: 0x107,
    file: 0x13f,
    directory: 0x133,
    asIs: true,
  }),
  'canon.ci.eos500d': indexRow({
    models: ['Canon EOS 500D', 'Canon EOS REBEL T1i', 'Canon EOS Kiss X3'],
    firmwareAt: 0x190,
    file: 0x1d3,
    directory: 0x1df,
  }),
  'canon.ci.eos550d': indexRow({
    models: ['Canon EOS 550D', 'Canon EOS REBEL T2i', 'Canon EOS Kiss X4'],
    firmwareAt: 0x1a4,
    file: 0x1e4,
    directory: 0x1f0,
  }),
  'canon.ci.eos600d': indexRow({
    models: [
      'Canon EOS 600D',
      'Canon EOS REBEL T3i',
      'Canon EOS Kiss X5',
      'Canon EOS 1100D',
      'Canon EOS REBEL T3',
      'Canon EOS Kiss X50',
    ],
    firmwareAt: 0x19b,
    file: 0x1db,
    directory: 0x1e7,
  }),
  'canon.ci.eos650d': indexRow({
    models: ['Canon EOS 650D', 'Canon EOS REBEL T4i', 'Canon EOS Kiss X6i'],
    firmwareAt: 0x21b,
    file: 0x270,
    directory: 0x27c,
  }),
  'canon.ci.eos700d': indexRow({
    models: ['Canon EOS 700D', 'Canon EOS REBEL T5i', 'Canon EOS Kiss X7i'],
    firmwareAt: 0x220,
    file: 0x274,
    directory: 0x280,
  }),
  'canon.ci.eos1000d': indexRow({
    models: ['Canon EOS 1000D', 'Canon EOS DIGITAL REBEL XS', 'Canon EOS Kiss F'],
    firmwareAt: 0x10b,
    file: 0x143,
    directory: 0x137,
    asIs: true,
  }),
  'canon.ci.powershotg5xmarkii': {
    open: indexRow({ models: ['Canon PowerShot G5 X Mark II'], file: 0xb2d, directory: 0xb21, asIs: true }).open,
    shut: [
      {
        name: 'a CR3 has none',
        file: canonCr3(
          'Canon PowerShot G5 X Mark II',
          indexInfo({ models: [], file: 0xb2d, directory: 0xb21, asIs: true }, 3_413, 100),
        ),
      },
      {
        name: 'a counter comes first',
        file: canon('Canon PowerShot G5 X Mark II', {
          cameraInfo: block(0xc00, { 0x293: u32(55), 0xb2d: u32(3_412), 0xb21: u32(100) }),
        }),
        shows: { shutterCount: 55 },
      },
    ],
  },
  'canon.crw': {
    open: [
      {
        name: 'folders of 100',
        file: (order) => containers.crw({ order, model: 'Canon EOS D30', fileNumber: 2_141_446 }),
        shows: estimate(11_446, 'CIFF/0x300A/0x1817', 'folders-of-100'),
        stored: (order) => u32(2_141_446, order),
      },
      {
        name: 'a low file in a folder of 100',
        file: (order) => containers.crw({ order, model: 'Canon PowerShot G2', fileNumber: 1_030_304 }),
        shows: estimate(304, 'CIFF/0x300A/0x1817', 'folders-of-100'),
      },
    ],
    shut: [
      {
        name: 'nothing stored',
        file: (order) => containers.crw({ order }),
        shows: { container: 'CRW' },
      },
      {
        name: 'a file number of 0',
        file: (order) => containers.crw({ order, fileNumber: 0 }),
        shows: { container: 'CRW', reason: 'not-stored' },
      },
    ],
  },
  'canon.spec.newbody': {
    open: ['Canon EOS R5', 'Canon EOS R6', 'Canon EOS RP', 'Canon EOS-1D X Mark III'].map((model) => ({
      name: model,
      path: 'DCIM/123CANON/IMG_1234.JPG',
      file: canon(model, {}),
      shows: shown(3_534, { tag: 'FilePath', kind: 'number', grade: 'estimate', method: 'path' }),
    })),
    shut: [
      { name: 'no path', path: 'IMG_0034.JPG', file: canon('Canon EOS R5', {}) },
      { name: 'a folder that is none of a camera', path: 'holiday/IMG_0034.JPG', file: canon('Canon EOS R5', {}) },
      { name: 'another body', path: 'DCIM/123CANON/IMG_0034.JPG', file: canon('Canon EOS R7', {}) },
      {
        name: 'a real counter comes first',
        path: 'DCIM/123CANON/IMG_1234.JPG',
        file: canon('Canon EOS R5', { cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
        shows: { shutterCount: 12_260 },
      },
    ],
  },
  'canon.filename': {
    open: ['IMG_7941.JPG', '_MG_7941.cr2', 'photos/_K6A7941.JPG', 'C:\\DCIM\\100CANON\\IMG_7941.CR3'].map((path) => ({
      name: path,
      path,
      file: canon('Canon EOS 77D', {}),
      shows: shown(7_941, { tag: 'FileName', kind: 'number', grade: 'estimate', method: 'file-name' }),
    })),
    shut: [
      ...['IMG_1000.JPG', 'IMG_0631.JPG', 'IMG_7941', 'IMG7941.JPG', 'MY_IMG_7941.JPG', 'IMG_7941 copy.JPG', ''].map(
        (path) => ({ name: path || 'no name', path, file: canon('Canon EOS 77D', {}) }),
      ),
      { name: 'the photo of another maker', path: 'IMG_7941.JPG', file: { make: 'Acme', model: 'Camera' } },
    ],
  },
  'sony.9050a': layoutRow('a', 'total', sonyTag('0x0032')),
  'sony.9050a.c2': copyRow(
    'a',
    'ShutterCount2',
    placesFor(0x4c, 'ILCE-7', 'ILCE-7R', 'ILCE-7S', 'ILCE-7M2', 'ILCE-5000', 'ILCE-5100', 'ILCE-6000', 'ILCE-QX1'),
  ),
  'sony.9050a.c3': copyRow(
    'a',
    'ShutterCount3',
    {
      ...placesFor(0x1a0, 'ILCA-68', 'ILCA-77M2', 'ILCE-5100', 'ILCE-QX1'),
      ...placesFor(
        0x1aa,
        'SLT-A58',
        'SLT-A99',
        'HV',
        'NEX-3N',
        'NEX-5R',
        'NEX-5T',
        'NEX-6',
        'NEX-VG900',
        'NEX-VG30E',
        'ILCE-3000',
        'ILCE-3500',
        'ILCE-5000',
      ),
      ...placesFor(
        0x1bd,
        'SLT-A37',
        'SLT-A57',
        'SLT-A65',
        'SLT-A77',
        'Lunar',
        'NEX-F3',
        'NEX-5N',
        'NEX-7',
        'NEX-VG20E',
      ),
    },
    false,
  ),
  'sony.9050b': layoutRow('b', 'total', sonyTag('0x003A')),
  'sony.9050b.c2': copyRow('b', 'ShutterCount2', {
    ...placesFor(0x50, 'ILCE-6100', 'ILCE-6400', 'ILCE-6600', 'ILCE-7C', 'ILCE-7RM4', 'ILCE-9M2', 'ZV-E10'),
    ...placesFor(0x52, 'ILCE-7M3', 'ILCE-7RM3'),
    ...placesFor(0x58, 'ILCE-7RM2', 'ILCE-7SM2', 'ILCE-6300', 'ILCE-6500'),
  }),
  'sony.9050b.c3': copyRow(
    'b',
    'ShutterCount3',
    {
      ...placesFor(
        0x19f,
        'ILCE-6100',
        'ILCE-6400',
        'ILCE-6600',
        'ILCE-7C',
        'ILCE-7M3',
        'ILCE-7RM3',
        'ILCE-7RM4',
        'ILCE-9',
        'ILCE-9M2',
        'ZV-E10',
      ),
      ...placesFor(0x1cb, 'ILCE-7RM2', 'ILCE-7SM2'),
      ...placesFor(0x1cd, 'ILCE-6300', 'ILCE-6500', 'ILCA-99M2'),
    },
    false,
  ),
  'sony.9050c': layoutRow('c', 'total', sonyTag('0x003A')),
  'sony.9050d': {
    open: [
      ...layoutRow('d', 'mechanical', sonyTag('0x000A')).open,
      ...['ILCE-1M2', 'ILCE-7M5', 'ILCE-7RM6'].map((model) => ({
        name: `${model} with its mechanical shutter`,
        file: sony(model, { layout: 'd', shutterCount: 43_210 }),
        shows: shown(43_210, { tag: sonyTag('0x000A'), kind: 'mechanical', grade: 'exact' }),
      })),
    ],
    shut: [
      ...layoutRow('d', 'mechanical', sonyTag('0x000A')).shut,
      ...['ILCE-1M2', 'ILCE-7M5', 'ILCE-7RM6'].map((model): Case => ({
        name: `${model} with its electronic shutter`,
        file: sony(model, { layout: 'd', shutterCount: 43_210, plain: { 3: [9] } }),
        shows: { reason: 'not-stored' },
      })),
      ...['ILCE-9M3', 'ZV-E1', 'ZV-E10M2', 'DSC-RX100M7', 'Stellar', 'ZV-1', 'ZV-1F'].map((model): Case => ({
        name: `${model}, which stores none`,
        file: sony(model, { layout: 'd', shutterCount: 43_210 }),
        shows: { reason: 'not-stored' },
      })),
    ],
  },
  'sony.focusinfo': {
    open: ['DSLR-A230', 'DSLR-A290', 'DSLR-A330', 'DSLR-A380', 'DSLR-A390', 'DSLR-A850', 'DSLR-A900'].flatMap((model) =>
      [19_154, 19_148].map((size): Case => ({
        name: `${model}, ${size} bytes`,
        file: sony(model, { gate: null, tags: focusTags(sonyFocusInfo(78, size)) }),
        shows: shown(78, { tag: 'MakerNote/0x0020/0x0846', kind: 'total', grade: 'exact' }),
        stored: () => u32(78),
      })),
    ),
    shut: [
      ...['DSLR-A200', 'DSLR-A300', 'DSLR-A350', 'DSLR-A700', 'DSLR-A100'].map((model) => ({
        name: model,
        file: sony(model, { gate: null, tags: focusTags(sonyFocusInfo(78)) }),
      })),
      {
        name: 'a block of another size',
        file: sony('DSLR-A330', { gate: null, tags: focusTags(sonyFocusInfo(78, 19_150)) }),
      },
      ...(
        [
          ['an upper byte that is not 0', sonyFocusInfo(0x0700_0000 + 78)],
          ['no drive mode', sonyFocusInfo(78, 19_154, { 0x0e: [0] })],
          ['a fourth way to hold the camera', sonyFocusInfo(78, 19_154, { 0x10: [3] })],
          ['a third state of the stabilization', sonyFocusInfo(78, 19_154, { 0x14: [2] })],
          ['a fifth dynamic range mode', sonyFocusInfo(78, 19_154, { 0x15: [4] })],
        ] as const
      ).map(([name, info]) => ({
        name,
        file: sony('DSLR-A330', { gate: null, tags: focusTags(info) }),
        shows: { reason: 'damaged' } as const,
      })),
      {
        name: 'a note whose first value is gone',
        file: sony('DSLR-A330', { gate: null, tags: { 0x0020: sonyFocusInfo(78) } }),
        shows: { reason: 'damaged' },
      },
      ...[-4, -2, 1, 4, 300].map((displacedBy) => ({
        name: `a note that was moved by ${-displacedBy} bytes`,
        file: sony('DSLR-A330', { gate: null, displacedBy, tags: focusTags(sonyFocusInfo(78)) }),
        shows: { reason: 'damaged' } as const,
      })),
    ],
  },
  'sony.moreinfo.shutter': {
    open: [
      'SLT-A33',
      'SLT-A35',
      'SLT-A55',
      'SLT-A55V',
      'DSLR-A560',
      'DSLR-A580',
      'NEX-3',
      'NEX-5',
      'NEX-C3',
      'NEX-VG10E',
    ].map((model) => ({
      name: model,
      file: sony(model, { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 0x0100_0000 + 27_955, 0x11b: 14_581 }) } }),
      shows: shown(27_955, { tag: 'MakerNote/0x0020/0x0201/0x0125', kind: 'mechanical', grade: 'exact' }),
      stored: () => u32(0x0100_0000 + 27_955),
    })),
    shut: [
      {
        name: 'a body that is on no list',
        file: sony('SLT-A77V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955 }) } }),
      },
      {
        name: 'no block 0x0201',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955 }, 0x0107) } }),
      },
      {
        name: 'a block that ends before',
        file: sony('SLT-A55V', {
          gate: null,
          tags: { 0x0020: opaque(join(u16(1), u16(12), u16(0x0201), u16(8), block(40))) },
        }),
      },
      ...(
        [
          ['51 blocks', { 0: u16(51) }],
          ['no block', { 0: u16(0) }],
          ['a length beyond its size', { 2: u16(0x301) }],
          ['a block in the index itself', { 6: u16(11) }],
          ['a block behind its length', { 6: u16(0x300) }],
        ] as const
      ).map(([name, parts]) => ({
        name,
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955 }, 0x0201, parts) } }),
        shows: { reason: 'damaged' } as const,
      })),
      {
        name: 'a count of nothing',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 0 }) } }),
      },
    ],
  },
  'sony.moreinfo.images': {
    open: [
      {
        name: 'beside the actuations',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955, 0x11b: 14_581 }) } }),
        shows: { shutterCount: 27_955, counters: [counter('ShutterCount', 27_955), counter('ImageCount', 14_581)] },
      },
    ],
    shut: [
      {
        name: 'alone it is no count',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x11b: 14_581 }) } }),
      },
    ],
  },
  'sony.moreinfo.a500': {
    open: ['DSLR-A450', 'DSLR-A500', 'DSLR-A550'].map((model) => ({
      name: model,
      file: sony(model, { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x14a: 8_888, 0x125: 1, 0x11b: 2 }) } }),
      shows: shown(8_888, {
        tag: 'MakerNote/0x0020/0x0201/0x014A',
        kind: 'total',
        grade: expect.stringMatching(/^(exact|approximate)$/) as Count['grade'],
      }),
      stored: () => u32(8_888),
    })),
    shut: [
      {
        name: 'another body',
        file: sony('DSLR-A700', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x14a: 8_888 }) } }),
      },
    ],
  },
  'sony.filenumber': {
    open: (
      [
        ['364 bytes', 'DSLR-A900', block(364, { 0x134: join(u16(0xfc00 | 101, 'MM'), u16(0xc000 | 3_755, 'MM')) })],
        ['1536 bytes', 'SLT-A55V', block(1536, { 0x114: u32((101 << 14) | 3_755) })],
        ['2048 bytes', 'NEX-5', block(2048, { 0x314: join(u16(0xc000 | 3_755), u16(0xfc00 | 101)) })],
      ] as const
    ).map(([name, model, settings]) => ({
      name,
      file: sony(model, { gate: null, tags: { 0x0114: opaque(settings) } }),
      shows: estimate(3_755, 'MakerNote/0x0114', 'file-number'),
    })),
    shut: [
      {
        name: 'up to 1000',
        file: sony('SLT-A55V', {
          gate: null,
          tags: { 0x0114: opaque(block(1536, { 0x114: u32((101 << 14) | 1_000) })) },
        }),
      },
      {
        name: 'a block of another size',
        file: sony('SLT-A55V', {
          gate: null,
          tags: { 0x0114: opaque(block(1537, { 0x114: u32((101 << 14) | 3_755) })) },
        }),
      },
      {
        name: 'a block too short for it',
        file: sony('DSLR-A700', { gate: null, tags: { 0x0114: opaque(block(280).fill(0x2b)) } }),
      },
      {
        name: 'another body',
        file: sony('ILCE-7', {
          gate: null,
          tags: { 0x0114: opaque(block(1536, { 0x114: u32((101 << 14) | 3_755) })) },
        }),
      },
    ],
  },
  'sony.spec.sequence': {
    open: [
      {
        name: 'above 100',
        file: sony('ILCE-7M3', { tags: { 0xb04a: short(101) } }),
        shows: guess(101, 'MakerNote/0xB04A', 'burst-position'),
        stored: (order) => u16(101, order),
      },
    ],
    shut: [
      { name: 'up to 100', file: sony('ILCE-7M3', { tags: { 0xb04a: short(100) } }) },
      { name: 'no burst', file: sony('ILCE-7M3', { tags: { 0xb04a: short(65_535) } }) },
      {
        name: 'behind a counter',
        file: sony('ILCE-7CM2', { layout: 'd', shutterCount: 249_044, tags: { 0xb04a: short(102) } }),
        shows: { shutterCount: 249_044 },
      },
    ],
  },
  'sony.spec.uniqueid': {
    open: ['100001', '0012345', '1000000'].map((id) => ({
      name: id,
      file: { ...sony('DSC-G1', {}), exif: { 0xa420: text(id) } },
      shows: guess(Number(id), 'ExifIFD/0xA420', 'unique-id'),
    })),
    shut: ['12345', '12345678', '1234567', '000999', 'A234567', '00000000000000000000000000000009', ''].map((id) => ({
      name: id || 'an empty id',
      file: { ...sony('DSC-G1', {}), exif: { 0xa420: text(id) } },
    })),
  },
  'pentax.5d': {
    open: [
      ...(['AOC', 'PENTAX'] as const).flatMap((header) =>
        ORDERS.map((order): Case => ({
          name: `${header} in order ${order}`,
          file: pentax('PENTAX K-70', { shutterCount: 2_828, header, order }),
          shows: shown(2_828, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
        })),
      ),
      {
        name: 'the worked example',
        file: pentax('PENTAX *ist DL', {
          header: 'AOC',
          date: [2020, 3, 6],
          time: [9, 56, 34],
          tags: { 0x005d: opaque(hex('F1 23 9D 00')) },
        }),
        shows: shown(17_401, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
        stored: () => hex('F1 23 9D 00'),
      },
      ...ORDERS.map((order): Case => ({
        name: `a GR III, order ${order}`,
        file: pentax('RICOH GR III', { shutterCount: 1_333, header: 'RICOH', order }),
        shows: shown(1_333, { tag: pentaxTag, kind: 'mechanical', grade: 'approximate' }),
      })),
    ],
    shut: [
      {
        name: 'a date that was edited',
        file: pentax('PENTAX K-3', { date: [1990, 1, 1], shutterCount: 2_828 }),
        shows: { reason: 'damaged' },
      },
      {
        name: 'a time that was edited',
        file: pentax('PENTAX K-3', { shutterCount: 2_828, tags: { 0x0007: opaque([23, 20, 30]) } }),
        shows: { reason: 'damaged' },
      },
      { name: 'no time', file: pentax('PENTAX K-3', { shutterCount: 2_828, tags: { 0x0007: opaque([23, 20]) } }) },
      { name: 'no date', file: pentax('PENTAX K-3', { shutterCount: 2_828, tags: { 0x0006: opaque([0x07, 0xe8]) } }) },
      {
        name: 'a count of another length',
        file: pentax('PENTAX K-3', { tags: { 0x005d: opaque(hex('F1 23 9D 00 00')) } }),
      },
      { name: 'nothing stored', file: pentax('PENTAX *ist D', {}), shows: { reason: 'not-stored' } },
    ],
  },
  'pentax.29': {
    open: [
      {
        name: 'above 1000',
        file: pentax('PENTAX *ist D', { header: 'AOC', tags: { 0x0029: long(6_242) } }),
        shows: estimate(6_242, 'MakerNote/0x0029', 'file-number'),
        stored: (order) => u32(6_242, order),
      },
    ],
    shut: [{ name: 'up to 1000', file: pentax('PENTAX *ist D', { header: 'AOC', tags: { 0x0029: long(1_000) } }) }],
  },
  'fuji.1438': {
    open: [
      { name: 'JPEG', file: fuji({ imageCount: 7 }), shows: fujiShown(7), stored: () => u16(0x8007) },
      { name: 'without bit 15', file: fuji({ imageCount: 6_958, upperBit: false }), shows: fujiShown(6_958) },
      { name: 'the last one', file: fuji({ imageCount: 32_767 }), shows: fujiShown(32_767) },
      { name: 'RAF', file: (order) => containers.raf(exifFor(fuji({ imageCount: 7 }))(order)), shows: fujiShown(7) },
      { name: 'HIF', file: (order) => containers.heif(exifFor(fuji({ imageCount: 7 }))(order)), shows: fujiShown(7) },
      { name: 'TIFF', file: exifFor(fuji({ imageCount: 7 })), shows: fujiShown(7) },
    ],
    shut: [
      {
        name: 'a counter that reads 0, which is said and is no count',
        file: fuji({ imageCount: 0 }),
        shows: { reason: 'not-stored', counters: [counter('ImageCount', 0)] },
      },
      { name: 'no tag', file: fuji({}), shows: { reason: 'not-stored' } },
      { name: 'another type', file: fuji({ tags: { 0x1438: long(7) } }) },
      { name: 'several values', file: fuji({ tags: { 0x1438: short(7, 8) } }) },
    ],
  },
  'fuji.8003': {
    open: [
      {
        name: 'a counter beside it',
        file: fuji({ imageCount: 7, tags: { 0x8003: short(2_100) } }),
        shows: { ...fujiShown(7), counters: [counter('ImageCount', 7)] },
      },
    ],
    shut: [
      {
        name: 'the frame of a film is no count',
        file: { make: 'FUJIFILM', model: 'SLP800', note: fujifilmNote({ tags: { 0x8003: short(2_100) } }) },
        shows: { reason: 'not-stored', counters: [] },
      },
    ],
  },
  'olympus.none': {
    open: (['old', 'new', 'om'] as const).map((kind) => ({
      name: `the ${kind} note gives its serial number`,
      file: { make: 'OLYMPUS CORPORATION', model: 'E-M1', note: olympusNote({ kind, serial: 'BHP555' }) },
      shows: { reason: 'not-stored', serialNumber: 'BHP555' },
    })),
    shut: [notStored('no counter', { make: 'OM Digital Solutions', model: 'OM-1', note: olympusNote({ kind: 'om' }) })],
  },
  'panasonic.spec.serial': {
    open: [
      {
        name: 'the last six digits',
        file: { make: 'Panasonic', model: 'DMC-FZ18', note: panasonicNote({ serial: 'S060706210122' }) },
        shows: guess(210_122, 'MakerNote/0x0025', 'serial-digits'),
      },
      {
        name: 'five digits',
        file: { make: 'Panasonic', model: 'DMC-X', note: panasonicNote({ serial: 'AB12345' }) },
        shows: guess(12_345, 'MakerNote/0x0025', 'serial-digits'),
      },
    ],
    shut: [
      {
        name: 'too few digits',
        file: { make: 'Panasonic', model: 'DMC-X', note: panasonicNote({ serial: 'AB1234' }) },
      },
      {
        name: 'no number',
        file: { make: 'Panasonic', model: 'DMC-X', note: headedNote('Panasonic\0\0\0', { 0x0051: text('LUMIX') }) },
        shows: { reason: 'not-stored' },
      },
      {
        name: 'the photo of another maker',
        file: { make: 'LEICA CAMERA AG', model: 'D-LUX 6', note: panasonicNote({ serial: 'S060706210122' }) },
      },
    ],
  },
  'leica.fileindex': {
    open: [0x01, 0x06, 0x08, 0x0a].map((kind) => ({
      name: `a note of kind ${kind}`,
      file: { make: 'LEICA CAMERA AG', model: 'LEICA T (Typ 701)', note: leicaNote({ 0x0410: short(1_033) }, kind) },
      shows: estimate(1_033, 'MakerNote/0x0410', 'file-number'),
      stored: (order: Order) => u16(1_033, order),
    })),
    shut: [
      {
        name: 'up to 1000',
        file: { make: 'LEICA CAMERA AG', model: 'LEICA T (Typ 701)', note: leicaNote({ 0x0410: short(33) }) },
        shows: { reason: 'not-stored', ...holding(['FileNumber', 33]) },
      },
    ],
  },
  'leica.m8.imageid': {
    open: [
      {
        name: 'M8',
        file: {
          make: 'Leica Camera AG',
          model: 'M8 Digital Camera',
          note: leicaM8Note({ 0x0303: text('3101234'), 0x0340: long(4_711) }),
        },
        shows: estimate(4_711, 'MakerNote/0x0340', 'file-number'),
        stored: (order) => u32(4_711, order),
      },
    ],
    shut: [
      {
        name: 'another body',
        file: {
          make: 'Leica Camera AG',
          model: 'M9 Digital Camera',
          note: leicaM8Note({ 0x0303: text('3101234'), 0x0340: long(4_711) }),
        },
      },
      {
        name: 'up to 1000',
        file: {
          make: 'Leica Camera AG',
          model: 'M8 Digital Camera',
          note: leicaM8Note({ 0x0303: text('3101234'), 0x0340: long(711) }),
        },
      },
    ],
  },
  'leica.uniqueid': {
    open: [
      {
        name: 'a small id in 32 digits',
        file: {
          make: 'LEICA CAMERA AG',
          model: 'LEICA M10',
          exif: { 0xa420: text('00000000000000000000000000001A2B') },
        },
        shows: estimate(0x1a2b, 'ExifIFD/0xA420', 'exposure-id'),
      },
    ],
    shut: [
      {
        name: 'an id that is no small number',
        file: {
          make: 'LEICA CAMERA AG',
          model: 'LEICA M10',
          exif: { 0xa420: text('50000000000000000000000000001A2B') },
        },
      },
      {
        name: 'an id of another length',
        file: { make: 'LEICA CAMERA AG', model: 'LEICA M10', exif: { 0xa420: text('00001A2B') } },
      },
      {
        name: 'an id of 0',
        file: { make: 'LEICA CAMERA AG', model: 'LEICA M10', exif: { 0xa420: text('0'.repeat(32)) } },
      },
      {
        name: 'the photo of another maker',
        file: { make: 'Acme', model: 'Camera', exif: { 0xa420: text('00000000000000000000000000001A2B') } },
      },
    ],
  },
  'minolta.7d': {
    open: [
      ...['DYNAX 7D', 'MAXXUM 7D', 'ALPHA-7 DIGITAL'].map((model) => ({
        name: model,
        file: {
          make: 'KONICA MINOLTA',
          model,
          note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(4_000, 'MM') })) }),
        },
        shows: estimate(4_001, 'MakerNote/0x0004', 'file-number'),
        stored: () => u16(4_000, 'MM'),
      })),
      {
        name: 'a shorter block, in which it lies behind',
        file: {
          make: 'KONICA MINOLTA',
          model: 'DYNAX 7D',
          note: minoltaNote({ 0x0004: opaque(block(0xc6, { 0xc4: u16(4_000, 'MM') })) }),
        },
        shows: estimate(4_001, 'MakerNote/0x0004', 'file-number'),
      },
    ],
    shut: [
      {
        name: 'up to 1000',
        file: {
          make: 'KONICA MINOLTA',
          model: 'DYNAX 7D',
          note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(2, 'MM') })) }),
        },
        shows: holding(['FileNumber', 3]),
      },
      {
        name: 'another body',
        file: {
          make: 'Minolta Co., Ltd.',
          model: 'DiMAGE 7',
          note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(4_000, 'MM') })) }),
        },
      },
      {
        name: 'a block that ends before',
        file: { make: 'KONICA MINOLTA', model: 'DYNAX 7D', note: minoltaNote({ 0x0004: opaque(block(0xbd)) }) },
      },
    ],
  },
  'minolta.5d': {
    open: ['DYNAX 5D', 'MAXXUM 5D', 'ALPHA SWEET DIGITAL'].map((model) => ({
      name: model,
      file: {
        make: 'KONICA MINOLTA',
        model,
        note: minoltaNote({ 0x0114: opaque(block(0x200, { 0x15c: u16(4_000, 'MM') })) }),
      },
      shows: estimate(4_001, 'MakerNote/0x0114', 'file-number'),
      stored: () => u16(4_000, 'MM'),
    })),
    shut: [
      {
        name: 'up to 1000',
        file: {
          make: 'KONICA MINOLTA',
          model: 'DYNAX 5D',
          note: minoltaNote({ 0x0114: opaque(block(0x200, { 0x15c: u16(63, 'MM') })) }),
        },
        shows: holding(['FileNumber', 64]),
      },
      {
        name: 'a block that ends before',
        file: { make: 'KONICA MINOLTA', model: 'DYNAX 5D', note: minoltaNote({ 0x0114: opaque(block(0x15d)) }) },
      },
    ],
  },
  'minolta.dimage': {
    open: [0x0001, 0x0003].map((tag) => ({
      name: `tag ${tag}`,
      file: {
        make: 'Minolta Co., Ltd.',
        model: 'DiMAGE A2',
        note: minoltaNote({ [tag]: opaque(block(120, { 104: u32(1, 'MM'), 108: u32(2_944, 'MM') })) }),
      },
      shows: shown(2_944, {
        tag: expect.stringMatching(/^MakerNote\/0x000[13]$/) as string,
        kind: 'number',
        grade: 'estimate',
      }),
      stored: () => u32(2_944, 'MM'),
    })),
    shut: [
      {
        name: 'no memory of file numbers',
        file: {
          make: 'Minolta Co., Ltd.',
          model: 'DiMAGE A2',
          note: minoltaNote({ 0x0003: opaque(block(120, { 108: u32(2_944, 'MM') })) }),
        },
      },
      {
        name: 'up to 1000',
        file: {
          make: 'Minolta Co., Ltd.',
          model: 'DiMAGE A2',
          note: minoltaNote({ 0x0003: opaque(block(120, { 104: u32(1, 'MM'), 108: u32(294, 'MM') })) }),
        },
        shows: holding(['LastFileNumber', 294]),
      },
    ],
  },
  'kodak.9211': {
    open: [
      {
        name: 'a DCS body',
        file: { make: 'EASTMAN KODAK COMPANY', model: 'DCS Pro SLR/n', ifd0: { 0x9211: long(3_143) } },
        shows: shown(3_143, { tag: 'IFD0/0x9211', kind: expect.any(String) as Count['kind'], grade: 'estimate' }),
        stored: (order) => u32(3_143, order),
      },
    ],
    shut: [
      { name: 'up to 1000', file: { make: 'Kodak', model: 'DCS420', ifd0: { 0x9211: long(11) } } },
      {
        name: 'a consumer body',
        file: { make: 'Kodak', model: 'Kodak Digital Science DC50 Zoom Camera', ifd0: { 0x9211: long(5_000) } },
      },
    ],
  },
  'phaseone.0113': {
    open: ORDERS.map((order) => ({
      name: `a block in order ${order}`,
      file: () =>
        exifBlock({ make: 'Leaf', model: 'Credo 40', order }, { prefix: phaseOneBlock({ imageNumber: 1_288, order }) }),
      shows: {
        container: 'IIQ',
        serialNumber: 'LD001055',
        ...shown(1_288, { tag: 'PhaseOne/0x0113', kind: 'images', grade: 'estimate' }),
      },
      stored: () => u32(1_288, order),
    })),
    shut: [
      {
        name: 'no number',
        file: { make: 'Phase One', model: 'IQ180', note: phaseOneNote() },
        shows: { reason: 'not-stored' },
      },
      { name: 'a number of 0', file: { make: 'Phase One', model: 'IQ180', note: phaseOneNote({ imageNumber: 0 }) } },
    ],
  },
  'samsung.none': {
    open: [
      notStored('an NX body', {
        make: 'SAMSUNG',
        model: 'NX1',
        note: headedNote('', { 0x0001: opaque('0100'), 0x0002: long(2), 0xa002: text('SN12345') }, { base: 'note' }),
      }),
    ],
    shut: [
      {
        ...notStored('numbers that count nothing', {
          make: 'SAMSUNG',
          model: 'EK-GN120',
          note: headedNote(
            '',
            { 0x0001: opaque('0100'), 0x0025: long(54_321), 0xa01b: long(54_321) },
            { base: 'note' },
          ),
        }),
        without: ['ShutterCount'],
      },
    ],
  },
  'sigma.none': {
    open: [
      notStored('a note of Sigma', {
        make: 'SIGMA',
        model: 'SIGMA DP2',
        note: headedNote('SIGMA\0\0\0\x01\0', { 0x0002: text('1234567') }),
      }),
    ],
    shut: [
      {
        name: 'a raw file',
        file: () => containers.x3f({ CAMMANUF: 'SIGMA', CAMMODEL: 'SIGMA SD10', CAMSERIAL: '1003207' }),
        shows: { reason: 'not-stored' },
      },
    ],
  },
  'hasselblad.none': {
    open: [
      {
        name: 'HV, a Sony body',
        file: {
          make: 'Hasselblad',
          model: 'HV',
          note: sonyNote({ layout: 'a', shutterCount: 4_567, header: 'VHAB     \0\0\0' }),
        },
        shows: shown(4_567, { tag: sonyTag('0x0032'), kind: 'total', grade: 'approximate' }),
      },
    ],
    shut: [
      notStored('a body of its own', {
        make: 'Hasselblad',
        model: 'X1D II 50C',
        note: headedNote('', { 0x0011: text('SQ260'), 0x0015: long(7_777) }),
      }),
    ],
  },
  'ricoh.none': {
    open: [
      notStored('a directory', {
        make: 'RICOH',
        model: 'GR DIGITAL 2',
        note: headedNote('Ricoh\0\0\0', { 0x0005: text('0000123'), 0x000c: long(7_777) }),
      }),
    ],
    shut: [notStored('a text', { make: 'RICOH', model: 'RDC-5300', note: opaque('Rev0108;Rg0180;', block(30)) })],
  },
  'casio.none': {
    open: [
      notStored('with a header', {
        make: 'CASIO COMPUTER CO.,LTD.',
        model: 'EX-S12',
        note: headedNote('QVC\0\0\0', { 0x0002: short(1), 0x3014: short(100) }),
      }),
    ],
    shut: [
      notStored('without one', {
        make: 'CASIO',
        model: 'QV-8000SX',
        note: headedNote('', { 0x0001: short(1), 0x0014: short(64) }),
      }),
    ],
  },
  'adobe.aux.imagenumber': {
    open: [
      {
        name: 'a counter of the maker note comes alone',
        file: (order) =>
          containers.jpeg(exifBlock({ ...NIKON, order, note: nikonNote({ shutterCount: 3_651 }) }), {
            after: containers.segment(
              0xe1,
              'http://ns.adobe.com/xap/1.0/\0',
              '<rdf:Description aux:ImageNumber="1138"/>',
            ),
          }),
        shows: { ...nikonTotal(3_651), counters: [counter('ShutterCount', 3_651)] },
      },
    ],
    shut: [
      {
        name: 'XMP is not read',
        file: (order) =>
          containers.jpeg(exifBlock({ ...NIKON, order, software: 'Adobe Photoshop Lightroom 6.0' }), {
            after: containers.segment(
              0xe1,
              'http://ns.adobe.com/xap/1.0/\0',
              '<rdf:Description aux:ImageNumber="9608"/>',
            ),
          }),
        shows: { reason: 'edited', software: 'Adobe Photoshop Lightroom 6.0', counters: [] },
      },
    ],
  },
  'tiffep.9211': {
    open: [
      {
        name: 'in IFD0',
        file: { make: 'Acme', model: 'Camera', ifd0: { 0x9211: long(5_110) } },
        shows: shown(5_110, { tag: expect.stringMatching(/0x9211$/) as string, kind: 'number', grade: 'estimate' }),
        stored: (order) => u32(5_110, order),
      },
      {
        name: 'in the Exif IFD',
        file: { make: 'Acme', model: 'Camera', exif: { 0x9211: long(5_110) } },
        shows: shown(5_110, { tag: expect.stringMatching(/0x9211$/) as string, kind: 'number', grade: 'estimate' }),
      },
    ],
    shut: [
      { name: 'up to 1000', file: { make: 'Acme', model: 'Camera', ifd0: { 0x9211: long(24) } } },
      { name: 'a number of one byte', file: { make: 'Acme', model: 'Camera', ifd0: { 0x9211: byte(24) } } },
      {
        name: 'behind a counter',
        file: { ...NIKON, note: nikonNote({ shutterCount: 77 }), ifd0: { 0x9211: long(5_110) } },
        shows: nikonTotal(77),
      },
    ],
  },
};

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
  const SOURCES = '../shared/design/shutter-sources.json';
  const isThere = existsSync(SOURCES);
  if (!isThere) console.warn(`*** ${SOURCES} IS NOT THERE: whether every row has a test was not looked at. ***`);

  it.runIf(isThere)('has a test for every row, and no test for a row that is not in it', () => {
    const { rows } = JSON.parse(readFileSync(SOURCES, 'utf8')) as { rows: { id: string }[] };
    expect(Object.keys(ROWS).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it.runIf(isThere)("has the place of every body's copy in Nikon's ShotInfo", async () => {
    const { rows } = JSON.parse(readFileSync(SOURCES, 'utf8')) as { rows: { id: string; offsets?: ShotInfoPlace[] }[] };
    const places = rows.find(({ id }) => id === 'nikon.shotinfo')?.offsets ?? [];
    expect(places.length).toBeGreaterThan(10);
    for (const { version, size, offset } of places) {
      // '5408|5412' with '0x027d fw 1.10; 0x027f fw 2.0x': a place for each size, or one for both.
      const sizes = String(size ?? 12_000).split('|');
      const ats = offset.match(/0x[0-9a-f]+/g) ?? [];
      for (const [index, each] of sizes.entries()) {
        const shotInfoBlock = block(Number(each), { 0: version });
        const note = nikonNote({ shutterCount: 5, extra: { 0x0091: opaque(shotInfoBlock) } });
        const { fields } = await scanBytes(photo({ ...NIKON, note }));
        // Counted from the first enciphered byte.
        const place = Number(ats[index] ?? ats[0]) - 4;
        expect([version, each, fields.number(FieldId.NikonShotInfoPlace)]).toEqual([version, each, place]);
      }
    }
  });

  it('has an open and a shut gate in every row', () => {
    for (const [id, { open, shut }] of Object.entries(ROWS))
      expect([id, open.length > 0, shut.length > 0]).toEqual([id, true, true]);
  });
});
