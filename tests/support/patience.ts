/** The most milliseconds that a test waits for an expected event. Events take far less, but the machine may be busy. */
export const PATIENCE_MS = 120_000;
