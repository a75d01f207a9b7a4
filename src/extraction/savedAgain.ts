/**
 * Whether a program has saved a photo again after the camera wrote it. It knows only what careless programs leave: a
 * careful edit leaves nothing. Rules and what they were tried on: docs/formats.md, 'Saved again'.
 */
import { FieldId } from '../../assembly/schema';
import { CONVERTED } from './containerNames';
import type { NumberField } from './fieldTable';
import { isPentaxRedated } from './pentaxKey';
import { findEditor } from './reason';
import type { FileReason, SavedAgain, SavedAgainSign } from './result';
import type { Evidence } from './rules/candidate';

/** The makers' own programs, which may pass on what the camera wrote, or convert it. */
const MAKERS_PROGRAMS =
  /viewnx|nx studio|nx-?d\b|capture nx|nikon (capture|transfer|view)|eos utility|digital photo professional|zoombrowser|imagebrowser|imaging edge|playmemories|image data converter|picture motion browser|camedia|om workspace|olympus (viewer|studio|master|workspace)|finepix ?viewer|x raw studio|sigma photo pro|pentax (photo|digital camera) |phocus/i;

/** Written over the name of the camera's firmware. Source: photos turned in Windows 7 and 10. */
const WINDOWS = /microsoft windows|windows photo/i;

/** What stands around a version in the names of firmware. CHDK is firmware that owners add, HDR+ is the Pixel's camera. */
const FIRMWARE_WORDS = /\b(digital|camera|firmware|version|ver|release|chdk|coachware)\b|\bhdr\+|\blge_sw\S*/gi;
/** 'Ver1.00', 'v2.00', 'A1v014e', '29-1102' */
const VERSION = /^(ver\.?|[a-z]{0,2})\d\S*$/i;

/** Canon's still beside a film or a raw file is a JPEG of this size, whose Exif block describes the whole picture. */
const THUMBNAIL_SIDES: ReadonlySet<number> = new Set([160, 120]);

/** What a camera, or the maker's own program, may leave as well. */
const UNCERTAIN: ReadonlySet<SavedAgainSign['sign']> = new Set([
  'makers-program',
  'unknown-program',
  'dates',
  'second-exif',
]);

type Size = readonly [width: number, height: number];

/** What the file shows of it. `reason`: why it has no count, if it has none. */
export function judgeSavedAgain(evidence: Evidence, reason: FileReason | undefined): SavedAgain {
  const signs = [...programSigns(evidence), ...changeSigns(evidence, reason)];
  const isYes = signs.some(({ sign }) => !UNCERTAIN.has(sign));
  return { is: isYes ? 'yes' : signs.length > 0 ? 'unknown' : 'no-sign', signs };
}

function programSigns(evidence: Evidence): SavedAgainSign[] {
  const { fields } = evidence;
  const names = ([FieldId.Software, FieldId.ProcessingSoftware] as const).flatMap((id) => fields.text(id) ?? []);
  const editor = findEditor(evidence);
  return names.flatMap((program): SavedAgainSign[] => {
    if (MAKERS_PROGRAMS.test(program)) return [{ sign: 'makers-program', program }];
    if (WINDOWS.test(program)) return [{ sign: 'windows' }];
    if (program === editor) return [{ sign: 'editor', program }];
    return isFirmware(program, evidence.model) ? [] : [{ sign: 'unknown-program', program }];
  });
}

/** Nothing but a version, the name of the camera and words such as 'Firmware'. */
function isFirmware(software: string, model: string): boolean {
  const words = software.replaceAll(FIRMWARE_WORDS, ' ').split(/\s+/);
  const rest = words.filter((word) => !VERSION.test(word.replace(/^\W+/, '')));
  return bare(model).includes(bare(rest.join('')));
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

function changeSigns(evidence: Evidence, reason: FileReason | undefined): SavedAgainSign[] {
  const { fields, container } = evidence;
  const signs: SavedAgainSign[] = [];
  if (fields.has(FieldId.WindowsMark)) signs.push({ sign: 'windows' });
  if (container && CONVERTED.has(container)) signs.push({ sign: 'format', container });
  if (fields.has(FieldId.NoteMoved)) signs.push({ sign: 'moved-note' });
  if (fields.has(FieldId.LaidOutAnew)) signs.push({ sign: 'laid-out-anew' });
  if (fields.has(FieldId.SecondExif)) signs.push({ sign: 'second-exif' });
  if (isPentaxRedated(fields)) signs.push({ sign: 'dates' });
  else if (reason === 'edited') signs.push({ sign: 'lost-note' });
  const size = sizeSign(evidence);
  if (size) signs.push(size);
  return signs;
}

/**
 * A whole JPEG whose size is neither the one that its Exif block states nor its maker note's. Cameras that resize, crop
 * or develop by themselves state the new size.
 */
function sizeSign({ fields, container }: Evidence): SavedAgainSign | undefined {
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
