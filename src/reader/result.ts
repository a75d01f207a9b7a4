/** The result of the extraction, for the page, the command-line program and the package. */
import type { FileText, Untrusted } from '../config/fileText';
import type { ContainerName } from './containerNames';

export type { ContainerName };

/** What a counter counts: mechanical actuations, all shots, pictures, or only files. */
export type CountKind = 'mechanical' | 'total' | 'images' | 'number';

/** A counter's kind, or 'shutter': over USB, the count of the current shutter if an earlier one was replaced. */
export type CounterKind = CountKind | 'shutter';

/** How sure a count is. A 'guess' is never shown as a count. */
export type Grade = 'exact' | 'approximate' | 'estimate' | 'guess';

/** How sure a count from the camera's own counter is. */
export type CountGrade = 'exact' | 'approximate';

/** True for the grade of a counter, false for that of an estimate or a guess. */
export const isCountGrade = (grade: Grade | undefined): grade is CountGrade =>
  grade === 'exact' || grade === 'approximate';

/** Why a count is approximate, or another fact that a buyer must know about it. */
export type CountLimit =
  /** the counter counts pictures, not actuations */
  | 'counts-pictures'
  /** the counter starts again after `wrapsAt` */
  | 'wraps'
  /** the counter may start again after `wrapsAt` on this body; nothing proves or refutes this */
  | 'may-restart'
  /** a firmware update may reset the counter to 0 */
  | 'firmware-reset'
  /** the position of the count was published; we haven't seen the count in a real file */
  | 'published-place'
  /** other people published the position of the count, and a series of photos in which the count rises */
  | 'listed-series'
  /** only a few cameras' files confirm the count */
  | 'few-files'
  /** Pentax: the camera's data says that the camera was serviced; the count may have started again then */
  | 'serviced'
  /** a hidden command is reported to reset the counter to 0 */
  | 'hidden-reset'
  /** Ricoh GXR: unknown whether the counter is in the body or in the camera unit with the lens */
  | 'camera-unit'
  /** the counter was found in the files of only one body, so we calculate no wear from it */
  | 'one-body'
  /** a program moved the camera's data; the count's new position was seen on another model */
  | 'moved'
  /** the layout is unproven, because the block that would prove it is missing; a copy of the count agrees */
  | 'unproven-layout'
  /** the counter rose with every picture that we saw, but we don't know whether silent shots count */
  | 'silent-unknown'
  /** Pentax: the key is known to be right only for numbers of two bytes */
  | 'short-key'
  /** Pentax: the photo's date and time are the key, so a program that changes all dates changes the number */
  | 'dates-are-key'
  /** Pentax: the maker note's date, which is the key, differs from the photo's */
  | 'dates-differ'
  /** another number in the file, `otherValue`, contradicts the count; one of the two is wrong */
  | 'contradicted'
  /** the data that confirm the count in the model's untouched photos don't confirm it here */
  | 'unconfirmed'
  /** Nikon: deciphered with this count, the lens data names another lens than the photo does */
  | 'lens-differs'
  /** another model wrote the camera's data */
  | 'other-model'
  /** the camera's data is from another moment than the photo */
  | 'other-shot'
  /** the count is from the camera's report on its card, which was tested for accuracy on one model only */
  | 'card-report'
  /** bodies of this model count one or two per photo, depending on the kind of shot */
  | 'two-per-photo'
  /** the camera rounds up: the true count is between `low` and the camera's number */
  | 'steps'
  /** the camera uses two bytes for the count, so it may have started again after `wrapsAt` */
  | 'may-wrap'
  /** over USB: a number above 65,535, sent in two halves in an inferred order */
  | 'halves'
  /** the counter counts movements of the shutter curtain, even those without a picture, but no silent shots */
  | 'curtain'
  /** owners have read the number on this model with this firmware; we haven't tried it */
  | 'owners-readings'
  /** owners have read the number only on other Lumix models or with other firmware */
  | 'other-lumix'
  /** the meaning of the camera's numbers is inferred, not published */
  | 'taken-to-be';

