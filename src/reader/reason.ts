import { FieldId, MakerNote } from '../../assembly/schema';
import { MAX_SHUTTER_COUNT } from '../config/constants';
import { CONVERTED, type ContainerName } from './containerNames';
import { outOfRange, readCounters } from './counters';
import { isPentaxCompact, isPentaxLocked, isPentaxRedated } from './pentaxKey';
import type { FileReason } from './result';
import type { PhotoData } from './rules/proposal';

type Test = (photo: PhotoData) => boolean;

const PHONE_MAKES =
  /^(apple|google|huawei|honor|xiaomi|redmi|poco|oppo|vivo|oneplus|realme|motorola|lge|lg electronics|htc|hmd global|nokia|blackberry|research in motion|asus|zte|tct|tcl|jolla|sony ericsson|microsoft|gopro|sharp|fujitsu|kyocera)/i;
const SAMSUNG_PHONES = /^(samsung[- ])?(sm-|gt-|sc-|sgh-|sch-|galaxy)/i;
const SONY_PHONES = /^(xperia|[c-h]\d{4}$|xq-|so-|sov)/i;
/** Names of DJI's handheld cameras, which are not drones. */
const HANDHELD = /osmo|pocket|action/i;
const DRONE_MAKES = /^(dji|parrot|autel|skydio|yuneec)/i;
/** DJI's drones with Hasselblad cameras, whose Make is Hasselblad. */
const DRONES = /^l[12]d-20/i;

const PHONE_NOTES: ReadonlySet<number> = new Set([
  MakerNote.Apple,
  MakerNote.Google,
  MakerNote.Motorola,
  MakerNote.Htc,
  MakerNote.SonyEricsson,
  MakerNote.Rim,
]);

/** Programs that re-save photos. Doesn't list the makers' own converters, which keep the maker note. */
const EDITORS =
  /photoshop|lightroom|adobe|camera raw|gimp|capture one|dxo|photolab|luminar|skylum|affinity|darktable|rawtherapee|acdsee|\bon1\b|aftershot|picasa|snapseed|paint\.?net|faststone|irfanview|imagemagick|photoscape|corel|paint ?shop|pixelmator|google photos|windows photo|microsoft photo|photos \d|digikam|xnview|instagram|vsco|canva|topaz|aperture|iphoto|exiv2|exiftool|ezgif|libheif|photo ?impact|photo album|fotor|polarr|krita|graphicconverter|efex|mass image compressor|phatch|bibble|starsky|libformat|acd systems|nero photosnap|\bjasc\b|sk ?cyimage|shutter count checker|\bdcraw\b|arcsoft|^google$|shotwell|gthumb|quicktime/i;

const kindOfNote = ({ fields }: PhotoData): number => fields.number(FieldId.MakerNoteKind) ?? MakerNote.None;

/** True for a camera's photo that an iPhone app saved, replacing the maker note with Apple's. */
const wentThroughPhone: Test = (photo) => kindOfNote(photo) === MakerNote.Apple && /^(?!apple)./i.test(photo.make);

const isPhone: Test = (photo) => {
  const { make, model } = photo;
  return (
    PHONE_MAKES.test(make) ||
    (/^samsung/i.test(make) && SAMSUNG_PHONES.test(model)) ||
    (/^sony/i.test(make) && SONY_PHONES.test(model)) ||
    isHandheldOfDrones(photo) ||
    (PHONE_NOTES.has(kindOfNote(photo)) && !wentThroughPhone(photo))
  );
};

const isOfDroneMaker: Test = (photo) =>
  DRONE_MAKES.test(photo.make) || DRONES.test(photo.model) || kindOfNote(photo) === MakerNote.Dji;

const isHandheldOfDrones: Test = (photo) => isOfDroneMaker(photo) && HANDHELD.test(photo.model);

const isLockedCompact: Test = ({ fields }) => isPentaxLocked(fields) && isPentaxCompact(fields);

