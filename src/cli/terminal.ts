/** The destination of the program's output: a terminal of some width, a pipe or a file. */
import { withoutControlCharacters } from '../config/controlCharacters';
import type { FileText } from '../config/fileText';

/** Text from a file, or a file's name, without characters that could control a terminal. */
export const printable = (text: FileText): string => withoutControlCharacters(text, '');

/** Writes one line about a failure to stderr. */
export const complain = (sentence: string): void =>
  void process.stderr.write(`shutter-count: ${printable(sentence)}\n`);

/** ECMA-48, 8.3.117: the SGR parameters that begin a style; 0 ends all styles */
const STYLES = { heading: 1, quiet: 2, bad: 31, good: 32, careful: 33 } as const;
export type Style = keyof typeof STYLES;

export interface Medium {
  /** characters per line; absent for a pipe or a file, which have no limit */
  readonly width?: number;
  readonly paint: (text: string, style: Style) => string;
}

/** A pipe or a file: nothing is cut or colored. */
export const PLAIN: Medium = { paint: (text) => text };

/** The medium of this output. `hasColors` respects NO_COLOR and terminals without colors. */
export function mediumOf(output: NodeJS.WriteStream): Medium {
  if (!output.isTTY) return PLAIN;
  return {
    ...(output.columns > 0 && { width: output.columns }),
    paint: output.hasColors() ? (text, style) => `\u001B[${STYLES[style]}m${text}\u001B[0m` : PLAIN.paint,
  };
}
