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

/** A line, and the number of points before it in the table of all points */
export interface PlacedLine {
  readonly body: Body;
  readonly line: Line;
  readonly from: number;
}

/** The page's content; a new object after every change */
export interface Content {
  readonly readings: readonly Reading[];
  /** the body with the most points first */
  readonly bodies: readonly ExaminedBody[];
  readonly byId: ReadonlyMap<string, ExaminedBody>;
  /** contradictions and information; each kind occurs once */
  readonly notices: readonly Notice[];
  /** the lines of all bodies, one body after the other */
  readonly lines: readonly PlacedLine[];
  readonly points: number;
  readonly leftOut: readonly LeftOut[];
  /** when the content was derived, in local time, `YYYY-MM-DDTHH:MM:SS` */
  readonly asOf: string;
  /** the number of files that are not photos */
  readonly skipped: number;
  /** the number of files that were read before, or that repeat a reading */
  readonly repeated: number;
}

export interface HistoryState {
  readonly content: Content;
  readonly progress: Progress;
  /** The reason why the reader could not start, so that no file was read; only in the phase 'failed' */
  readonly failure: ExtractionError | undefined;
  /** the first few problems */
  readonly problems: readonly Problem[];
  readonly otherProblems: number;
  /** The visitor asked to keep the history on this device. */
  readonly isKept: boolean;
  /** While a large kept history is loading, the number of entries loaded so far; otherwise 0 */
  readonly loaded: number;
  /** Some additions are not kept yet, because keeping many of them takes time. */
  readonly isKeeping: boolean;
  /** The reason why additions are not kept, although the visitor chose to keep them */
  readonly keepProblem: KeepProblem | undefined;
  /** The browser has promised not to clear the kept history when it needs space. */
  readonly isPersistent: boolean;
  /** Kept entries that this release can't read. They stay unchanged. */
  readonly unreadEntries: number;
}

export type KeepProblem =
  | 'no-room'
  /** the browser refuses storage, because of its settings or in a private window */
  | 'refused'
  /** a newer release of the site has changed the format of kept histories */
  | 'newer';

/** The state of a history without readings, problems or progress */
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