/** How an estimate or a guess was computed. */
export type EstimateMethod =
  | 'file-number'
  | 'folders-of-100'
  | 'folders-of-9999'
  | 'path'
  | 'file-name'
  | 'image-number'
  | 'unique-id'
  /** Leica M: ImageUniqueID, which numbers the exposures according to owners */
  | 'exposure-id'
  | 'directory-index'
  | 'burst-position'
  | 'serial-digits';

/** Why a file gives no count. */
export type FileReason =
  | 'not-stored'
  | 'edited'
  | 'no-maker-note'
  | 'damaged'
  | 'phone'
  | 'drone'
  | 'unknown-model'
  /** taken with the electronic shutter, on a model that stores its count only with the mechanical one */
  | 'silent-shot'
  /** the file ends before the part that would hold the count */
  | 'cut-short'
  /** an unenciphered counter reads above 1,000,000 */
  | 'out-of-range';

/** Why no count is shown. */
export type UnavailableReason =
  | FileReason
  /** over USB: the camera reports no count */
  | 'not-told'
  /** over USB: the camera answered 0 */
  | 'told-zero'
  /** over USB: the camera's answer has no known form */
  | 'not-understood';

/**
 * A number in the file that counts something. `offset` is its position in bytes, absent for file names and decoded
 * data.
 */
export interface Counter {
  readonly field: string;
  readonly tag: string;
  readonly offset?: number;
  readonly value: number;
  /** for a counter that advances in steps: the true number is between `low` and `value` */
  readonly low?: number;
  readonly kind: CounterKind;
}

/**
 * A number at the position where related bodies keep their counter, not confirmed on this body. A result lists it
 * neither as a counter nor as the count.
 */
export type UnconfirmedNumber = Omit<Counter, 'low' | 'kind'>;

/** The source of the shown count, and how sure the count is. */
export interface ShutterSource {
  readonly field: string;
  readonly tag: string;
  readonly offset?: number;
  readonly kind: CounterKind;
  /** where the count is from, if not from a photo: a report on the card, or the camera itself over USB */
  readonly from?: 'card-report' | 'cable';
  readonly grade: Grade;
  readonly limits: readonly CountLimit[];
  /** last value before the counter starts again; with 'wraps', 'may-restart' and 'may-wrap' */
  readonly wrapsAt?: number;
  /** with 'contradicted': the number in the file that contradicts the count */
  readonly otherValue?: number;
  /** with 'steps': the true number is between `low` and the count */
  readonly low?: number;
  /** with kind 'shutter': how often the camera's shutter was replaced */
  readonly replaced?: number;
  /** with grades 'estimate' and 'guess' */
  readonly method?: EstimateMethod;
}

/** Why a file could not be read. */
export type FileErrorCode =
  /** no photo, or a photo without Exif data */
  | 'no-exif'
  /** the photo's metadata were found, but can't be read */
  | 'extraction-failed'
  /** the file can't be opened or read */
  | 'processing-failed'
  /** the WebAssembly core could not be started */
  | 'no-core'
  | 'report-too-large'
  /** a card report without its end */
  | 'report-cut'
  | 'report-damaged'
  /** a card report with a DOCTYPE, which no camera writes */
  | 'report-doctype'
  | 'report-no-counters';

/** An error code. Only the page uses 'unexpected'. */
export type ErrorCode = FileErrorCode | 'unexpected';

/** `message` is the English text; pages translate by `code` and `detail`. */
export interface ExtractionError {
  readonly code: ErrorCode;
  readonly message: FileText;
  readonly detail?: FileText;
}