/**
 * True if a counter's block failed its checks, if Pentax's key gives no possible count, or if a counter is above
 * 1,000,000.
 */
const isDamaged: Test = ({ fields }) =>
  fields.has(FieldId.Damaged) ||
  (isPentaxLocked(fields) && !isPentaxCompact(fields) && !isPentaxRedated(fields)) ||
  readCounters(fields).some(({ kind, value }) => kind !== 'number' && value > MAX_SHUTTER_COUNT);

const isUnknownModel: Test = (photo) =>
  photo.fields.has(FieldId.UnknownLayout) || isLockedCompact(photo) || kindOfNote(photo) === MakerNote.Unknown;

const hasMakerNote: Test = ({ fields }) =>
  fields.has(FieldId.MakerNoteKind) || fields.has(FieldId.CanonHeapFileNumber) || fields.has(FieldId.MakerSerial);

/**
 * True for a format that proves that a photo without a maker note was converted: cameras never write it, or (HEIF) only
 * with a maker note.
 */
const withoutNoteConverted = (container: ContainerName): boolean => CONVERTED.has(container) || container === 'HEIF';

/**
 * Bodies that write a maker note into every photo, by Make and Model. Source: docs/formats.md, 'Photos without a maker
 * note'.
 */
const ALWAYS_WITH_NOTE: readonly (readonly [make: RegExp, model: RegExp])[] = [
  [/^nikon/i, /^nikon (d\d|z|1 )/i],
  [/^canon/i, /\beos\b/i],
  [/^sony/i, /^(dslr-a|slt-a|nex-|ilc[ae]-|ilme-|zv-e|dsc-rx)/i],
  [/^(asahi|pentax|ricoh)/i, /^pentax (k|\*ist|645)/i],
  [/^fujifilm/i, /^(x-|x\d|gfx)/i],
  [/^(olympus|om digital)/i, /^(e-|om-|pen-f)/i],
  [/^panasonic/i, /^(dc-|dmc-)/i],
];

/**
 * The formats in which cameras write the maker note into the Exif block. Leaves out raw formats, because a truncated
 * raw file may lack this block.
 */
const EXIF_FORMATS: ReadonlySet<string> = new Set(['JPEG', 'TIFF']);

const hasLostNote: Test = ({ make, model, container = '' }) =>
  EXIF_FORMATS.has(container) && ALWAYS_WITH_NOTE.some(([byMake, byModel]) => byMake.test(make) && byModel.test(model));

const isEdited: Test = (photo) => {
  if (wentThroughPhone(photo)) return true;
  if (isPentaxLocked(photo.fields) && isPentaxRedated(photo.fields)) return true;
  const { make, container } = photo;
  const wasConverted = make !== '' && container !== undefined && withoutNoteConverted(container);
  return !hasMakerNote(photo) && (findEditor(photo) !== undefined || wasConverted || hasLostNote(photo));
};

/** The editor that the file names; undefined if its software is firmware or not a known editor. */
export function findEditor({ fields }: PhotoData): string | undefined {
  return ([FieldId.Software, FieldId.ProcessingSoftware] as const)
    .map((id) => fields.text(id))
    .find((software) => software !== undefined && EDITORS.test(software));
}

const REASONS: readonly (readonly [FileReason, Test])[] = [
  ['silent-shot', ({ fields }) => fields.has(FieldId.SonySilentShot)],
  ['phone', isPhone],
  ['drone', isOfDroneMaker],
  ['out-of-range', ({ fields }) => outOfRange(fields) !== undefined],
  ['cut-short', ({ fields }) => fields.has(FieldId.CutShort)],
  ['damaged', isDamaged],
  ['unknown-model', isUnknownModel],
  ['edited', isEdited],
  ['not-stored', hasMakerNote],
];

/** The reason to show if no rule found a count: the first that applies. */
export function findReason(photo: PhotoData): FileReason {
  return REASONS.find(([, holds]) => holds(photo))?.[0] ?? 'no-maker-note';
}
