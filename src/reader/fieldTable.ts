/**
 * A row for every field of the core. The compiler rejects a missing row, and code that reads a number as text.
 * docs/formats.md has each field's position and evidence.
 */
import { FieldId } from '../../assembly/schema';
import { modelOfNote } from './modelIds';
import { confirmedByShotInfo, contradictingNikon, lensAgreement } from './nikonCipher';
import { decipheredPentax, hasShortKey, isPentaxRedated } from './pentaxKey';
import type { Fields } from './fields';
import type { CountKind, CountLimit } from './result';
import { isOtherShot } from './sonyDate';

/** A text that a result shows or a rule uses. */
interface TextRow {
  readonly type: 'text';
  /** the standard puts the field into IFD0, not into the Exif IFD; some files have it in the other one */
  readonly main?: true;
  /** the field counts as present even if its text has only blanks and NULs */
  readonly mayBeBlank?: true;
}

/** A number that a result shows, or from which another number is calculated. */
interface NumberRow {
  readonly type: 'number';
  readonly main?: true;
  /** some programs write words instead of the number; the field can then be read as text */
  readonly words?: true;
}

/** Width or height of the picture. Every file has them, so they don't count as EXIF data. */
interface SizeRow {
  readonly type: 'size';
}

/** The finding of a check in the core. Only its presence matters. */
interface GateRow {
  readonly type: 'gate';
}

/** A number that may be a counter, but isn't confirmed as one on the body. */
interface CandidateRow {
  readonly type: 'candidate';
  /** the number's name in a result */
  readonly name: string;
}

export interface CounterRow {
  readonly type: 'counter';
  readonly use: CounterUse;
  /** the number's name in a result */
  readonly name: string;
  readonly kind: CountKind;
  /** bodies on which the number's kind is 'total', not `kind` */
  readonly totalOn?: RegExp;
  /** why the count may be only approximate; without limits it is exact */
  readonly limits?: readonly (CountLimit | LimitRule)[];
  readonly wrapsAt?: number;
  /** a 0 is a real reading and worth showing; in other counters, 0 means 'not kept' */
  readonly takesZero?: boolean;
  /** the rules use the number even if it is 1000 or less */
  readonly takesSmall?: boolean;
  /**
   * the number is unenciphered and its position is certain, so the camera itself wrote even a value that is too large
   */
  readonly inClear?: true;
  /** another number in the file, if it contradicts this one; one of the two is wrong */
  readonly contradictedBy?: (fields: Fields, value: number) => number | undefined;
  readonly read?: (fields: Fields) => number | undefined;
}

export type CounterUse =
  /** an explicit counter, which may be shown as the count */
  | 'count'
  /** confirms or explains another counter; never shown as the count */
  | 'beside'
  /** a file or picture number: an estimate at best */
  | 'file-number'
  /** a number that only Canon's rules can interpret */
  | 'canon';

/** A limit that depends on the body or on the value. */
export type LimitRule = (count: Judged) => CountLimit | undefined;

interface Judged {
  readonly value: number;
  readonly model: string;
  readonly fields: Fields;
}

type FieldRow = TextRow | NumberRow | SizeRow | GateRow | CandidateRow | CounterRow;

const text = { type: 'text' } as const;
const number = { type: 'number' } as const;
const size = { type: 'size' } as const;
const gate = { type: 'gate' } as const;

const count = { type: 'counter', use: 'count', name: 'ShutterCount' } as const;
const total = { ...count, kind: 'total' } as const;
const mechanical = { ...count, kind: 'mechanical' } as const;
const beside = { type: 'counter', use: 'beside' } as const;
const fileNumber = { type: 'counter', use: 'file-number', name: 'FileNumber', kind: 'number' } as const;
const canon = { type: 'counter', use: 'canon', kind: 'number' } as const;

/** Last value of a 15-bit and a 16-bit counter. */
const LAST_15_BIT = 32_767;
const LAST_16_BIT = 65_535;

const only =
  (models: RegExp, limit: CountLimit): LimitRule =>
  ({ model }) =>
    models.test(model) ? limit : undefined;

const unless =
  (models: RegExp, limit: CountLimit): LimitRule =>
  ({ model }) =>
    models.test(model) ? undefined : limit;

