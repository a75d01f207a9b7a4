/**
 * Judges whether a program saved a photo again after the camera wrote it. A careful edit leaves no traces. Rules and
 * tests on originals: docs/formats.md, 'Saved again'.
 */
import { FieldId, PictureLength } from '../../assembly/schema';
import { CONVERTED } from './containerNames';
import { readDate } from './date';
import type { NumberField, TextField } from './fieldTable';
import { isPentaxRedated } from './pentaxKey';
import type { Fields } from './fields';
import { lensAgreement } from './nikonCipher';
import { modelOfNote, namesModel } from './modelIds';
import { hasOwnLayout, isLaidOutByProgram, type Originals, originalsOf } from './originals';
import { findEditor } from './reason';
import {
  type CountLimit,
  type FileReason,
  mayBeWrong,
  type SavedAgain,
  type SavedAgainCheck,
  type SavedAgainSign,
  type SavedAgainSupport,
} from './result';
import { shiftOf } from './sonyDate';
import type { PhotoData } from './rules/proposal';

/** The makers' own programs, which may copy or convert the camera's data. */
const MAKERS_PROGRAMS =
  /viewnx|nikon browser|nx studio|nx-?d\b|capture nx|nikon (capture|transfer|view)|eos utility|digital photo professional|zoombrowser|imagebrowser|imaging edge|playmemories|image data converter|picture motion browser|camedia|om workspace|olympus (viewer|studio|master|workspace)|finepix ?viewer|x raw studio|sigma photo pro|pentax (photo|digital camera) |phocus/i;

/** Names that Windows writes in place of the camera's firmware. Source: photos rotated in Windows 7 and 10. */
const WINDOWS = /microsoft windows|windows photo/i;

/** Words next to a version in the names of firmware. CHDK is firmware that owners add. HDR+ is the Pixel's camera. */
const FIRMWARE_WORDS = /\b(digital|camera|firmware|version|ver|release|chdk|coachware)\b|\bhdr\+|\blge_sw\S*/gi;
/** 'Ver1.00', 'v2.00', 'A1v014e', '29-1102' */
const VERSION = /^(ver\.?|[a-z]{0,2})\d\S*$/i;

/**
 * Canon stores a JPEG with these sides beside a movie or raw file. The JPEG's Exif block describes the full picture.
 */
const THUMBNAIL_SIDES: ReadonlySet<number> = new Set([160, 120]);

/** Signs that a camera, or the maker's own program, may also leave. */
const UNCERTAIN: ReadonlySet<SavedAgainSign['sign']> = new Set([
  'makers-program',
  'unknown-program',
  'dates',
  'second-exif',
  'appended',
  'position-added',
  'no-camera',
]);

type Size = readonly [width: number, height: number];

/**
 * Judges one file. `reason`: why the file has no count, if it has none; `limits`: the limits of its count, if it has
 * one.
 */
export function judgeSavedAgain(
  photo: PhotoData,
  reason: FileReason | undefined,
  limits: readonly CountLimit[] = [],
): SavedAgain {
  const originals = originalsOf(photo);
  const programs = programSigns(photo, originals);
  const wentThroughMakers = programs.some(({ sign }) => sign === 'makers-program');
  const own = readOwn(photo.fields);
  const signs = [
    ...programs,
    ...changeSigns(photo, originals, reason),
    ...noteSigns(photo, originals, own),
    ...(wentThroughMakers ? [] : rebuiltSigns(photo, originals, own)),
  ];
  const isYes = signs.some(({ sign }) => !UNCERTAIN.has(sign));
  const is = isYes ? 'yes' : signs.length > 0 ? 'unknown' : 'no-sign';
  const supports = mayBeWrong(limits) ? [] : supportsOf(own, wentThroughMakers);
  return { is, signs, ...(supports.length > 0 && { supports }), checks: checksOf(photo, originals, own) };
}

