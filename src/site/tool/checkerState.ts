/**
 * The tool's state. Outside React, so that a result survives navigation, a change of language and Back; only in memory,
 * so it is lost when the page is closed.
 */

import { create } from 'zustand';
import type { FileReading } from '../../reader/files/extractFile';

export type CheckerState =
  /** `large`: the given file, if it is too large to be read as a whole */
  | { readonly phase: 'idle'; readonly large?: File }
  | { readonly phase: 'processing' }
  | ({ readonly phase: 'result'; readonly file: File } & FileReading);

export const IDLE = { phase: 'idle' } as const satisfies CheckerState;

/** In prerendered pages, the tool is idle. */
export const useCheckerState = create<CheckerState>(() => IDLE);

export const setCheckerState = (next: CheckerState): void => useCheckerState.setState(next, true);
