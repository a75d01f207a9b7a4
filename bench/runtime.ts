/** The runtimes in which the readers are measured. */
import type { FirstCall } from './firstCall';
import type { Look } from './readers/reader';

export const RUNTIMES = ['Node', 'Chromium'] as const;
export type RuntimeName = (typeof RUNTIMES)[number];

export interface Runtime {
  readonly name: RuntimeName;
  /** What readers find in a photo: one untimed call each. */
  look(path: string, names: readonly string[]): Promise<Look[]>;
  /** Microseconds per call: for each reader a list with one value per round. */
  time(path: string, names: readonly string[], rounds: number): Promise<number[][]>;
  /** The first call of a module of `alone/`, in a fresh process or page. */
  firstCall(module: string, path: string): Promise<FirstCall>;
  close(): Promise<void>;
}
