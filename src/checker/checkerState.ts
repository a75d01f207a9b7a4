/**
 * The tool's state. Kept outside React, so that a result survives navigation, a change of language and Back. In memory
 * only, gone when the page is closed.
 */

import { useSyncExternalStore } from 'react';
import type { FileReading } from '../reading/extractFile';

export type CheckerState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'processing' }
  | ({ readonly phase: 'result'; readonly file: File } & FileReading);

export const IDLE = { phase: 'idle' } as const satisfies CheckerState;

let state: CheckerState = IDLE;
const listeners = new Set<() => void>();

const current = () => state;

/** Sets the state and rerenders the components that use it. */
export function setCheckerState(next: CheckerState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state, for components. Prerendered pages show the tool idle. */
export const useCheckerState = () => useSyncExternalStore<CheckerState>(subscribe, current, () => IDLE);
