/**
 * Turns an answer of a camera or of a photo into a mark. The shape shows the kind of answer, the filling its certainty.
 */

import type { AnswerLimits, CountAnswer } from '../../cameras/answer';
import type { Certainty } from '../../cameras/cameraRow';
import type { CameraEntry } from '../../cameras/cameraTable';
import type { ShownGrade } from './outcome';

/** The shapes of cameras' marks, without the one of an estimate, because an estimate is not an answer. */
export const SHAPES = ['exact', 'limits', 'steps', 'elsewhere', 'none', 'unknown'] as const;
export const FILLINGS = ['seen', 'reported', 'expected'] as const satisfies readonly Certainty[];

export interface AnswerMark {
  readonly shape: (typeof SHAPES)[number] | 'estimate';
  readonly filling?: (typeof FILLINGS)[number];
}

const SHAPE_OF: Readonly<Record<AnswerLimits, AnswerMark['shape']>> = {
  exact: 'exact',
  fujifilm: 'exact',
  some: 'limits',
  doubtful: 'limits',
  estimate: 'estimate',
  curtain: 'limits',
  steps: 'steps',
};

/** The mark of a way to a camera's count, or of the easiest one. */
export function markOf({ way, certainty, limits = 'exact' }: CountAnswer): AnswerMark {
  if (way === 'none' || certainty === 'unknown') return { shape: way === 'photo' ? 'unknown' : 'none' };
  return { shape: way === 'photo' || way === 'usb' ? SHAPE_OF[limits] : 'elsewhere', filling: certainty };
}

const GRADE_MARKS: Readonly<Record<ShownGrade, AnswerMark>> = {
  exact: { shape: 'exact', filling: 'seen' },
  approximate: { shape: 'limits', filling: 'seen' },
  estimate: { shape: 'estimate' },
  unavailable: { shape: 'none' },
  'no-answer': { shape: 'none' },
};

/**
 * A mark for a count's grade, next to its words. It has no color: colors are for wear. `isUnproven`: the number may
 * have been changed since, or be wrong.
 */
export function gradeMark(grade: ShownGrade, isUnproven: boolean): AnswerMark {
  const mark = GRADE_MARKS[grade];
  return isUnproven && mark.filling ? { ...mark, filling: 'reported' } : mark;
}

/** The basis of a rated life in the table of cameras. */
export type ListedBasis = CameraEntry['ratedLifeBasis'] | 'later-class';

/** The source of a rated life, as a letter that is the same in every language. */
export const BASIS_LETTERS: Readonly<Record<ListedBasis, string>> = {
  maker: 'M',
  'maker-quoted': 'Q',
  attributed: 'A',
  reported: 'R',
  'class-estimate': 'C',
  'later-class': 'L',
  specification: 'W',
  unsourced: 'U',
  none: '–',
  'no-shutter': '–',
};
