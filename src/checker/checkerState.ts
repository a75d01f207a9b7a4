/**
 * Where the tool stands. Kept beside the page instead of in it, so that a result outlives a link, a change of language
 * and Back; in memory only, and gone with the page.
 */

import { useSyncExternalStore } from 'react';
import type { FileReading } from '../cardReport/extractFile';

export type CheckerState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'processing' }
  | ({ readonly phase: 'result'; readonly file: File } & FileReading);

export const IDLE = { phase: 'idle' } as const satisfies CheckerState;

let state: CheckerState = IDLE;
const listeners = new Set<() => void>();

const current = () => state;

export function setCheckerState(next: CheckerState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state, for components; a prerendered page shows the tool idle. */
export const useCheckerState = () => useSyncExternalStore<CheckerState>(subscribe, current, () => IDLE);