/** Bodies that restart the counter after 65,535. */
const SONY_WRAPPING = /^ILCE-7R$/;
/** Bodies on which we saw a counter above 65,535. */
const SONY_NOT_WRAPPING = /^SLT-A99V?$/;

const sonyRestart: LimitRule = ({ model, value }) => {
  if (SONY_WRAPPING.test(model)) return 'wraps';
  return SONY_NOT_WRAPPING.test(model) || value > LAST_16_BIT ? undefined : 'may-restart';
};

const shortKey: LimitRule = ({ fields }) => (hasShortKey(fields) ? 'short-key' : undefined);
/** Source: exiftool.org, Pentax.pm, ProductionCode */
const SERVICED = 8;
const serviced: LimitRule = ({ fields }) =>
  fields.number(FieldId.PentaxProductionCode) === SERVICED ? 'serviced' : undefined;
const datesDiffer: LimitRule = ({ fields }) => (isPentaxRedated(fields) ? 'dates-differ' : undefined);
/** In an untouched photo, the copy confirms the count on all 28 known bodies and versions of ShotInfo. */
const unconfirmedByCopy: LimitRule = ({ fields }) =>
  fields.has(FieldId.NikonShotInfoWord) && confirmedByShotInfo(fields) === undefined ? 'unconfirmed' : undefined;
const lensDiffers: LimitRule = ({ fields }) => (lensAgreement(fields) === 'differs' ? 'lens-differs' : undefined);
const otherModel: LimitRule = ({ fields }) => (modelOfNote(fields) === undefined ? undefined : 'other-model');
const otherShot: LimitRule = ({ fields }) => (isOtherShot(fields) ? 'other-shot' : undefined);
const unconfirmedBlock: LimitRule = ({ fields }) => (fields.has(FieldId.SonyUnconfirmed) ? 'unconfirmed' : undefined);
const unprovenLayout: LimitRule = ({ fields }) => (fields.has(FieldId.SonyGate) ? undefined : 'unproven-layout');

const ofSony = [unconfirmedBlock, otherModel, otherShot];

/**
 * The number of pictures, if it contradicts the releases. On A-mount and E-mount bodies with both numbers, there are
 * never fewer releases than pictures.
 */
const fewerThanPictures = (fields: Fields, releases: number): number | undefined => {
  const pictures = fields.number(FieldId.SonyMoreInfoImages) ?? 0;
  return pictures > releases ? pictures : undefined;
};

/** We have seen photos in which Windows moved the maker note, but only from one model. */
const movedElsewhere: LimitRule = ({ model, fields }) =>
  fields.has(FieldId.SonyMoved) && model !== 'DSLR-A230' ? 'moved' : undefined;

