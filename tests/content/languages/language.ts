/** The properties of a language's prose for the tests. */

/** A ban: a pattern that must not occur in a text, and the words to use instead. */
export type Ban = readonly [pattern: RegExp, instead: string];

export interface Language {
  /** matches the place between two sentences */
  readonly sentenceBreak: RegExp;
  /** matches the figures in a text, but not digits in names */
  readonly figure: RegExp;
  /** the value of a figure: '150,000' → 150000 */
  readonly numberOf: (figure: string) => number;
  /** the number 45,213 in the language's notation */
  readonly count45213: string;
  /** the length of a text in words, or in characters if the language has no spaces between words */
  readonly lengthOf: (text: string) => number;
  /** the minimum and maximum length of a brand's text, in the unit of `lengthOf` */
  readonly brandLength: readonly [number, number];
  /** the keys of interface texts whose placeholders differ from those in English, each with its placeholders */
  readonly otherValues: Readonly<Record<string, string>>;
  /** matches words for a degree of certainty */
  readonly certainty: RegExp;
  /** matches figures that are not facts about a camera, such as settings and durations of a test picture */
  readonly settings: RegExp;
  /**
   * matches prices in the readers' own currency. `foreignMoney` matches other prices; a price in the readers' currency
   * must be beside each of those.
   */
  readonly ownMoney: RegExp;
  readonly foreignMoney: RegExp;
  /**
   * matches the words for a reported way to a count. `untried` matches the words for a way that, as far as we know,
   * no one has tried on this model.
   */
  readonly reported: RegExp;
  readonly untried: RegExp;
  /** matches the claim that no way to a count exists. This claim is wrong if we merely know of no way. */
  readonly impossible: RegExp;
  readonly fileNumber: RegExp;
  readonly screenshot: RegExp;
  /** true if a letter in this language ends with a closing formula, with nothing after it */
  readonly endsWithFormula: boolean;
  /** matches words in the notes that follow a message that asks for a count */
  readonly countOrFile: RegExp;
  /** matches words for the file that a photo came in, in a note or a message */
  readonly originalFile: RegExp;
  /** matches ways of contact outside a marketplace, and attempts to leave the marketplace */
  readonly contact: RegExp;
  readonly bans: readonly Ban[];
}
