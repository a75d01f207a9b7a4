/** Beside the word of the grade, wherever one stands. No colors: they are the wear's. */

import type { ShownGrade } from './outcome';

export const GRADE_MARKS: Readonly<Record<ShownGrade, string>> = {
  exact: '●',
  approximate: '◐',
  estimate: '≈',
  unavailable: '–',
  'no-answer': '–',
};
