/** The known facts about each camera's count, for the table of all cameras and its downloads. */

import { type CountAnswer, answersOf } from './answer';
import type { CountByCable } from './cable';
import { type AnswerInPhotos, type Counted, countedIn, type Life, type WayCertainty } from './cameraRow';
import { fullModelName, type ListedCamera } from './catalogue';
import { manufactureIn } from './manufacture';

/** A code for the count in a camera's photos. */
export type PhotoCode =
  | 'exact-in-file'
  | 'approximate-in-file'
  /** expected from the file's format; we have seen no photo */
  | 'unconfirmed-in-file'
  /** some of the camera's files have a number that may not be a count */
  | 'doubtful-in-file'
  | 'estimate'
  | 'not-in-file'
  /** neither a rule nor enough photos show whether there is a count */
  | 'not-known';

const LIMITED = { some: 'approximate-in-file', doubtful: 'doubtful-in-file', estimate: 'estimate' } as const;

/** The code in cameras.json for the count in a camera's photos. */
export function photoCodeOf({ way, certainty, limits }: AnswerInPhotos): PhotoCode {
  if (certainty === 'unknown') return 'not-known';
  if (certainty === 'expected') return 'unconfirmed-in-file';
  if (limits) return LIMITED[limits];
  return way === 'none' ? 'not-in-file' : 'exact-in-file';
}

/** A code for the count that a camera reports over USB. */
export type UsbCode =
  | Exclude<`${CountByCable}${'' | '-expected'}`, 'exact-expected'>
  | 'program'
  /** owners tried without success */
  | 'none'
  | 'unknown';

/** Names and slugs are English; codes are those of the catalogue. */
export interface CameraEntry {
  readonly camera: string;
  readonly slug: string;
  readonly year: number;
  /** EXIF Model strings */
  readonly exif: readonly string[];
  readonly inPhotos: PhotoCode;
  /** the events that the number in the files counts */
  readonly counts?: Counted;
  /** the highest value of the count in the files, which may restart after it */
  readonly endsAt?: number;
  /** the number of unedited photos of the camera that we have read, as in `CountFacts` */
  readonly photosRead?: number;
  /** how precisely the camera's photos give the date of manufacture */
  readonly manufactured?: 'day' | 'month';
  readonly usb: UsbCode;
  readonly cardReport: WayCertainty;
  readonly ownScreen: WayCertainty;
  /** the figure, or the lower end of a class's usual range */
  readonly ratedLife?: number;
  /** the upper end of a class's usual range */
  readonly ratedLifeUpTo?: number;
  /** the source of the rated life, or the reason why there is none */
  readonly ratedLifeBasis: Life['basis'];
}

/** The known facts about a camera's count. */
export function entryOf(model: ListedCamera): CameraEntry {
  const { slug, year, exif, count, life } = model;
  const counts = countedIn(count);
  const manufactured = manufactureIn(slug);
  const { usb, cardReport, ownScreen } = answersOf(model);
  return {
    camera: fullModelName(model, 'en'),
    slug,
    year,
    exif,
    inPhotos: photoCodeOf(count.inPhotos),
    ...(counts && { counts }),
    ...(counts && count.wrapsAt && { endsAt: count.wrapsAt }),
    ...(count.photos && { photosRead: count.photos }),
    ...(manufactured && { manufactured }),
    usb: usbCode(usb),
    cardReport: cardReport.certainty as WayCertainty,
    ownScreen: ownScreen.certainty as WayCertainty,
    ...(life.actuations && { ratedLife: life.actuations }),
    ...(life.upTo && { ratedLifeUpTo: life.upTo }),
    ratedLifeBasis: life.basis,
  };
}

function usbCode({ way, certainty, limits = 'exact' }: CountAnswer): UsbCode {
  if (way !== 'usb') return certainty === 'unknown' ? certainty : (way as 'program' | 'none');
  return `${limits}${certainty === 'expected' ? '-expected' : ''}` as UsbCode;
}

export const ENTRY_COLUMNS = [
  'camera',
  'slug',
  'year',
  'exif',
  'inPhotos',
  'counts',
  'endsAt',
  'photosRead',
  'manufactured',
  'usb',
  'cardReport',
  'ownScreen',
  'ratedLife',
  'ratedLifeUpTo',
  'ratedLifeBasis',
] as const satisfies readonly (keyof CameraEntry)[];
