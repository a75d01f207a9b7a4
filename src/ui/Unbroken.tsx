import { css } from '@emotion/react';
import { Fragment } from 'react';

/** A model name that must not break at its hyphen: E-M1, K-1, X-T4, EOS-1D. */
const MODEL = /\b([A-Z]{1,3}-[A-Z]{0,3}\d{1,4}[A-Za-z]*)\b/;

/** Text whose model names don't break across lines. */
export function Unbroken({ text }: { readonly text: string }) {
  // `split` puts what the group matched at the odd indexes.
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
