/** A progress line, shown only on a terminal and only when reading takes a while. */

import { printable } from './terminal';

/** No line for anything faster than this. */
const QUIET_MS = 500;
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001B[K';

export interface ProgressLine {
  show(done: number, file: string): void;
  clear(): void;
}

/** `total`: number of files; undefined when folders are walked and nobody knows. */
export function progressLine(total?: number): ProgressLine {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const columns = process.stderr.columns || 80;
  let next = Date.now() + QUIET_MS;
  return {
    show: (done, file) => {
      const now = Date.now();
      if (now < next) return;
      next = now + EVERY_MS;
      const line = `${done}${total === undefined ? '' : ` of ${total}`}  ${printable(file)}`;
      process.stderr.write(`${CLEAR_LINE}${line.slice(0, columns - 1)}`);
    },
    clear: () => void process.stderr.write(CLEAR_LINE),
  };
}
