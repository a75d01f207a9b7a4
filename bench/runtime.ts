/** What the readers are measured in. */
import type { FirstCall } from './firstCall';
import type { Look } from './lab';

export const RUNTIMES = ['Node', 'Chromium'] as const;
export type RuntimeName = (typeof RUNTIMES)[number];

export interface Runtime {
  readonly name: RuntimeName;
  /** What readers make of a photo: one untimed call each. */
  look(path: string, names: readonly string[]): Promise<Look[]>;
  /** Microseconds of a call: one list with a value a round for each reader. */
  time(path: string, names: readonly string[], rounds: number): Promise<number[][]>;
  /** The first call of a module of `alone/`, in a process or page of its own. */
  firstCall(module: string, path: string): Promise<FirstCall>;
  close(): Promise<void>;
}
