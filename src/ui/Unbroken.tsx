import { css } from '@emotion/react';
import { Fragment } from 'react';

/**
 * What must not break in a model's name: at its hyphen (E-M1, K-1, X-T4, EOS-1D), after the name
 * of its line (EOS 5D), or before the number of its generation (A7 III, R6 Mark II).
 */
const MODEL = (() => {
  const hyphenated = String.raw`[A-Z]{1,3}-[A-Z]{0,3}\d{1,4}[A-Za-z]*`;
  const generation = '(?: Mark)? (?:I{1,3}|IV|VI{0,2})';
  return new RegExp(
    String.raw`\b((?:${hyphenated}|(?:EOS )?[A-Z]*\d+[A-Za-z]*)${generation}|EOS [A-Z]*\d+[A-Za-z]*|Mark [IV]+|${hyphenated})\b`,
  );
})();

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