/** The fields shown besides the count. Coded values are EXIF codes. */
export interface PhotoFields {
  /** the maker as the camera writes it: 'NIKON CORPORATION' */
  readonly make?: string;
  /** the model as the camera writes it: 'NIKON D850' */
  readonly model?: string;
  /** `YYYY-MM-DDTHH:MM:SS`, the camera's local time */
  readonly dateTime?: string;
  /** the zone of `dateTime`: '+09:00' */
  readonly offsetTime?: string;
  /** the digits after the second: '47' for 47 hundredths */
  readonly subSecond?: string;
  /** the camera's firmware, or the program that saved the photo */
  readonly software?: string;
  /** ISO speed */
  readonly iso?: number;
  /** seconds */
  readonly exposureTime?: number;
  /** the aperture: 2.8 for f/2.8 */
  readonly fNumber?: number;
  /** millimeters */
  readonly focalLength?: number;
  /** the lens's name, or its focal lengths and apertures */
  readonly lens?: string;
  /** the camera's serial number as shown; bytes become hexadecimal digits */
  readonly serialNumber?: string;
  /** EXIF Flash: a set of bits, the lowest for 'fired' */
  readonly flash?: number;
  /** EXIF ExposureProgram */
  readonly exposureProgram?: number;
  /** EXIF ExposureMode */
  readonly exposureMode?: number;
  /** EV */
  readonly exposureCompensation?: number;
  /** EXIF MeteringMode */
  readonly meteringMode?: number;
  /** EXIF WhiteBalance */
  readonly whiteBalance?: number;
  /** EXIF SceneCaptureType */
  readonly sceneCaptureType?: number;
  /** EXIF Orientation, of the main picture */
  readonly orientation?: number;
  /** stored pixels of the main picture, not rotated */
  readonly imageWidth?: number;
  /** stored pixels of the main picture, not rotated */
  readonly imageHeight?: number;
}

/** A trace of a program that saved the photo again. */
export type SavedAgainSign =
  /** the maker note's date differs from the photo's: one of the two was changed */
  | { readonly sign: 'dates' }
  /** the file has a second Exif block, which a camera may also have written */
  | { readonly sign: 'second-exif' }
  /** the file names a known editor */
  | { readonly sign: 'editor'; readonly program: string }
  /** Windows rotated or tagged the photo */
  | { readonly sign: 'windows' }
  /** cameras never write the file's format, or this camera doesn't */
  | { readonly sign: 'format'; readonly container: ContainerName }
  /** the Exif data or the maker note has a program's layout, which this model's cameras don't use */
  | { readonly sign: 'laid-out-anew' }
  /** the photo has a program's layout and a GPS position, which the maker's phone app may have added */
  | { readonly sign: 'position-added' }
  /** the JPEG has JFIF, progressive coding or a program's tables, which the maker's cameras don't write */
  | { readonly sign: 'coder' }
  /** the picture's data is longer or shorter than the camera noted */
  | { readonly sign: 'picture-length' }
  /** bytes follow the picture's end; a program or a recovery of the file may have left them */
  | { readonly sign: 'appended' }
  /** the camera noted another date in its own data */
  | {
      readonly sign: 'date-changed';
      /** the camera's own date: `YYYY-MM-DDTHH:MM:SS` */
      readonly noted: string;
    }
  /** another model wrote the camera's data */
  | {
      readonly sign: 'other-model';
      readonly model: string;
    }
  /** Nikon: deciphered with the count, the lens data names another lens, so the count or the data was changed */
  | { readonly sign: 'lens-differs' }
  /** the file names no camera */
  | { readonly sign: 'no-camera' }
  /** the camera's own data are no longer at their original position */
  | { readonly sign: 'moved-note' }
  /** the camera's own data are missing */
  | { readonly sign: 'lost-note' }
  /** the picture's size in pixels (`size`: width, height) differs from the one that the camera noted (`stated`) */
  | { readonly sign: 'size'; readonly size: readonly [number, number]; readonly stated: readonly [number, number] }
  /** the camera maker's own program saved the photo; the changes are unknown */
  | { readonly sign: 'makers-program'; readonly program: string }
  /** the file names software that is neither a camera's firmware nor a known editor */
  | { readonly sign: 'unknown-program'; readonly program: string };

/** A finding in a photo's favor. None proves that nothing was changed. */
export type SavedAgainSupport =
  /** Nikon: the picture's data has the length that the camera noted, so it wasn't encoded again */
  | 'picture-length'
  /**
   * Nikon: deciphered with the count, the lens data names the photo's lens; this is also true of one wrong count in 256
   */
  | 'lens-data'
  /** Sony: the maker note's date equals the photo's */
  | 'note-date';

/** A comparison that the reader made in a file. The check of programs' names isn't listed. */
export type SavedAgainCheck = SavedAgainSupport | 'format' | 'layout' | 'size' | 'coder' | 'model-id';

