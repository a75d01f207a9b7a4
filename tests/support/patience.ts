/** How long a test waits for something that has to happen: far longer than it takes, because the machine may be busy. */
export const PATIENCE_MS = 120_000;
