/** The longest wait for something that must happen: far longer than it takes, because the machine may be busy. */
export const PATIENCE_MS = 120_000;
