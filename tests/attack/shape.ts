/** What every result has, whatever the file. */
import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../../src/config/constants';

interface AnyResult {
  readonly shutterCount?: unknown;
  readonly shutterSource?: unknown;
  readonly reason?: unknown;
  readonly error?: unknown;
  readonly counters: readonly { readonly field: unknown; readonly tag: unknown; readonly value: unknown }[];
  readonly bytesRead: number;
  readonly reads: number;
}

/** What is wrong with the shape of a result; undefined if it is right: one of count, reason and error, and a sane count. */
export function wrongShape(result: AnyResult): string | undefined {
  const { shutterCount: count, shutterSource, reason, error, counters, bytesRead, reads } = result;
  const outcomes = [count, reason, error].filter((outcome) => outcome !== undefined);
  if (outcomes.length !== 1) return `${outcomes.length} outcomes: ${JSON.stringify(outcomes)}`;
  if ((count === undefined) !== (shutterSource === undefined))
    return 'a count without a source, or a source without one';
  if (count !== undefined && !isWithin(count)) return `the count ${JSON.stringify(count)}`;
  const odd = counters.find(
    ({ field, tag, value }) => typeof field !== 'string' || typeof tag !== 'string' || !Number.isFinite(value),
  );
  if (odd) return `the counter ${JSON.stringify(odd)}`;
  if (!Number.isSafeInteger(bytesRead) || !Number.isSafeInteger(reads)) return `${reads} reads of ${bytesRead} bytes`;
  return undefined;
}

const isWithin = (count: unknown): boolean =>
  Number.isInteger(count) && (count as number) >= MIN_SHUTTER_COUNT && (count as number) <= MAX_SHUTTER_COUNT;
