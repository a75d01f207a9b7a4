/** Every counter and number that the core hands over: its name, its place, what it counts, and how far it can be trusted. */
import { FieldId } from '../../assembly/schema';
import { placeOf } from './place';
import type { Fields } from './records';
import { confirmedByShotInfo } from './sources/nikonCipher';
import type { CountKind, CountLimit, Counter } from './result';

export interface CounterRow {
  readonly id: FieldId;
  readonly field: string;
  readonly tag: string;
  readonly kind: CountKind;
  /** why the counter is no better than approximate; without any it is exact */
  readonly limits?: readonly CountLimit[];
  readonly wrapsAt?: number;
  /** 0 is what the counter reads, and worth saying; elsewhere it means 'not kept' */
  readonly tellsZero?: boolean;
  /** for a number that is not stored as it is */
  readonly read?: (fields: Fields) => number | undefined;
}

/** Last value of a 15-bit and of a 16-bit counter. */
const LAST_15_BIT = 32_767;
const LAST_16_BIT = 65_535;

/**
 * Explicit counters, the most telling first. Source: shutter-sources; rows that were verified on no file are
 * 'published-place'.
 */
export const EXPLICIT_COUNTERS: readonly CounterRow[] = [
  { id: FieldId.NikonShutterCount, field: 'ShutterCount', tag: 'MakerNote/0x00A7', kind: 'total' },
  {
    id: FieldId.NikonMechanicalCount,
    field: 'MechanicalShutterCount',
    tag: 'MakerNote/0x0037',
    kind: 'mechanical',
    tellsZero: true,
  },
  { id: FieldId.PentaxCount, field: 'ShutterCount', tag: 'MakerNote/0x005D', kind: 'mechanical' },
  {
    id: FieldId.SonyCountA,
    field: 'ShutterCount',
    tag: 'MakerNote/0x9050/0x0032',
    kind: 'total',
    limits: ['may-restart'],
    wrapsAt: LAST_16_BIT,
  },
  { id: FieldId.SonyCountB, field: 'ShutterCount', tag: 'MakerNote/0x9050/0x003A', kind: 'total' },
  { id: FieldId.SonyCountC, field: 'ShutterCount', tag: 'MakerNote/0x9050/0x003A', kind: 'total' },
  { id: FieldId.SonyCountD, field: 'ShutterCount', tag: 'MakerNote/0x9050/0x000A', kind: 'mechanical' },
  { id: FieldId.SonyFocusInfoCount, field: 'ShutterCount', tag: 'MakerNote/0x0020/0x0846', kind: 'total' },
  { id: FieldId.SonyMoreInfoCount, field: 'ShutterCount', tag: 'MakerNote/0x0020/0x0201/0x0125', kind: 'mechanical' },
  {
    id: FieldId.SonyMoreInfoCountA500,
    field: 'ShutterCount',
    tag: 'MakerNote/0x0020/0x0201/0x014A',
    kind: 'total',
    limits: ['published-place'],
  },
  { id: FieldId.CanonCount1D, field: 'ShutterCount', tag: 'MakerNote/0x0093/0x0002', kind: 'mechanical' },
  { id: FieldId.CanonCount1D2, field: 'ShutterCount', tag: 'MakerNote/0x0093/0x0002', kind: 'mechanical' },
  {
    id: FieldId.CanonCount1D3,
    field: 'ShutterCount',
    tag: 'MakerNote/0x000D/0x0176',
    kind: 'mechanical',
    limits: ['few-files'],
  },
  { id: FieldId.CanonCountR5, field: 'ShutterCount', tag: 'MakerNote/0x000D/0x0AF1', kind: 'total' },
  {
    id: FieldId.CanonCountRp,
    field: 'ShutterCount',
    tag: 'MakerNote/0x000D/0x0960',
    kind: 'total',
    limits: ['few-files'],
  },
  {
    id: FieldId.CanonCountR6m2,
    field: 'ShutterCount',
    tag: 'MakerNote/0x000D/0x0D29',
    kind: 'total',
    limits: ['published-place'],
  },
  {
    id: FieldId.CanonCountG5x2,
    field: 'ShutterCount',
    tag: 'MakerNote/0x000D/0x0293',
    kind: 'total',
    limits: ['published-place'],
  },
  {
    id: FieldId.CanonCountG5x2Cr3,
    field: 'ShutterCount',
    tag: 'MakerNote/0x000D/0x0A95',
    kind: 'total',
    limits: ['published-place'],
  },
  {
    id: FieldId.FujifilmImageCount,
    field: 'ImageCount',
    tag: 'MakerNote/0x1438',
    kind: 'images',
    limits: ['counts-pictures', 'wraps', 'firmware-reset'],
    wrapsAt: LAST_15_BIT,
    tellsZero: true,
  },
];

