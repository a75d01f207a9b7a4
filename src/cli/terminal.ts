/** What a stranger's text may be on a terminal. */
import { withoutSteering } from '../config/steering';

/** Text from a file, or its name, without the characters that could steer a terminal. */
export const printable = (text: string): string => withoutSteering(text, '');

/** Writes one line to stderr that says what went wrong. */
export const complain = (sentence: string): void =>
  void process.stderr.write(`shutter-count: ${printable(sentence)}\n`);
