import { vi } from 'vitest';
import { PATIENCE_MS } from './patience';

/** Waits until the check passes, at most `PATIENCE_MS`. By default, `vi.waitFor` gives up after a second. */
export const patiently = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, PATIENCE_MS);
