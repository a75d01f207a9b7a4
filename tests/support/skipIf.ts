import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** the reason, for scripts/testReport.mjs */
    leftOut?: string;
  }
}

/**
 * For a test or group that needs something that some machines lack. The report prints `why` after 'LEFT OUT, because'.
 */
export const skipIf = (isMissing: boolean, why: string): TestOptions =>
  isMissing ? { skip: true, meta: { leftOut: why } } : {};
