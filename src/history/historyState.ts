import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HistoryProblem } from './savedHistory';
import type { Body } from './lines';
import type { Reading } from './reading';

/** How far the reading is */
export interface Progress {
  readonly phase: 'idle' | 'listing' | 'reading' | 'stopped' | 'done';
  readonly done: number;
  readonly total: number;
  /** files a second since the reading began */
  readonly speed: number;
}

export interface Problem {
  readonly file: string;
  readonly problem: HistoryProblem | 'unreadable';
}

/** What was read; a new object whenever there is more */
export interface Content {
  readonly readings: readonly Reading[];
  readonly bodies: readonly Body[];
  /** when they were read, `YYYY-MM-DDTHH:MM:SS` of the visitor's clock */
  readonly asOf: string;
  /** files that were no photos */
  readonly skipped: number;
}

export interface HistoryState {
  readonly content: Content;
  readonly progress: Progress;
  readonly problems: readonly Problem[];
  /** The visitor asked to keep the history on this device. */
  readonly isKept: boolean;
  /** Why what was added is not kept, although it was asked for */
  readonly keepProblem: KeepProblem | undefined;
  /** The browser promised not to clear what is kept when it needs room. */
  readonly isPersistent: boolean;
  /** Entries that are kept and that this release can't read: they stay as they are. */
  readonly unreadEntries: number;
}

export type KeepProblem =
  | 'no-room'
  /** by the browser's settings, or in a private window */
  | 'refused'
  /** a newer release of the site has changed how a history is kept */
  | 'newer';

/** A history without readings, problems and progress */
export const NOTHING_READ = {
  content: { readings: [], bodies: [], asOf: '', skipped: 0 },
  progress: { phase: 'idle', done: 0, total: 0, speed: 0 },
  problems: [],
} as const satisfies Partial<HistoryState>;

export type HistoryStore = StoreApi<HistoryState>;

/** The store that a collection and a queue write to. */
export const createHistoryStore = (): HistoryStore =>
  createStore<HistoryState>(() => ({
    ...NOTHING_READ,
    isKept: false,
    keepProblem: undefined,
    isPersistent: true,
    unreadEntries: 0,
  }));
