import { expect } from 'vitest';
import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../../src/config/constants';
import type { ExtractionResult } from '../../src/reader/result';
import { type PhotoResult, photoResultOf } from '../../src/library/photoResult';

/** Expects exactly one of count, reason and error, and a count within its limits. */
export function expectResult(result: ExtractionResult): void {
  const { shutterCount, shutterSource, reason, error } = result;
  expect([shutterCount, reason, error].filter((outcome) => outcome !== undefined)).toHaveLength(1);
  expect(shutterSource === undefined).toBe(shutterCount === undefined);
  expectAnswer(photoResultOf(result));
}

/** Keys that occur only in results of one status, which `KEYS_OF` lists by status. */
const KEYS = ['shutterCount', 'shutterSource', 'reason', 'estimate', 'error'] as const;
const KEYS_OF: Readonly<Record<PhotoResult['status'], readonly string[]>> = {
  counted: ['shutterCount', 'shutterSource'],
  uncounted: ['reason', 'estimate'],
  failed: ['error'],
};

/** Expects the shape of a result of the package, and of an object in the program's JSON. */
export function expectAnswer(result: PhotoResult): void {
  for (const key of KEYS) if (key in result) expect(KEYS_OF[result.status]).toContain(key);
  if (result.status === 'counted') {
    const { grade, limits } = result.shutterSource;
    expectCount(result.shutterCount);
    expect(['exact', 'approximate']).toContain(grade);
    if (grade === 'approximate') expect(limits).not.toEqual([]);
  } else if (result.status === 'uncounted') {
    expect(result.reason).toBeTypeOf('string');
    if (result.estimate) {
      expectCount(result.estimate.value);
      expect(result.estimate.method).toBeTypeOf('string');
    }
  } else {
    expect(result.error.code).toBeTypeOf('string');
    expect(result.error.message).toBeTypeOf('string');
  }
  for (const { field, tag, value } of result.counters) {
    expect([typeof field, typeof tag]).toEqual(['string', 'string']);
    expect(value).toSatisfy(Number.isFinite);
  }
  expect([result.bytesRead, result.reads]).toSatisfy((numbers: number[]) => numbers.every(Number.isSafeInteger));
}

function expectCount(count: number): void {
  expect(count).toSatisfy(Number.isInteger);
  expect(count).toBeGreaterThanOrEqual(MIN_SHUTTER_COUNT);
  expect(count).toBeLessThanOrEqual(MAX_SHUTTER_COUNT);
}