/** Whether a program saved the photo again after the camera wrote it. There are only signs, no proof. */
export interface SavedAgain {
  /** 'no-sign' proves nothing: a careful edit leaves no sign */
  readonly is: 'yes' | 'no-sign' | 'unknown';
  /** the signs that a program saved the photo again */
  readonly signs: readonly SavedAgainSign[];
  /** findings in the file's favor; absent if other data contradicts its count */
  readonly supports?: readonly SavedAgainSupport[];
  /** the comparisons that this file's maker, model and format allowed */
  readonly checks?: readonly SavedAgainCheck[];
}

/** The date of manufacture that the factory wrote into the camera. Service may change it. */
export interface Manufactured {
  /** `YYYY-MM-DD`, or `YYYY-MM` if only the month is stored */
  readonly date: string;
  /** the path of its tag, such as 'MakerNote/0x0025' */
  readonly tag: string;
}

/** A result as the package publishes it, with its texts as strings. */
export interface RawResult extends PhotoFields {
  /** date of manufacture, if the photo contains it and the catalogue lists the camera */
  readonly manufactured?: Manufactured;
  /** the focal lengths in `lens` are 35 mm equivalents */
  readonly lensIsEquivalent?: true;
  /** the number in `serialNumber` is known to be the one on the body */
  readonly serialIsPrinted?: true;
  readonly container?: ContainerName;
  /** integer 1..1,000,000; with grade 'guess', don't show it as a count */
  readonly shutterCount?: number;
  /** goes with `shutterCount` */
  readonly shutterSource?: ShutterSource;
  /** every counter found, the chosen one first */
  readonly counters: readonly Counter[];
  readonly candidates?: readonly UnconfirmedNumber[];
  /** present if there is neither `shutterCount` nor `error` */
  readonly reason?: UnavailableReason;
  /** with an estimate or a guess: why there is no count */
  readonly uncountedReason?: FileReason;
  /** with reason 'edited': the program that re-saved the photo, if the file names one */
  readonly editor?: string;
  /** present for photos that were read without an error */
  readonly savedAgain?: SavedAgain;
  readonly error?: ExtractionError;
  readonly hasGps: boolean;
  readonly bytesRead: number;
  readonly reads: number;
}

/** A result with untrusted texts: they come from a file. */
export interface ExtractionResult extends Untrusted<RawResult> {}

/** One directory entry, uninterpreted. */
export interface RawTag {
  /** such as 'IFD0', 'Exif' or the maker's name */
  readonly directory: string;
  /** the tag's number */
  readonly tag: number;
  /** the tag's name, if known: 'Orientation' */
  readonly name?: string;
  /** the TIFF type: 'ASCII', 'SHORT', … */
  readonly type: string;
  /** number of values */
  readonly count: number;
  /** text, or numbers separated by spaces; if there are many, the first ones and '…' */
  readonly value: string;
  /** position in the file in bytes; absent for decoded data */
  readonly offset?: number;
}

/**
 * The count or estimate that may be shown. Undefined if the result has no number, or only a `guess`, which is not a
 * counter's number. `shutterSource.grade` says how sure the number is, and `savedAgain` whether the file was saved
 * again.
 */
export function numberShown(result: GradedCount): number | undefined {
  return result.shutterSource?.grade === 'guess' ? undefined : result.shutterCount;
}

const MAY_BE_WRONG: readonly CountLimit[] = [
  'contradicted',
  'unconfirmed',
  'dates-differ',
  'lens-differs',
  'other-model',
  'other-shot',
];

/** True if the limits say that the number itself may be wrong. */
export const mayBeWrong = (limits: readonly CountLimit[]): boolean =>
  limits.some((limit) => MAY_BE_WRONG.includes(limit));

/** The part of a result that `numberShown` needs: a number and how sure it is. */
export interface GradedCount {
  readonly shutterCount?: number | undefined;
  /** how sure the number is */
  readonly shutterSource?:
    | {
        /** a 'guess' is no count */
        readonly grade: Grade;
      }
    | undefined;
}

/** True if there is no count because the camera's counter reads 0. The model has a counter, but the 0 says nothing. */
export function readsZero({ reason, counters }: ExtractionResult): boolean {
  return reason === 'not-stored' && counters.some(({ value }) => value === 0);
}
