/**
 * Chooses a small symbol ("mark") for whether a camera or a photo gives a count. Its shape shows the kind of answer,
 * its filling the certainty.
 */

import type { AnswerLimits, CountAnswer } from '../../cameras/answer';
import type { Certainty } from '../../cameras/cameraRow';
import type { CameraEntry } from '../../cameras/cameraTable';
import type { ShownGrade } from './outcome';

/** The shapes of cameras' marks. An estimated count's mark has another shape, because an estimate is not an answer. */
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

/** The mark of one method of finding a camera's count. */
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
 * The mark beside a count's grade. It has no color, because colors are for wear. `isUnproven`: the number may be wrong,
 * or changed after the camera wrote it.
 */
export function gradeMark(grade: ShownGrade, isUnproven: boolean): AnswerMark {
  const mark = GRADE_MARKS[grade];
  return isUnproven && mark.filling ? { ...mark, filling: 'reported' } : mark;
}

export type ListedBasis = CameraEntry['ratedLifeBasis'] | 'later-class';

/** A rated life's source, as a letter that is the same in every language. */
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
