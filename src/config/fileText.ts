/**
 * The type of untrusted texts: those in a file, a camera, a card report or a saved history, which anyone may have
 * written.
 */

/**
 * An untrusted text. It is a string at run time, and every string can be assigned to it. But it can't be assigned to
 * `string` or shown by React; `plainText` turns it into a string for the screen.
 */
export interface FileText {
  readonly length: number;
  charCodeAt(index: number): number;
}

/** The unchanged text, to look up, compare or save. Never show it on the screen. */
export const rawText = (text: FileText): string => text as string;

/** Properties whose values the program writes itself, or whose dates, times or time zones it has checked. */
type Own =
  | ('field' | 'tag' | 'type' | 'repeated')
  | ('dateTime' | 'offsetTime' | 'subSecond' | 'date' | 'noted' | 'first' | 'last');

/**
 * The type of a `Value` from a file. `FileText` replaces each `string`, except literals and the properties named in
 * `Own`.
 */
export type Untrusted<Value> = Value extends string
  ? string extends Value
    ? FileText
    : Value
  : Value extends object
    ? Value extends FileText
      ? Value
      : { [Key in keyof Value]: Key extends Own ? Value[Key] : Untrusted<Value[Key]> }
    : Value;
