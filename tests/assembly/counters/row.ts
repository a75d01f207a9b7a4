import { expect } from 'vitest';
import type { ExtractionResult } from '../../../src/reader/result';
import type { Order, Part } from '../../support/bytes';
import { exifBlock, type Camera } from '../../support/photo';

export type Shown = Partial<ExtractionResult>;

/** `file` is the camera whose photo is built as a JPEG, or a function that builds a file of another container. */
export interface Case {
  readonly name: string;
  readonly file: Camera | ((order: Order) => Uint8Array);
  readonly path?: string;
  readonly shows?: Shown;
  /** the expected bytes at the result's offset */
  readonly stored?: (order: Order) => Part;
  /** names of fields that must not be among the result's counters */
  readonly without?: readonly string[];
}

export interface Row {
  /** cases with the gate open, so the number is read */
  readonly open: readonly Case[];
  /** cases with the gate shut, so the result shows no count, unless the case expects another one */
  readonly shut: readonly Case[];
}

export type Count = NonNullable<ExtractionResult['shutterSource']>;

type Expected = Pick<Count, 'tag' | 'kind' | 'grade'> & Partial<Count>;

export const shown = (shutterCount: number, shutterSource: Expected): Shown => ({
  shutterCount,
  shutterSource: shutterSource as Count,
});

export const counter = (field: string, value: number) => expect.objectContaining({ field, value });

export const holding = (...counters: readonly (readonly [field: string, value: number])[]): Shown => ({
  counters: expect.arrayContaining(counters.map(([field, value]) => counter(field, value))),
});

export const exifFor = (camera: Camera) => (order: Order) => exifBlock({ ...camera, order });

export const estimate = (value: number, tag: string, method: Count['method']): Shown =>
  shown(value, { tag, kind: 'number', grade: 'estimate', ...(method && { method }) });

export const guess = (value: number, tag: string, method: Count['method']): Shown =>
  shown(value, { tag, kind: 'number', grade: 'guess', ...(method && { method }) });

export const notStored = (name: string, file: Camera): Case => ({ name, file, shows: { reason: 'not-stored' } });
