/** What the program prints on: a terminal of some width, or a pipe or a file. */
import { withoutControlCharacters } from '../config/controlCharacters';
import type { FileText } from '../config/fileText';

/** Text from a file, or its name, without the characters that could steer a terminal. */
export const printable = (text: FileText): string => withoutControlCharacters(text, '');

/** Writes one line to stderr that says what went wrong. */
export const complain = (sentence: string): void =>
  void process.stderr.write(`shutter-count: ${printable(sentence)}\n`);

/** ECMA-48, 8.3.117: the parameters of SGR that begin a style; 0 ends all of them */
const STYLES = { heading: 1, quiet: 2, bad: 31, good: 32, careful: 33 } as const;
export type Style = keyof typeof STYLES;

/** What a table has to fit. */
export interface Medium {
  /** characters in a line; none in a pipe or a file, which have room for any */
  readonly width?: number;
  readonly paint: (text: string, style: Style) => string;
}

/** A pipe or a file, where nothing is cut and nothing colored. */
export const PLAIN: Medium = { paint: (text) => text };

/** What the output goes to. `hasColors` obeys NO_COLOR and terminals that have none. */
export function mediumOf(output: NodeJS.WriteStream): Medium {
  if (!output.isTTY) return PLAIN;
  return {
    ...(output.columns > 0 && { width: output.columns }),
    paint: output.hasColors() ? (text, style) => `\u001B[${STYLES[style]}m${text}\u001B[0m` : PLAIN.paint,
  };
}
