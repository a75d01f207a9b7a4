/**
 * The maximum time that a test waits for an expected event, in milliseconds. Events take far less time, but the machine
 * may be busy.
 */
export const PATIENCE_MS = 120_000;
