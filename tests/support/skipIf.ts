import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** the reason why the test is left out, for scripts/testReport.mjs */
    leftOut?: string;
  }
}

/**
 * Options of a test or group that needs something that some machines lack. The report prints `why` after 'LEFT OUT,
 * because'.
 */
export const skipIf = (isMissing: boolean, why: string): TestOptions =>
  isMissing ? { skip: true, meta: { leftOut: why } } : {};
