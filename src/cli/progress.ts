/** A line that says how far the program is: on a terminal only, and only where there is much to do. */

const MANY_FILES = 20;
const CLEAR_LINE = '\r\u001B[K';

export interface Progress {
  show(done: number, file: string): void;
  clear(): void;
}

export function progressLine(total: number): Progress {
  if (!process.stderr.isTTY || total < MANY_FILES) return { show: () => {}, clear: () => {} };
  const columns = process.stderr.columns || 80;
  return {
    show: (done, file) =>
      void process.stderr.write(`${CLEAR_LINE}${done} of ${total}  ${file}`.slice(0, columns + CLEAR_LINE.length - 1)),
    clear: () => void process.stderr.write(CLEAR_LINE),
  };
}
