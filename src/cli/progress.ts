/** A progress line, only on a terminal and only when reading takes a while. */
import { printable } from './terminal';

/** The line first appears after this many milliseconds. */
const QUIET_MS = 500;
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001B[K';

export interface ProgressLine {
  show(file: string): void;
  clear(): void;
}

/** Shows how many files were read, and the latest one. `isHidden`: other output shows the progress. */
export function progressLine(isHidden = false): ProgressLine {
  if (isHidden || !process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const columns = process.stderr.columns || 80;
  const started = Date.now();
  let next = started + QUIET_MS;
  let done = 0;
  let isShown = false;
  return {
    show: (file) => {
      done += 1;
      const now = Date.now();
      if (now >= next) {
        next = now + EVERY_MS;
        isShown = true;
        const rate = Math.round((done * 1000) / (now - started));
        const line = `${done} files, ${rate} a second  ${printable(file)}`;
        process.stderr.write(`${CLEAR_LINE}${line.slice(0, columns - 1)}`);
      }
    },
    clear: () => {
      if (isShown) process.stderr.write(CLEAR_LINE);
      isShown = false;
    },
  };
}
