import { css, keyframes, type Theme } from '@emotion/react';
import { differsAt } from '../ui/Differing';
import { shut } from './Blades';

interface Props {
  /** the digits with their separators, or a word */
  readonly text: string;
  /** true for a counter's number; false for an estimate or the word for no count, which are not drawn as a counter */
  readonly isReading: boolean;
  /** true if there is no count, so that closed blades are drawn behind the text */
  readonly isShut?: boolean;
  /** true for the home page's sample, whose digits are not meant to be copied */
  readonly isSample?: boolean;
  /**
   * the text of a second plate above or below this one; if it is longer, this plate becomes as wide, so that the digits
   * align; this plate underlines the digits that differ
   */
  readonly other?: string | undefined;
}

/** The face ("plate") of a mechanical counter. Its digits roll to their value once. */
export function CounterPlate({ text, isReading, isShut = false, isSample = false, other = '' }: Props) {
  if (!isReading) {
    return (
      <div css={styles.room}>
        <p css={[styles.plain, isShut && shut]} data-plate data-keep-clear>
          {text}
        </p>
      </div>
    );
  }
  const empty = Array.from(other).slice(0, Math.max(0, other.length - text.length));
  return (
    // The drawn digits are separate generated content, so the plate also has a label for screen readers, and a text to
    // select and copy.
    <div css={styles.room}>
      <div
        css={[styles.plate, sized([...empty, text].join(''))]}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text that rolls cannot be an img
        role="img"
        aria-label={text}
        {...(!isSample && { 'data-plate': true, 'data-keep-clear': true })}
      >
        {empty.map((character, place) => (
          <span key={place - empty.length} css={isDigit(character) ? styles.window : separator('')} />
        ))}
        {Array.from(text, (character, place) =>
          isDigit(character) ? (
            <span
              key={place}
              css={[styles.window, other && differsAt(text, other, place) && styles.differing]}
              data-differs={(other && differsAt(text, other, place)) || undefined}
            >
              <span css={rolling(Number(character))} />
            </span>
          ) : (
            <span key={place} css={separator(character)} />
          ),
        )}
        {!isSample && <span css={styles.text}>{text}</span>}
      </div>
    </div>
  );
}

/** True for a digit. Each digit has its own window. */
export const isDigit = (character: string): boolean => /\d/.test(character);

/**
 * As large as the page's text size and the card's width allow. Browsers without container units use the window's width.
 */
function sized(text: string) {
  const digits = Array.from(text).filter(isDigit).length;
  const ems = digits * 0.72 + (text.length - digits) * 0.3;
  const wanted = 'clamp(2.5rem, 11vw, 4.5rem)';
  return css({
    fontSize: [
      `min(${wanted}, min(45vw, 420px) / ${ems.toFixed(2)})`,
      `min(${wanted}, (100cqi - ${16 + 2 * digits}px) / ${ems.toFixed(2)})`,
    ],
  });
}

/**
 * Places the smaller digits above `digit`, outside its window. They pass through the window while `digit` rolls in.
 */
function rolling(digit: number) {
  const roll = keyframes({ from: { transform: `translateY(${digit}em)` }, to: { transform: 'translateY(0)' } });
  const passed = Array.from({ length: digit }, (_, before) => before).join('\\A ');
  return (theme: Theme) =>
    css({
      display: 'block',
      position: 'relative',
      '&::after': { content: `"${digit}"` },
      animation: `${roll} 900ms cubic-bezier(0.2, 0.8, 0.2, 1) both`,
      '&::before': {
        content: `"${passed}"`,
        position: 'absolute',
        insetInline: 0,
        bottom: '100%',
        whiteSpace: 'pre',
      },
      [theme.media.reducedMotion]: { animation: 'none' },
    });
}

/** A comma or point between the digits, or the dash of a range. */
const separator = (character: string) =>
  css({ width: '0.3em', textIndent: '-0.15em', '&::after': { content: JSON.stringify(character) } });

const styles = {
  room: css({ containerType: 'inline-size' }),
  plate: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '100%',
      margin: 0,
      padding: theme.space(2),
      borderRadius: theme.radius.s,
      background: theme.color.plate,
      color: theme.color.onPlate,
      fontFamily: theme.font.figures,
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 500,
      lineHeight: 1,
    }),
  window: (theme: Theme) =>
    css({
      overflow: 'hidden',
      width: '0.72em',
      height: '1.2em',
      marginInline: 1,
      padding: '0.1em 0.06em',
      borderRadius: 2,
      background: theme.color.plateRaised,
      clipPath: 'inset(0)',
    }),
  differing: (theme: Theme) =>
    css({
      boxShadow: 'inset 0 -0.08em currentColor',
      [theme.media.forcedColors]: { height: '1.28em', borderBottom: '0.08em solid' },
    }),
  text: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    color: 'transparent',
    forcedColorAdjust: 'none',
    userSelect: 'all',
    WebkitUserSelect: 'all',
  }),
  plain: (theme: Theme) =>
    css({
      margin: theme.space(1, 0),
      fontSize: theme.size.xxl,
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.15,
    }),
};
