/** A pattern that must not occur in a text, and the words to use instead. */
export type Ban = readonly [pattern: RegExp, instead: string];

export interface Language {
  /** matches the place between two sentences */
  readonly sentenceBreak: RegExp;
  /** matches the figures in a text, but not digits in names */
  readonly figure: RegExp;
  /** the value of a figure: '150,000' → 150000 */
  readonly numberOf: (figure: string) => number;
  /** 45,213 in the language's notation */
  readonly count45213: string;
  /** a text's length in words, or in characters if the language has no spaces between words */
  readonly lengthOf: (text: string) => number;
  /** the minimum and maximum of a brand's text, in the unit of `lengthOf` */
  readonly brandLength: readonly [number, number];
  /** interface texts whose placeholders differ from those in English: their keys and placeholders */
  readonly otherValues: Readonly<Record<string, string>>;
  /** matches words for a degree of certainty */
  readonly certainty: RegExp;
  /** matches figures that are not facts about a camera, such as a test picture's settings and durations */
  readonly settings: RegExp;
  /**
   * matches prices in the readers' own currency. `foreignMoney` matches other prices, each of which needs a price in
   * the readers' currency beside it.
   */
  readonly ownMoney: RegExp;
  readonly foreignMoney: RegExp;
  /**
   * matches the words for a reported route to a count. `untried` matches the words for a route that, as far as we know,
   * no one has tried on this model.
   */
  readonly reported: RegExp;
  readonly untried: RegExp;
  /** matches the claim that no route to a count exists. If we merely know of none, this claim is wrong. */
  readonly impossible: RegExp;
  readonly fileNumber: RegExp;
  readonly screenshot: RegExp;
  /** true if letters in this language end with a closing formula, with nothing after it */
  readonly endsWithFormula: boolean;
  /** matches words for a count or a file; a note may contain them only after a message that asks for a count */
  readonly countOrFile: RegExp;
  /** matches words for a photo's original file, in a note or a message */
  readonly originalFile: RegExp;
  /** matches ways of contact outside a marketplace, and attempts to leave the marketplace */
  readonly contact: RegExp;
  readonly bans: readonly Ban[];
}
