/** The results of the bench; its table, reports and charts are made from these alone. */
import type { BombRow } from './bombs';
import type { BodiesRow } from './manyBodies';
import type { Weight } from './bundles';
import type { FirstCall } from './firstCall';
import type { FirstStart } from './firstStart';
import type { Photos } from './photos';
import type { RuntimeName } from './runtime';
import type { Product } from './readers/reader';
import type { Spread } from './statistics';

export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly none: number;
}

/** One reader in one runtime, over the photos that it can read. Times in microseconds. */
export interface Row {
  readonly runtime: RuntimeName;
  readonly reader: string;
  readonly product: Product;
  readonly from: 'memory' | 'file';
  readonly what: string;
  /** how many photos it was given, and how many of them it can read */
  readonly given: number;
  readonly files: number;
  /** over the photos, each with the median of its rounds */
  readonly time: Spread;
  /** interquartile range of a photo's rounds as a fraction of their median; the median over the photos */
  readonly noise: number;
  /** median of ours, over the same photos */
  readonly ours: number;
  /** ratio of its time to ours, photo by photo */
  readonly byPhoto: Spread;
  /** medians over the photos */
  readonly reads: number;
  readonly bytes: number;
  readonly fields?: number;
  readonly tags?: number;
  readonly counts: Tally;
}

/** Ours from a File compared with the bare slice, over the photos that need one read. */
export interface OneRead {
  readonly runtime: RuntimeName;
  readonly files: number;
  readonly ours: number;
  readonly slice: number;
  readonly byPhoto: Spread;
}

/** Medians, in milliseconds. */
export interface FirstCallRow extends FirstCall {
  readonly runtime: RuntimeName;
  readonly product: Product;
}

/** A program given all files at once. Seconds. */
export interface ProgramRow {
  readonly name: string;
  readonly product: Product;
  readonly files: number;
  readonly time: Spread;
  readonly counts?: Tally;
}

export type Point = readonly [x: number, y: number];

export interface Curve {
  readonly name: string;
  readonly product: Product;
  readonly points: readonly Point[];
}

export type Unit = 'ms' | 'bytes' | 'tags' | 'files';

/** How something grows with something else. */
export interface Growth {
  readonly id: string;
  readonly title: string;
  readonly where: string;
  readonly x: Unit;
  readonly y: Unit;
  readonly curves: readonly Curve[];
}

/** What the one table needs. */
export interface Comparison {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly memoryGb: number };
  readonly versions: Readonly<Record<string, string>>;
  readonly photos: { readonly kind: Photos['kind']; readonly number: number; readonly bytes: Spread };
  readonly rounds: number;
  readonly rows: readonly Row[];
  readonly weights: readonly Weight[];
}

/** What the long run measures. */
export interface Results extends Comparison {
  readonly oneRead: readonly OneRead[];
  readonly firstCalls: readonly FirstCallRow[];
  readonly programs: readonly ProgramRow[];
  /** programs that could not be compared, with the reason */
  readonly missing: readonly string[];
  /** milliseconds from drop to the first result, beyond the intended delay */
  readonly drop: { readonly visits: number; readonly beyond: Spread };
  readonly growth: readonly Growth[];
  readonly bombs: readonly BombRow[];
  readonly bodies: readonly BodiesRow[];
  readonly firstStarts: readonly FirstStart[];
}

/** One reader on one photo: microseconds, and what it found. */
export interface Measured {
  readonly time: Spread;
  readonly reads: number;
  readonly bytes: number;
  readonly count?: number;
  readonly fields?: number;
  readonly tags?: number;
}

/** One photo in all runtimes, by runtime and reader. */
export interface PhotoResults {
  readonly name: string;
  readonly bytes: number;
  readonly shutterCount?: number;
  readonly runtimes: Readonly<Record<RuntimeName, Readonly<Record<string, Measured>>>>;
}
