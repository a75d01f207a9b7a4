import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why the test is left out (scripts/testReport.mjs) */
    leftOut?: string;
  }
}

/** Options of a test or group that needs something that some machines lack. `why`: printed after 'LEFT OUT, because' */
export const skipIf = (isMissing: boolean, why: string): TestOptions =>
  isMissing ? { skip: true, meta: { leftOut: why } } : {};
