/** The type of texts from a file, a camera, a card report or a saved history, which anyone may have written. */

/**
 * A text that anyone may have written. It is a string at run time, and every string can be assigned to it. But it can't
 * be assigned to `string` or shown by React; `plainText` turns it into a string for the screen.
 */
export interface FileText {
  readonly length: number;
  charCodeAt(index: number): number;
}

/** The text as it is, to look it up, to compare it, or to write it into a file. Never for the screen. */
export const rawText = (text: FileText): string => text as string;

/** Properties with names that this program writes itself, or with dates, times or zones whose form it has checked. */
type Own =
  | ('field' | 'tag' | 'type' | 'repeated')
  | ('dateTime' | 'offsetTime' | 'subSecond' | 'date' | 'noted' | 'first' | 'last');

/**
 * The type of `Value` if it comes from a file: `FileText` replaces each `string`, but not literals or the names in
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
