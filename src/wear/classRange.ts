/** Which part of its class's usual range a camera's estimated rated life is. */

import type { CameraType } from '../catalogue/cameraRow';
import { RATED_LIFE_RANGES } from '../config/constants';

/** The usual rated life of a class in actuations, and which part of it a camera's figure is. */
export interface ClassRange {
  readonly actuations: readonly [from: number, to: number];
  readonly used: 'lower' | 'upper' | 'between';
}

const RANGES: Partial<Readonly<Record<string, readonly [number, number]>>> = RATED_LIFE_RANGES;

/** The range that a class' figure is from; undefined for a class without one, and for a figure outside it. */
export function classRangeOf(type: CameraType, actuations: number): ClassRange | undefined {
  const range = RANGES[type];
  if (!range || actuations < range[0] || actuations > range[1]) return undefined;
  const end = range.indexOf(actuations);
  return { actuations: range, used: end === -1 ? 'between' : end === 0 ? 'lower' : 'upper' };
}