function programSigns(photo: PhotoData, originals: Originals): SavedAgainSign[] {
  const { fields } = photo;
  const names = ([FieldId.Software, FieldId.ProcessingSoftware] as const).flatMap((id) => fields.text(id) ?? []);
  const editor = findEditor(photo);
  const signs = names.flatMap((program): SavedAgainSign[] => {
    if (MAKERS_PROGRAMS.test(program)) return [{ sign: 'makers-program', program }];
    if (WINDOWS.test(program)) return [{ sign: 'windows' }];
    if (program === editor) return [{ sign: 'editor', program }];
    return isFirmware(program, photo.model) ? [] : [{ sign: 'unknown-program', program }];
  });
  const named = fields.text(FieldId.XmpToolkit);
  const toolkit = named === undefined ? undefined : TOOLKITS.find((name) => named.includes(name));
  if (toolkit !== undefined && (toolkit !== ADOBE || originals.hasLenses)) {
    signs.push({ sign: 'editor', program: toolkit });
  }
  return signs;
}

const ADOBE = 'Adobe XMP Core';
/** Toolkits that write XMP into photos. No camera uses the first two. */
const TOOLKITS = ['ExifTool', 'Exiv2', ADOBE];

/** Phone firmware that doesn't name the phone. */
const NAMED_FIRMWARE = /^mediatek camera application$/i;

/**
 * True if `software` names the camera, or contains only a version, parts of the camera's name and words such as
 * 'Firmware'.
 */
function isFirmware(software: string, model: string): boolean {
  const camera = bare(model);
  const words = software.replaceAll(FIRMWARE_WORDS, ' ').split(/\s+/);
  const rest = words.filter((word) => !VERSION.test(word.replace(/^\W+/, '')));
  if (camera.includes(bare(rest.join('')))) return true;
  return NAMED_FIRMWARE.test(software) || (camera.length >= SHORTEST_NAME && bare(software).includes(camera));
}

/** A shorter camera name may be part of a program's name. */
const SHORTEST_NAME = 4;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

function changeSigns(photo: PhotoData, originals: Originals, reason: FileReason | undefined): SavedAgainSign[] {
  const { fields, container } = photo;
  const signs: SavedAgainSign[] = [];
  // Windows phones write the padding themselves.
  const isPadded = fields.has(FieldId.WindowsPadding) && originals.hasLenses;
  if (fields.has(FieldId.WindowsMark) || isPadded) signs.push({ sign: 'windows' });
  if (container && (CONVERTED.has(container) || (container === 'HEIF' && !originals.writesHeif))) {
    signs.push({ sign: 'format', container });
  }
  if (fields.has(FieldId.NoteMoved)) signs.push({ sign: 'moved-note' });
  if (fields.has(FieldId.LaidOutAnew)) signs.push({ sign: 'laid-out-anew' });
  if (photo.make === '' && photo.model === '') signs.push({ sign: 'no-camera' });
  if (fields.has(FieldId.SecondExif)) signs.push({ sign: 'second-exif' });
  if (isPentaxRedated(fields)) signs.push({ sign: 'dates' });
  else if (reason === 'edited') signs.push({ sign: 'lost-note' });
  const size = sizeSign(photo);
  if (size) signs.push(size);
  return signs;
}

/** Comparisons of facts in Exif with their copies in the maker note and the JPEG. */
interface Own {
  readonly lens: ReturnType<typeof lensAgreement>;
  readonly length: number | undefined;
  /** both the photo's date and a Sony note's date can be read */
  readonly isDated: boolean;
  readonly shift: ReturnType<typeof shiftOf>;
}

function readOwn(fields: Fields): Own {
  const isDated =
    fields.has(FieldId.SonyDate) &&
    [FieldId.SonyDate, FieldId.DateTimeOriginal].every((id) => readDate(fields.text(id as TextField)) !== undefined);
  return {
    lens: lensAgreement(fields),
    length: fields.number(FieldId.PictureLength),
    isDated,
    shift: isDated ? shiftOf(fields) : undefined,
  };
}

function noteSigns({ fields }: PhotoData, originals: Originals, { lens, shift }: Own): SavedAgainSign[] {
  const model = modelOfNote(fields);
  const noted = shift?.noted ?? (originals.isSonyAlpha ? thumbnailDate(fields) : undefined);
  return [
    ...(model === undefined ? [] : [{ sign: 'other-model', model } as const]),
    ...(noted === undefined ? [] : [{ sign: 'date-changed', noted } as const]),
    ...(lens === 'differs' ? [{ sign: 'lens-differs' } as const] : []),
  ];
}

