/**
 * The longest wait for an expected event, in milliseconds. It is far longer than an event takes, because the machine
 * may be busy.
 */
export const PATIENCE_MS = 120_000;
