import { css, type Theme } from '@emotion/react';

/** The answers of a comparison, each with its own shape. */
export type SealShape =
  /** evidence, such as the right camera or a count that rose, supports the claim */
  | 'match'
  /** the compared values are equal */
  | 'equal'
  /** the compared values differ but fit together */
  | 'similar'
  | 'different'
  /** evidence contradicts the claim */
  | 'against'
  /** the answer is unknown */
  | 'open';

interface Props {
  readonly shape: SealShape;
  /** in px at the usual text size */
  readonly size: number;
}

/**
 * A filled disc for 'match' and 'equal', a broken double ring for 'different', and a thin ring for all other answers.
 * Drawn without the answer's words.
 */
export function AnswerSeal({ shape, size }: Props) {
  const isFilled = shape === 'match' || shape === 'equal';
  return (
    <svg css={[styles.seal, sized(size)]} viewBox="0 0 48 48" aria-hidden data-seal-shape={shape}>
      {shape === 'different' ? (
        <>
          <circle css={styles.ring} cx="24" cy="24" r="22" strokeWidth="3" pathLength="64" strokeDasharray="5.5 2.5" />
          <circle
            css={styles.ring}
            cx="24"
            cy="24"
            r="17.5"
            strokeWidth="1.5"
            pathLength="64"
            strokeDasharray="5.5 2.5"
          />
        </>
      ) : (
        <circle css={isFilled ? styles.disc : styles.ring} cx="24" cy="24" r={isFilled ? 23 : 22.5} strokeWidth="1.5" />
      )}
      <path css={[styles.sign, isFilled && styles.onDisc]} d={SIGNS[shape]} />
    </svg>
  );
}

const SIGNS: Readonly<Record<SealShape, string>> = {
  match: 'M14 25l7 7l13 -16',
  equal: 'M14 19h20M14 29h20',
  similar: 'M14 20c3.3 -4 6.7 -4 10 0s6.7 4 10 0M14 30c3.3 -4 6.7 -4 10 0s6.7 4 10 0',
  different: 'M15.5 20.5h17M15.5 27.5h17M28.5 14.5l-9 19',
  against: 'M24 13v14M24 33.5v.6',
  open: 'M18.5 19.5a5.5 5.5 0 1 1 8.2 4.8c-1.9 1.1 -2.7 2.2 -2.7 4.2M24 33.5v.6',
};

const sized = (px: number) => css({ width: `${px / 16}rem`, height: `${px / 16}rem` });

/** A seal beside its answer. */
export const sealedAnswer = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    marginTop: theme.space(3),
    fontWeight: 600,
    '&:empty': { display: 'none' },
  });

/** Seals have no color, because colors are only for wear. */
const styles = {
  seal: css({ display: 'block', flex: 'none', overflow: 'visible' }),
  disc: (theme: Theme) => css({ fill: theme.color.text, [theme.media.forcedColors]: { fill: 'CanvasText' } }),
  ring: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.text, [theme.media.forcedColors]: { stroke: 'CanvasText' } }),
  sign: (theme: Theme) =>
    css({
      fill: 'none',
      stroke: theme.color.text,
      strokeWidth: 3.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      [theme.media.forcedColors]: { stroke: 'CanvasText' },
    }),
  onDisc: (theme: Theme) =>
    css({ stroke: theme.color.surface, strokeWidth: 4.5, [theme.media.forcedColors]: { stroke: 'Canvas' } }),
};
