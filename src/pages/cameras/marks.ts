/** What is known of a camera's count as a mark: its shape is the kind of answer, its filling how certain that is. */

import { type AnswerKind, answerKind, type CableOutcome } from '../../catalogue/answerKind';
import type { CameraEntry, WayAnswer } from '../../catalogue/cameraTable';
import type { ListedCamera } from '../../catalogue/catalogue';

export const SHAPES = ['exact', 'limits', 'steps', 'elsewhere', 'none', 'unknown'] as const;
/** seen by our program, or the maker says so; reported by others; expected */
export const FILLINGS = ['seen', 'reported', 'expected'] as const;

export interface AnswerMark {
  readonly shape: (typeof SHAPES)[number];
  readonly filling?: (typeof FILLINGS)[number];
}

const NONE: AnswerMark = { shape: 'none' };

/** What a cable gives. Nobody of us has tried one on a camera. */
export const USB_MARKS: Readonly<Record<CableOutcome, AnswerMark>> = {
  exact: { shape: 'exact', filling: 'reported' },
  steps: { shape: 'steps', filling: 'reported' },
  expected: { shape: 'steps', filling: 'expected' },
  fujifilm: { shape: 'exact', filling: 'reported' },
  'fujifilm-expected': { shape: 'exact', filling: 'expected' },
  curtain: { shape: 'limits', filling: 'reported' },
  'curtain-expected': { shape: 'limits', filling: 'expected' },
  program: { shape: 'elsewhere', filling: 'reported' },
  none: NONE,
  'nothing-known': NONE,
};

/** What a card report or the camera's own screen gives. */
export const WAY_MARKS: Readonly<Record<WayAnswer, AnswerMark>> = {
  reported: { shape: 'elsewhere', filling: 'reported' },
  expected: { shape: 'elsewhere', filling: 'expected' },
  'nothing-known': NONE,
};

const ANSWER_MARKS: Readonly<Record<Exclude<AnswerKind, 'usb' | 'screen'>, AnswerMark>> = {
  exact: { shape: 'exact', filling: 'seen' },
  limits: { shape: 'limits', filling: 'seen' },
  unconfirmed: { shape: 'exact', filling: 'expected' },
  'not-known': { shape: 'unknown' },
  service: NONE,
  none: NONE,
};

/** The mark of the best answer; that of a cable or a screen is the one of its own column. */
export function answerMark(model: ListedCamera, entry: CameraEntry): AnswerMark {
  const answer = answerKind(model);
  if ((answer === 'exact' || answer === 'limits') && !entry.photosRead) return { shape: answer, filling: 'reported' };
  if (answer === 'usb') return USB_MARKS[entry.usb];
  return answer === 'screen' ? WAY_MARKS[entry.ownScreen] : ANSWER_MARKS[answer];
}

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