/** Results list the counters in this order, and the rules try them in this order: the most reliable first. */
export const FIELDS = {
  // main image information and capture settings
  Make: { ...text, main: true },
  Model: { ...text, main: true },
  Software: { ...text, main: true },
  DateTime: { ...text, main: true },
  DateTimeOriginal: { ...text, mayBeBlank: true },
  DateTimeDigitized: text,
  SubSecTimeOriginal: text,
  OffsetTimeOriginal: text,
  ProcessingSoftware: text,
  Orientation: { ...number, main: true },
  Iso: number,
  ExposureTime: number,
  ShutterSpeedValue: number,
  FNumber: number,
  ApertureValue: number,
  FocalLength: number,
  LensModel: text,
  BodySerialNumber: text,
  CameraSerialNumber: text,
  Flash: { ...number, words: true },
  ExposureProgram: number,
  ExposureMode: number,
  ExposureCompensation: number,
  MeteringMode: number,
  WhiteBalance: number,
  SceneCaptureType: number,
  ImageUniqueId: text,
  GpsLatitude: number,
  UnixTime: number,
  // sizes, by their source
  FrameWidth: size,
  FrameHeight: size,
  RawWidth: size,
  RawHeight: size,
  IfdWidth: size,
  IfdHeight: size,
  ExifWidth: number,
  ExifHeight: number,
  MakerWidth: size,
  MakerHeight: size,
  CropWidth: size,
  CropHeight: size,
  OldJpegWidth: size,
  OldJpegHeight: size,
  MakerNoteKind: number,
  MakerLens: text,
  MakerSerial: text,
  InternalSerial: text,
  LensMinFocal: number,
  LensMaxFocal: number,
  LensMinAperture: number,
  LensMaxAperture: number,
  CanonSerial: number,
  MakerIso: number,
  NikonIsoCode: number,
  PentaxIsoCode: number,
  PentaxDate: number,
  PentaxCountSwapped: number,
  CanonIsoCode: number,
  CanonAutoIso: number,
  CanonBaseIso: number,
  SonyLensType: number,
  NikonShotInfoPlace: number,
  NikonLensWord: number,
  NikonLensPlace: number,
  NikonLensMinFocal: number,
  NikonLensMaxFocal: number,
  NikonLensMinAperture: number,
  NikonLensMaxAperture: number,
  NoteModelId: number,
  ManufactureDate: text,
  PentaxProductionCode: number,
  SonyDate: text,
  SonySequence: number,
  Damaged: gate,
  CutShort: gate,
  UnknownLayout: gate,
  SonyGate: gate,
  SonyMoved: gate,
  SonySilentShot: gate,
  SonyUnconfirmed: gate,
  PentaxCountIsLong: gate,
  // marks of programs, and values that only look like such marks
  WindowsMark: gate,
  NoteMoved: gate,
  SeveralPictures: gate,
  SecondExif: gate,
  LaidOutAnew: gate,
  WindowsPadding: gate,
  NoteOrder: gate,
  NoteSlack: number,
  ExifBytes: number,
  JpegCoder: number,
  PictureLength: number,
  XmpToolkit: text,
  ThumbnailDate: text,
  Preview: gate,
  // explicit counters
  NikonShutterCount: {
    ...total,
    inClear: true,
    limits: [unconfirmedByCopy, lensDiffers],
    contradictedBy: contradictingNikon,
  },
  NikonMechanicalCount: { ...mechanical, name: 'MechanicalShutterCount', inClear: true, takesZero: true },
  // On the GR III, GR IIIx and similar cameras, the position is inferred from Pentax bodies; we have seen no file.
  PentaxCount: {
    ...mechanical,
    // On bodies without a mirror, nothing shows that the number counts more than pictures.
    totalOn: /^(PENTAX (Q|K-01)|RICOH GR)/,
    limits: [only(/^RICOH GR/, 'published-place'), shortKey, datesDiffer, otherModel, serviced, 'dates-are-key'],
    read: decipheredPentax,
  },
  SonyCountA: { ...total, limits: [sonyRestart, unprovenLayout, ...ofSony], wrapsAt: LAST_16_BIT },
  SonyCountB: { ...total, limits: [unprovenLayout, ...ofSony] },
  SonyCountC: { ...total, limits: [unprovenLayout, ...ofSony] },
  SonyCountD: { ...mechanical, limits: [unprovenLayout, ...ofSony] },
  SonyFocusInfoCount: { ...total, inClear: true, limits: [movedElsewhere, ...ofSony] },
  SonyMoreInfoCount: { ...mechanical, inClear: true, limits: ofSony, contradictedBy: fewerThanPictures },
  SonyMoreInfoCountA500: { ...total, inClear: true, limits: ['few-files', ...ofSony] },
  CanonCount1D: { ...mechanical, inClear: true, limits: [otherModel] },
  CanonCount1D2: { ...mechanical, inClear: true, limits: [otherModel] },
  CanonCount1D3: { ...mechanical, inClear: true, limits: ['few-files', otherModel] },
  CanonCountR5: { ...total, limits: [otherModel] },
  // The offset is known from the R5; we have seen no file of an R6.
  CanonCountR6: { ...total, limits: ['published-place', otherModel] },
  // From the R, R7 and RP, we have only photos with an electronic first and a mechanical second curtain, so we don't
  // know whether silent shots count.
  CanonCountRp: { ...count, kind: 'images', limits: ['few-files', 'silent-unknown', otherModel] },
  CanonCountR6m2: { ...total, limits: [only(/R50$/, 'published-place'), unless(/R50$/, 'listed-series'), otherModel] },
  CanonCountR7: { ...count, kind: 'images', limits: ['one-body', 'silent-unknown', otherModel] },
  CanonCountG5x2: { ...total, limits: ['published-place'] },
  CanonCountG5x2Cr3: { ...total, limits: ['published-place'] },
  FujifilmImageCount: {
    ...count,
    name: 'ImageCount',
    kind: 'images',
    limits: ['counts-pictures', 'wraps', 'firmware-reset'],
    wrapsAt: LAST_15_BIT,
    takesZero: true,
  },
  RicohShots: {
    ...count,
    kind: 'images',
    inClear: true,
    limits: ['few-files', 'hidden-reset', only(/^GXR/, 'camera-unit')],
  },
  SonyCountCopy2: { ...beside, name: 'ShutterCount2', kind: 'total' },
  SonyCountCopy3: { ...beside, name: 'ShutterCount3', kind: 'total' },
  SonyMoreInfoImages: { ...beside, name: 'ImageCount', kind: 'images' },
  NikonShotInfoWord: { ...beside, name: 'ShotInfoShutterCount', kind: 'total', read: confirmedByShotInfo },
  NikonShutterCountAgain: { ...beside, name: 'ShutterCountAgain', kind: 'total' },
  NikonKept: { ...beside, name: 'ImagesKept', kind: 'images' },
  RicohFlashes: { ...beside, name: 'FlashCount', kind: 'images' },
  NikonDeleted: { ...beside, name: 'ImagesDeleted', kind: 'images' },
  CanonCandidate: { type: 'candidate', name: 'UnconfirmedNumber' },
  // file and picture numbers; the rules use a digital back's capture number even if it is small
  PhaseOneImageNumber: { ...fileNumber, name: 'ImageNumber', kind: 'images', takesSmall: true },
  CanonFileNumber: fileNumber,
  CanonHeapFileNumber: fileNumber,
  NikonFile: fileNumber,
  SonyFile: fileNumber,
  PentaxFrameNumber: { ...fileNumber, name: 'FrameNumber' },
  MinoltaFile7D: fileNumber,
  MinoltaFile5D: fileNumber,
  MinoltaFileDimage: { ...fileNumber, name: 'LastFileNumber' },
  LeicaFileIndex: fileNumber,
  LeicaImageId: { ...fileNumber, name: 'ImageIDNumber' },
  ImageNumber: { ...fileNumber, name: 'ImageNumber' },
  // numbers that only Canon's rules can interpret
  CanonFile: { ...canon, name: 'FileNumber' },
  CanonFileIndex: { ...canon, name: 'FileIndex' },
  CanonFileIndex2: { ...canon, name: 'FileIndex2' },
  CanonDirectory: { ...canon, name: 'DirectoryNumber' },
  CanonDirectoryIndex: { ...canon, name: 'DirectoryIndex' },
  CanonDirectoryIndex2: number,
} as const satisfies Readonly<Record<FieldName, FieldRow>>;