/** Counters that confirm or explain another one; never shown as the count. */
export const SIDE_COUNTERS: readonly CounterRow[] = [
  { id: FieldId.SonyCountCopy2, field: 'ShutterCount2', tag: 'MakerNote/0x9050', kind: 'total' },
  { id: FieldId.SonyCountCopy3, field: 'ShutterCount3', tag: 'MakerNote/0x9050', kind: 'total' },
  { id: FieldId.SonyMoreInfoImages, field: 'ImageCount', tag: 'MakerNote/0x0020/0x0201/0x011B', kind: 'images' },
  {
    id: FieldId.NikonShotInfoWord,
    field: 'ShotInfoShutterCount',
    tag: 'MakerNote/0x0091',
    kind: 'total',
    read: confirmedByShotInfo,
  },
  { id: FieldId.NikonKept, field: 'ImagesKept', tag: 'MakerNote/0x00A5', kind: 'images' },
  { id: FieldId.NikonDeleted, field: 'ImagesDeleted', tag: 'MakerNote/0x00A6', kind: 'images' },
  { id: FieldId.CanonImagesR6m3, field: 'ImagesSinceFormat', tag: 'MakerNote/0x000D/0x086D', kind: 'number' },
];

/** File and picture numbers: the generic 'file number' of the specification, an estimate at best. */
export const FILE_NUMBERS: readonly CounterRow[] = [
  { id: FieldId.PhaseOneImageNumber, field: 'ImageNumber', tag: 'PhaseOne/0x0113', kind: 'images' },
  { id: FieldId.CanonFileNumber, field: 'FileNumber', tag: 'MakerNote/0x0008', kind: 'number' },
  { id: FieldId.CanonHeapFileNumber, field: 'FileNumber', tag: 'CIFF/0x300A/0x1817', kind: 'number' },
  { id: FieldId.NikonFile, field: 'FileNumber', tag: 'MakerNote/0x00B8', kind: 'number' },
  { id: FieldId.SonyFile, field: 'FileNumber', tag: 'MakerNote/0x0114', kind: 'number' },
  { id: FieldId.PentaxFrameNumber, field: 'FrameNumber', tag: 'MakerNote/0x0029', kind: 'number' },
  { id: FieldId.MinoltaFile7D, field: 'FileNumber', tag: 'MakerNote/0x0004', kind: 'number' },
  { id: FieldId.MinoltaFile5D, field: 'FileNumber', tag: 'MakerNote/0x0114', kind: 'number' },
  { id: FieldId.MinoltaFileDimage, field: 'LastFileNumber', tag: 'MakerNote/0x0003', kind: 'number' },
  { id: FieldId.LeicaFileIndex, field: 'FileNumber', tag: 'MakerNote/0x0410', kind: 'number' },
  { id: FieldId.LeicaImageId, field: 'ImageIDNumber', tag: 'MakerNote/0x0340', kind: 'number' },
  { id: FieldId.ImageNumber, field: 'ImageNumber', tag: 'IFD0/0x9211', kind: 'number' },
];

/** Numbers that only Canon's own rules make sense of. */
export const CANON_NUMBERS: readonly CounterRow[] = [
  { id: FieldId.CanonFile, field: 'FileNumber', tag: 'MakerNote/0x0093', kind: 'number' },
  { id: FieldId.CanonFileIndex, field: 'FileIndex', tag: 'MakerNote/0x000D', kind: 'number' },
  { id: FieldId.CanonFileIndex2, field: 'FileIndex2', tag: 'MakerNote/0x000D', kind: 'number' },
  { id: FieldId.CanonDirectory, field: 'DirectoryNumber', tag: 'MakerNote/0x0093', kind: 'number' },
  { id: FieldId.CanonDirectoryIndex, field: 'DirectoryIndex', tag: 'MakerNote/0x000D', kind: 'number' },
];

const ALL = [...EXPLICIT_COUNTERS, ...SIDE_COUNTERS, ...FILE_NUMBERS, ...CANON_NUMBERS];

/** The counter of `row`, if the file has it. */
export function readCounter(row: CounterRow, fields: Fields): Counter | undefined {
  const value = row.read ? row.read(fields) : fields.number(row.id);
  if (value === undefined || !Number.isInteger(value)) return undefined;
  return { ...placeOf(fields, row.id, row.field, row.tag, row.kind), value };
}

/** All counters that the file has and that hold something. */
export function readCounters(fields: Fields): Counter[] {
  const counters: Counter[] = [];
  for (const row of ALL) {
    const counter = fields.has(row.id) ? readCounter(row, fields) : undefined;
    if (counter && holdsSomething(counter.value, row)) counters.push(counter);
  }
  return counters;
}

function holdsSomething(value: number, { tellsZero = false }: CounterRow): boolean {
  if (value === 0) return tellsZero;
  return value > 0 && value !== NIKON_NOT_AVAILABLE;
}

/** Nikon 0x00A7: 'not available' */
const NIKON_NOT_AVAILABLE = 4_294_965_247;
