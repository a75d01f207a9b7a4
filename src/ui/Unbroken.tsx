import { css } from '@emotion/react';
import { Fragment } from 'react';

/** A model's name whose hyphen is no place to break a line: E-M1, K-1, X-T4, EOS-1D. */
const MODEL = /\b([A-Z]{1,3}-[A-Z]{0,3}\d{1,4}[A-Za-z]*)\b/;

/** Text whose models stay in one piece. */
export function Unbroken({ text }: { readonly text: string }) {
  // What a pattern's group has matched stands at the odd places.
  return text.split(MODEL).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} css={styles.model}>
        {part}
      </span>
    ),
  );
}

const styles = { model: css({ whiteSpace: 'nowrap' }) };
