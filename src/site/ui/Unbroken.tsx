import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { phrasesOf } from './phrases';

/** Matches a Japanese count, such as 208,513回 or 3万回未満 ('under 30,000 shots') */
const JAPANESE_COUNT = String.raw`(?:\d+万[\d,]*回?|\d[\d,]*回)(?:未満|超)?`;

/**
 * Text that must not break: a Japanese count, and a model's name. A name must not break at its hyphen (E-M1, OM-D, K-1,
 * X-Pro3, EOS-1D; also USB-C), after the name of its product line (EOS 5D, Kiss X9i), or before its generation's number
 * (A7 III, R6 Mark II).
 */
const UNBROKEN = (() => {
  const hyphenated = String.raw`[A-Z]{1,3}-(?:[A-Z]{0,3}|Pro)\d{1,4}[A-Za-z]*`;
  const lines = String.raw`[A-Z]{2,3}-[A-Z]{1,2}|Kiss (?:Digital )?[A-Z]\d*i?`;
  const generation = '(?: Mark)? (?:I{1,3}|IV|VI{0,2})';
  return new RegExp(
    String.raw`(\b(?:(?:${hyphenated}|(?:EOS )?[A-Z]*\d+[A-Za-z]*)${generation}|EOS [A-Z]*\d+[A-Za-z]*|Mark [IV]+|${hyphenated}|${lines})\b|${JAPANESE_COUNT})`,
  );
})();

export interface UnbrokenProps {
  readonly text: string;
  /** Japanese breaks only between phrases; the style `keep-all` prevents all other breaks */
  readonly atPhrases?: boolean;
}

/** Text that doesn't break within model names and counts. */
export function Unbroken({ text, atPhrases = false }: UnbrokenProps) {
  const phrases = atPhrases ? phrasesOf(text) : [text];
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <Phrase text={phrase} />
    </Fragment>
  ));
}

const Phrase = ({ text }: { readonly text: string }) =>
  // `split` puts the group's matches at the odd indexes.
  text.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} css={styles.unbroken}>
        {part}
      </span>
    ),
  );

/** A heading, a label or a value: a few words in short lines that don't break within a phrase. */
export function ShortText({ children }: { readonly children: ReactNode }) {
  return typeof children === 'string' ? <Unbroken text={children} atPhrases /> : children;
}

const styles = { unbroken: css({ whiteSpace: 'nowrap' }) };
