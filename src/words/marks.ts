/** An answer as a mark, of a camera or of a photo: its shape is the kind of answer, its filling how certain that is. */

import type { CableOutcome } from '../catalogue/answerKind';
import type { CountAccess } from '../catalogue/cameraRow';
import type { CameraEntry } from '../catalogue/cameraTable';
import type { WayAnswer } from '../catalogue/waysToCount';
import type { ShownGrade } from './outcome';

/** those that cameras are marked with: an estimate is no answer */
export const SHAPES = ['exact', 'limits', 'steps', 'elsewhere', 'none', 'unknown'] as const;
/** seen by our program, or the maker says so; reported by others; expected */
export const FILLINGS = ['seen', 'reported', 'expected'] as const;

export interface AnswerMark {
  readonly shape: (typeof SHAPES)[number] | 'estimate';
  readonly filling?: (typeof FILLINGS)[number];
}

const NONE: AnswerMark = { shape: 'none' };
/** Somebody else's program, a card report, the camera's own screen. */
export const REPORTED_ELSEWHERE: AnswerMark = { shape: 'elsewhere', filling: 'reported' };

/** What a cable gives. Nobody of us has tried one on a camera. */
const USB_MARKS: Readonly<Record<CableOutcome, AnswerMark>> = {
  exact: { shape: 'exact', filling: 'reported' },
  steps: { shape: 'steps', filling: 'reported' },
  expected: { shape: 'steps', filling: 'expected' },
  fujifilm: { shape: 'exact', filling: 'reported' },
  'fujifilm-expected': { shape: 'exact', filling: 'expected' },
  curtain: { shape: 'limits', filling: 'reported' },
  'curtain-expected': { shape: 'limits', filling: 'expected' },
  program: REPORTED_ELSEWHERE,
  none: NONE,
  'nothing-known': NONE,
};

/** What a card report or the camera's own screen gives. */
const WAY_MARKS: Readonly<Record<WayAnswer, AnswerMark>> = {
  reported: REPORTED_ELSEWHERE,
  expected: { shape: 'elsewhere', filling: 'expected' },
  'nothing-known': NONE,
};

/** What photos give: seen, where we have read some. */
const PHOTO_MARKS: Readonly<Record<CountAccess, AnswerMark>> = {
  'exact-in-file': { shape: 'exact', filling: 'seen' },
  'approximate-in-file': { shape: 'limits', filling: 'seen' },
  'doubtful-in-file': { shape: 'limits', filling: 'seen' },
  'unconfirmed-in-file': { shape: 'exact', filling: 'expected' },
  estimate: NONE,
  'not-in-file': NONE,
  'not-known': { shape: 'unknown' },
};

const GRADE_MARKS: Readonly<Record<ShownGrade, AnswerMark>> = {
  exact: PHOTO_MARKS['exact-in-file'],
  approximate: PHOTO_MARKS['approximate-in-file'],
  estimate: { shape: 'estimate' },
  unavailable: NONE,
  'no-answer': NONE,
};

/**
 * What a count's grade says, beside its words. No colors: they are the wear's. `isUnproven`: the number may have been
 * changed since, or be wrong.
 */
export function gradeMark(grade: ShownGrade, isUnproven: boolean): AnswerMark {
  const mark = GRADE_MARKS[grade];
  return isUnproven && mark.filling ? { ...mark, filling: 'reported' } : mark;
}

/** The ways to a count, the easiest first. */
const WAYS = ['inPhotos', 'ownScreen', 'usb', 'cardReport'] as const;

export type WayMarks = Readonly<Record<(typeof WAYS)[number], AnswerMark>>;

/** The mark of each way to this camera's count. */
export function marksOf(entry: Pick<CameraEntry, (typeof WAYS)[number] | 'photosRead'>): WayMarks {
  const inPhotos = PHOTO_MARKS[entry.inPhotos];
  return {
    inPhotos: inPhotos.filling === 'seen' && !entry.photosRead ? { ...inPhotos, filling: 'reported' } : inPhotos,
    ownScreen: WAY_MARKS[entry.ownScreen],
    usb: USB_MARKS[entry.usb],
    cardReport: WAY_MARKS[entry.cardReport],
  };
}

/** The mark of the easiest way; without any, what is known of photos. */
export const answerMark = (marks: WayMarks): AnswerMark =>
  WAYS.map((way) => marks[way]).find(({ filling }) => filling) ?? marks.inPhotos;

/** Where a rated life comes from, as a letter, the same in every language. */
export const BASIS_LETTERS: Readonly<Record<CameraEntry['ratedLifeBasis'], string>> = {
  maker: 'M',
  'maker-quoted': 'Q',
  attributed: 'A',
  reported: 'R',
  'class-estimate': 'C',
  specification: 'W',
  unsourced: 'U',
  none: '–',
  'no-shutter': '–',
};
