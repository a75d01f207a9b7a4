import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why the test is left out (scripts/testReport.mjs) */
    leftOut?: string;
  }
}

/**
 * Options of a test, or of a group, that needs something that not every machine has. `why`: printed after 'LEFT OUT,
 * because'
 */
export const skipIf = (isMissing: boolean, why: string): TestOptions =>
  isMissing ? { skip: true, meta: { leftOut: why } } : {};
