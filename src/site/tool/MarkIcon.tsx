import { css } from '@emotion/react';
import { useId } from 'react';
import type { AnswerMark } from '../../i18n/words/marks';

/** Draws a mark, without its words. */
export function MarkIcon({ shape, filling = 'seen' }: AnswerMark) {
  const half = useId();
  const outline = OUTLINES[shape];
  if (outline === undefined) {
    return (
      <span css={styles.sign} aria-hidden>
        {SIGNS[shape]}
      </span>
    );
  }
  return (
    <svg css={styles.icon} viewBox="0 0 14 14" aria-hidden>
      {filling === 'reported' && (
        <clipPath id={half}>
          <rect width="7" height="14" />
        </clipPath>
      )}
      {filling !== 'expected' && (
        <path d={outline} css={styles.filled} clipPath={filling === 'reported' ? `url(#${half})` : undefined} />
      )}
      <path d={outline} css={styles.outline} />
    </svg>
  );
}

const SIGNS: Partial<Record<AnswerMark['shape'], string>> = { estimate: '≈', none: '–', unknown: '?' };

const OUTLINES: Partial<Record<AnswerMark['shape'], string>> = {
  exact: 'M7 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  limits: 'M2.5 2.5h9v9h-9z',
  steps: 'M1.5 12.5v-4h3.7v-3.5h3.6v-3.5h3.7v11z',
  elsewhere: 'M7 1.2l5.8 5.8l-5.8 5.8l-5.8-5.8z',
};

const styles = {
  // Never shrinks, so that a table column keeps room for it.
  icon: css({ display: 'inline-block', flex: 'none', width: 14, maxWidth: 'none', height: 14, verticalAlign: '-2px' }),
  filled: css({ fill: 'currentColor' }),
  outline: css({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 }),
  sign: css({ display: 'inline-block', minWidth: 14, textAlign: 'center' }),
};