/**
 * The date of an Alpha's thumbnail, if it differs from the file's DateTime. Don't call this for compacts: on one of
 * them, the two dates differ by a second.
 */
function thumbnailDate(fields: Fields): string | undefined {
  const [own, files] = [fields.text(FieldId.ThumbnailDate), fields.text(FieldId.DateTime)].map(readDate);
  return files === undefined || own === files ? undefined : own;
}

/** Signs that a program, perhaps the maker's own, has rebuilt the file. */
function rebuiltSigns(photo: PhotoData, originals: Originals, { length }: Own): SavedAgainSign[] {
  const { fields } = photo;
  const signs: SavedAgainSign[] = [];
  if (isLaidOutByProgram(photo, originals) && !fields.has(FieldId.LaidOutAnew)) {
    // No maker's app changes the byte order of a note.
    const mayBeApp = fields.has(FieldId.GpsLatitude) && !fields.has(FieldId.NoteOrder);
    signs.push({ sign: mayBeApp ? 'position-added' : 'laid-out-anew' });
  }
  if (((fields.number(FieldId.JpegCoder) ?? 0) & originals.coder) !== 0) signs.push({ sign: 'coder' });
  if (length === PictureLength.Other) signs.push({ sign: 'picture-length' });
  if (length === PictureLength.Appended) signs.push({ sign: 'appended' });
  return signs;
}

/**
 * Lists the findings in the file's favor. If the maker's own program saved the photo, the noted length isn't a finding,
 * because Capture NX encodes a picture again and notes the new length.
 */
function supportsOf({ lens, length, isDated, shift }: Own, wentThroughMakers: boolean): SavedAgainSupport[] {
  const isNoted = length === PictureLength.Noted || length === PictureLength.Appended;
  return [
    ...(isNoted && !wentThroughMakers ? (['picture-length'] as const) : []),
    ...(lens === 'fits' ? (['lens-data'] as const) : []),
    ...(isDated && !shift ? (['note-date'] as const) : []),
  ];
}

function checksOf(
  photo: PhotoData,
  originals: Originals,
  { lens, length = PictureLength.NotIndexed, isDated }: Own,
): SavedAgainCheck[] {
  const { fields, container } = photo;
  const checks: SavedAgainCheck[] = ['format'];
  if (container === 'JPEG' && hasOwnLayout(photo, originals)) checks.push('layout');
  if (container === 'JPEG' && fields.has(FieldId.ExifWidth) && !fields.has(FieldId.SeveralPictures))
    checks.push('size');
  if (fields.has(FieldId.JpegCoder) && originals.coder !== 0) checks.push('coder');
  if (length !== PictureLength.NotIndexed) checks.push('picture-length');
  if (namesModel(fields)) checks.push('model-id');
  if (isDated) checks.push('note-date');
  if (lens !== undefined) checks.push('lens-data');
  return checks;
}

/**
 * The sign that a JPEG's frame has neither the size in the Exif block nor the size in the maker note. Cameras that
 * resize, crop or develop pictures themselves state the new size.
 */
function sizeSign({ fields, container }: PhotoData): SavedAgainSign | undefined {
  if (container !== 'JPEG' || fields.has(FieldId.SeveralPictures)) return undefined;
  const sizeOf = (width: NumberField, height: NumberField): Size | undefined => {
    const size = [fields.number(width) ?? 0, fields.number(height) ?? 0] as const;
    return size[0] > 0 && size[1] > 0 ? size : undefined;
  };
  const written = sizeOf(FieldId.FrameWidth, FieldId.FrameHeight);
  const exif = sizeOf(FieldId.ExifWidth, FieldId.ExifHeight);
  const maker = sizeOf(FieldId.MakerWidth, FieldId.MakerHeight);
  if (!written || !exif || written.every((side) => THUMBNAIL_SIDES.has(side))) return undefined;
  const isStated = [exif, maker].some((stated) => stated && isSameSize(stated, written));
  return isStated ? undefined : { sign: 'size', size: written, stated: exif };
}

const isSameSize = ([width, height]: Size, other: Size): boolean =>
  (width === other[0] && height === other[1]) || (width === other[1] && height === other[0]);
