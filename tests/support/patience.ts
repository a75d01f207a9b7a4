/** How long a test waits for what must come: far longer than it takes, for a busy machine may take its time. */
export const PATIENCE_MS = 120_000;
