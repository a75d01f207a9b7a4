interface Props {
  readonly text: string;
  readonly other: string;
}

/** Underlines the characters of `text` that differ from `other`. The texts are numbers, so their ends are aligned. */
export function Differing({ text, other }: Props) {
  return Array.from(text, (character, at) => (differsAt(text, other, at) ? <u key={at}>{character}</u> : character));
}

/**
 * True if `text` has a letter or digit at `at`, and `other` has a different character or none at the same distance from
 * its end.
 */
export const differsAt = (text: string, other: string, at: number): boolean =>
  /[A-Z\d]/i.test(text[at]!) && other.at(at - text.length) !== text[at];
