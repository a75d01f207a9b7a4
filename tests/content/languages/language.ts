/** What the tests know of a language's prose. */

/** A ban: a pattern that must not occur, and what to write instead. */
export type Ban = readonly [pattern: RegExp, instead: string];

export interface Language {
  /** between two sentences */
  readonly sentenceBreak: RegExp;
  /** matches the figures of a text, and not the digits in names */
  readonly figure: RegExp;
  /** '150,000' → 150000 */
  readonly numberOf: (figure: string) => number;
  /** how 45,213 is written */
  readonly count45213: string;
  /** words, or characters where no spaces stand between words */
  readonly lengthOf: (text: string) => number;
  /** the least and the most length of a brand's text */
  readonly brandLength: readonly [number, number];
  /** interface texts that have other values than the English ones, and which */
  readonly otherValues: Readonly<Record<string, string>>;
  /** words for how sure something is */
  readonly certainty: RegExp;
  /** figures that are no fact about a camera: settings and durations of a test picture */
  readonly settings: RegExp;
  /** prices in the readers' own money, and in others', which need their own beside */
  readonly ownMoney: RegExp;
  readonly foreignMoney: RegExp;
  /** says of a way that it is reported, and that nobody is known to have tried it on this very model */
  readonly reported: RegExp;
  readonly untried: RegExp;
  /** denies that there could be a way, where none is known */
  readonly impossible: RegExp;
  readonly fileNumber: RegExp;
  readonly screenshot: RegExp;
  /** a letter ends with a formula, and nothing comes after it */
  readonly endsWithFormula: boolean;
  /** what a note on a message is about where there is a count to ask for */
  readonly countOrFile: RegExp;
  /** what a note or message says of the file that a photo came in */
  readonly originalFile: RegExp;
  /** ways of contact outside a marketplace, and what leads there */
  readonly contact: RegExp;
  readonly bans: readonly Ban[];
}
