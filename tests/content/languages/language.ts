/** The properties of a language's prose for the tests. */

/** A ban: a pattern that must not occur, and its replacement. */
export type Ban = readonly [pattern: RegExp, instead: string];

export interface Language {
  /** matches the place between two sentences */
  readonly sentenceBreak: RegExp;
  /** matches the figures of a text, but not the digits in names */
  readonly figure: RegExp;
  /** '150,000' → 150000 */
  readonly numberOf: (figure: string) => number;
  /** 45,213 in the language's notation */
  readonly count45213: string;
  /** number of words, or of characters in a language without spaces between words */
  readonly lengthOf: (text: string) => number;
  /** the minimum and maximum length of a brand's text */
  readonly brandLength: readonly [number, number];
  /** interface texts with other placeholders than the English ones, and those placeholders */
  readonly otherValues: Readonly<Record<string, string>>;
  /** words for degrees of certainty */
  readonly certainty: RegExp;
  /** figures that are not facts about a camera: settings and durations of a test picture */
  readonly settings: RegExp;
  /**
   * matches prices in the readers' own currency; `foreignMoney` matches other prices, which need one of these beside
   * them
   */
  readonly ownMoney: RegExp;
  readonly foreignMoney: RegExp;
  /**
   * matches the words for a reported way; `untried` matches those for a way that is not known to be tried on this model
   */
  readonly reported: RegExp;
  readonly untried: RegExp;
  /** matches the claim that no way exists, which is wrong if merely none is known */
  readonly impossible: RegExp;
  readonly fileNumber: RegExp;
  readonly screenshot: RegExp;
  /** true if a letter ends with a closing formula, and nothing follows it */
  readonly endsWithFormula: boolean;
  /** words of the notes that follow a message that asks for a count */
  readonly countOrFile: RegExp;
  /** a note's or message's words for the file that a photo came in */
  readonly originalFile: RegExp;
  /** ways of contact outside a marketplace, and attempts to move there */
  readonly contact: RegExp;
  readonly bans: readonly Ban[];
}
