/**
 * Longest wait in milliseconds for an expected event. The wait is far longer than necessary, because the machine may be
 * busy.
 */
export const PATIENCE_MS = 120_000;