export type FieldName = Exclude<keyof typeof FieldId, 'None'>;
type FieldsOf<Row> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends Row ? (typeof FieldId)[Name] : never;
}[FieldName];

/** Fields that can be read as text, and fields that can be read as a number. */
export type TextField = FieldsOf<TextRow | { readonly words: true }>;
export type NumberField = FieldsOf<{ readonly type: Exclude<FieldRow['type'], 'text'> }>;

const ROWS = new Map(
  Object.entries<FieldRow>(FIELDS).map(([name, row]) => [FieldId[name as FieldName] as FieldId, row] as const),
);

/** The row of a field; undefined for `None` and for an unknown number. */
export function rowOf(field: FieldId): FieldRow | undefined {
  return ROWS.get(field);
}

/** A counter's row with its field. */
export interface CounterField extends CounterRow {
  readonly id: NumberField;
}

/** The fields that may be counters, with their names in a result. */
export const CANDIDATES: readonly { readonly id: NumberField; readonly name: string }[] = [...ROWS].flatMap(
  ([id, row]) => (row.type === 'candidate' ? [{ id: id as NumberField, name: row.name }] : []),
);

/** All counters, in the order of their rows. */
export const COUNTERS: readonly CounterField[] = [...ROWS].flatMap(([id, row]) =>
  row.type === 'counter' ? [{ ...row, id: id as NumberField }] : [],
);
