/** What every result has, whatever the file. */
import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../../src/config/constants';
import type { ExtractionResult } from '../../src/extraction/result';
import { type PhotoResult, photoResultOf } from '../../src/library/photoResult';

/** What is wrong with the shape of a result; undefined if it is right: one of count, reason and error, and a sane count. */
export function wrongShape(result: ExtractionResult): string | undefined {
  const { shutterCount, shutterSource, reason, error } = result;
  const outcomes = [shutterCount, reason, error].filter((outcome) => outcome !== undefined);
  if (outcomes.length !== 1) return `${outcomes.length} outcomes: ${JSON.stringify(outcomes)}`;
  if ((shutterCount === undefined) !== (shutterSource === undefined))
    return 'a count without a source, or a source without one';
  if (shutterCount !== undefined && !isWithin(shutterCount)) return `the count ${JSON.stringify(shutterCount)}`;
  return wrongAnswer(photoResultOf(result));
}

/** The same of what the package and the program's JSON say. */
export function wrongAnswer(result: PhotoResult): string | undefined {
  const { counters, bytesRead, reads } = result;
  const wrong = { counted: wrongCount, uncounted: wrongReason, failed: wrongError }[result.status];
  const said = wrong(result);
  if (said !== undefined) return `${result.status} with ${said}`;
  const odd = counters.find(
    ({ field, tag, value }) => typeof field !== 'string' || typeof tag !== 'string' || !Number.isFinite(value),
  );
  if (odd) return `the counter ${JSON.stringify(odd)}`;
  if (!Number.isSafeInteger(bytesRead) || !Number.isSafeInteger(reads)) return `${reads} reads of ${bytesRead} bytes`;
  return undefined;
}

function wrongCount(result: PhotoResult): string | undefined {
  const { shutterCount, shutterSource } = result;
  if (!isWithin(shutterCount)) return `the count ${JSON.stringify(shutterCount)}`;
  const { grade, limits } = shutterSource!;
  if (grade !== 'exact' && (grade !== 'approximate' || limits.length === 0))
    return `the source ${JSON.stringify(shutterSource)}`;
  return wrongKeys(result, 'reason', 'estimate', 'error');
}

function wrongReason(result: PhotoResult): string | undefined {
  const { reason, estimate } = result as PhotoResult & { readonly status: 'uncounted' };
  if (typeof reason !== 'string') return `the reason ${JSON.stringify(reason)}`;
  if (estimate && (!isWithin(estimate.value) || typeof estimate.method !== 'string'))
    return `the estimate ${JSON.stringify(estimate)}`;
  return wrongKeys(result, 'shutterCount', 'shutterSource', 'error');
}

function wrongError(result: PhotoResult): string | undefined {
  const { error } = result as PhotoResult & { readonly status: 'failed' };
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') return `the error ${JSON.stringify(error)}`;
  return wrongKeys(result, 'shutterCount', 'shutterSource', 'reason', 'estimate');
}

const wrongKeys = (result: PhotoResult, ...keys: readonly string[]): string | undefined =>
  keys.find((key) => key in result);

const isWithin = (count: unknown): boolean =>
  Number.isInteger(count) && (count as number) >= MIN_SHUTTER_COUNT && (count as number) <= MAX_SHUTTER_COUNT;
