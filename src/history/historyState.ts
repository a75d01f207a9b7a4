import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExtractionError } from '../reader/result';
import type { ExaminedBody } from './examined';
import type { Notice } from './bodyNotices';
import type { HistoryProblem } from './savedHistory';
import type { Body, LeftOut, Line } from './lines';
import type { Reading } from './reading';

/** How far the reading is */
export interface Progress {
  readonly phase: 'idle' | 'listing' | 'reading' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly total: number;
  /** files a second since the reading began */
  readonly speed: number;
}

export interface Problem {
  readonly file: string;
  readonly problem: HistoryProblem | 'unreadable';
}

/** A line and its place in the table of all points: how many come before */
export interface PlacedLine {
  readonly body: Body;
  readonly line: Line;
  readonly from: number;
}

/** What was read; a new object whenever there is more */
export interface Content {
  readonly readings: readonly Reading[];
  /** the one with the most points first */
  readonly bodies: readonly ExaminedBody[];
  readonly byId: ReadonlyMap<string, ExaminedBody>;
  /** what does not add up, each kind once */
  readonly notices: readonly Notice[];
  /** of all bodies, one after the other, and how many points they have together */
  readonly lines: readonly PlacedLine[];
  readonly points: number;
  readonly leftOut: readonly LeftOut[];
  /** when they were read, `YYYY-MM-DDTHH:MM:SS` of the visitor's clock */
  readonly asOf: string;
  /** files that were no photos */
  readonly skipped: number;
  /** files that say what was read before, or that were read before */
  readonly repeated: number;
}

export interface HistoryState {
  readonly content: Content;
  readonly progress: Progress;
  /** Why nothing could be read, whatever the files are; goes with the phase 'failed' */
  readonly failure: ExtractionError | undefined;
  /** the first few */
  readonly problems: readonly Problem[];
  /** how many more there are */
  readonly otherProblems: number;
  /** The visitor asked to keep the history on this device. */
  readonly isKept: boolean;
  /** Entries of a large kept history that are loaded so far, while there are more; else 0 */
  readonly loaded: number;
  /** Much is being kept: what was added is not all kept yet. */
  readonly isKeeping: boolean;
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
  content: {
    readings: [],
    bodies: [],
    byId: new Map<string, ExaminedBody>(),
    notices: [],
    lines: [],
    points: 0,
    leftOut: [],
    asOf: '',
    skipped: 0,
    repeated: 0,
  },
  progress: { phase: 'idle', done: 0, total: 0, speed: 0 },
  failure: undefined,
  problems: [],
  otherProblems: 0,
} as const satisfies Partial<HistoryState>;

export type HistoryStore = StoreApi<HistoryState>;

/** The store that a collection and a queue write to. */
export const createHistoryStore = (): HistoryStore =>
  createStore<HistoryState>(() => ({
    ...NOTHING_READ,
    isKept: false,
    loaded: 0,
    isKeeping: false,
    keepProblem: undefined,
    isPersistent: true,
    unreadEntries: 0,
  }));
