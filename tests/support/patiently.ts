import { vi } from 'vitest';
import { PATIENCE_MS } from './patience';

/** Waits until the check passes, for at most `PATIENCE_MS`; `vi.waitFor` alone gives up after a second. */
export const patiently = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, PATIENCE_MS);
