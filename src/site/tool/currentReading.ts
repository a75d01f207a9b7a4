/**
 * Keeps the photo that the tool is reading. The tool reads one photo at a time, and goes on if the visitor goes to
 * another page.
 */

let current: File | undefined;

/** Notes that the tool begins to read `file`. */
export function beginReading(file: File): void {
  current = file;
}

/** Notes that the tool no longer reads `file`. Does nothing if it is already reading another photo. */
export function endReading(file = current): void {
  if (current === file) current = undefined;
}

/** True if the tool is reading `file`; without an argument, true if it is reading any photo. */
export const isReading = (file = current): boolean => file !== undefined && current === file;
