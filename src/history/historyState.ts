import type { FileText } from '../config/fileText';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExtractionError } from '../reader/result';
import type { ExaminedBody } from './examined';
import type { Notice } from './bodyNotices';
import type { HistoryProblem } from './savedHistory';
import type { Body, LeftOut, Line } from './lines';
import type { Reading } from './reading';

export interface Progress {
  readonly phase: 'idle' | 'listing' | 'reading' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly total: number;
  /** files per second since the reading began */
  readonly speed: number;
}

export interface Problem {
  readonly file: FileText;
  readonly problem: HistoryProblem | 'unreadable';
}

/** `from`: the number of points before this line in the table of all points */
export interface PlacedLine {
  readonly body: Body;
  readonly line: Line;
  readonly from: number;
}

/** A new object after every change. */
export interface Content {
  readonly readings: readonly Reading[];
  /** the body with the most points first */
  readonly bodies: readonly ExaminedBody[];
  readonly byId: ReadonlyMap<string, ExaminedBody>;
  /** each kind occurs once, contradictions first */
  readonly notices: readonly Notice[];
  /** the lines of all bodies, one body after the other */
  readonly lines: readonly PlacedLine[];
  readonly points: number;
  readonly leftOut: readonly LeftOut[];
  /** when the content was derived: local time, `YYYY-MM-DDTHH:MM:SS` */
  readonly asOf: string;
  /** files that are not photos */
  readonly skipped: number;
  /** files that were read before, or that repeat a reading */
  readonly repeated: number;
}

export interface HistoryState {
  readonly content: Content;
  readonly progress: Progress;
  /** why the reader could not start, so that no file was read; only in the phase 'failed' */
  readonly failure: ExtractionError | undefined;
  readonly problems: readonly Problem[];
  readonly otherProblems: number;
  /** the visitor asked to keep the history on this device */
  readonly isKept: boolean;
  /** while a large kept history is loading, the number of entries loaded so far; otherwise 0 */
  readonly loaded: number;
  /** some additions are not kept yet, because there are many */
  readonly isKeeping: boolean;
  /** why additions are not kept, although the visitor chose to keep them */
  readonly keepProblem: KeepProblem | undefined;
  /** the browser has promised not to clear the kept history when it needs space */
  readonly isPersistent: boolean;
  /** the number of kept entries that this release can't read; they stay unchanged */
  readonly unreadEntries: number;
}

export type KeepProblem =
  | 'no-room'
  /** the browser refuses storage, because of its settings or in a private window */
  | 'refused'
  /** a newer release of the site has changed the format of kept histories */
  | 'newer';

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

/** Creates the store for a collection and a queue. */
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
