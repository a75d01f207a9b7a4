interface Props {
  readonly text: string;
  readonly other: string;
}

/** A text whose characters that differ from another one's are underlined, counted from the end, as numbers are. */
export function Differing({ text, other }: Props) {
  return Array.from(text, (character, at) => (differsAt(text, other, at) ? <u key={at}>{character}</u> : character));
}

/** Whether a letter or digit is another one than in the other text, or has none there. */
export const differsAt = (text: string, other: string, at: number): boolean =>
  /[A-Z\d]/i.test(text[at]!) && other.at(at - text.length) !== text[at];
