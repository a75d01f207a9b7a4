import { css, keyframes, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { ShortText } from './Unbroken';
import { visuallyHidden } from './VisuallyHidden';

interface Props {
  readonly caption: ReactNode;
  /** shows the caption only to screen readers, because the heading above already names the table */
  readonly hideCaption?: boolean;
  readonly columns: readonly ReactNode[];
  /** the first cell of a row is its header */
  readonly rows: readonly (readonly ReactNode[])[];
  /** 0-based columns of numbers, aligned right */
  readonly numeric?: readonly number[];
  /** height in px; a taller table scrolls inside it, and its column headers stay in view */
  readonly maxHeight?: number;
  /** on a phone, a row's header is above its cells, and each cell is below its column's name */
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** A table with thin rules. Scrolls sideways if wider than its container. */
export function Table({
  caption,
  hideCaption = false,
  columns,
  rows,
  numeric = [],
  maxHeight,
  isStacked = false,
  className,
}: Props) {
  const scroller = [styles.scroller, maxHeight !== undefined && styles.bounded(maxHeight)];
  const cell = (column: number) => (numeric.includes(column) ? styles.figures : undefined);
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div css={scroller} className={className} tabIndex={0} role="group" aria-label={textOf(caption)}>
      <table css={[styles.table, isStacked && styles.stacked]}>
        <caption css={hideCaption ? visuallyHidden : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" css={cell(index)}>
                <ShortText>{column}</ShortText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((content, index) =>
                index === 0 ? (
                  <th key={index} scope="row" css={cell(index)}>
                    <ShortText>{content}</ShortText>
                  </th>
                ) : (
                  <td key={index} css={cell(index)} data-column={isStacked ? textOf(columns[index]) : undefined}>
                    <ShortText>{content}</ShortText>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textOf = (node: ReactNode) => (typeof node === 'string' ? node : undefined);

/** The edge fades while there is more to scroll to. In a table that fits, the scroll timeline is inactive. */
const more = keyframes({
  'from, 99%': { maskImage: 'linear-gradient(to right, #000 calc(100% - 3em), transparent)' },
  to: { maskImage: 'none' },
});

const STACKING = '@media (max-width: 599px)';

const styles = {
  scroller: css({
    position: 'relative',
    overflowX: 'auto',
    '@media screen': {
      '@supports (animation-timeline: scroll())': {
        animation: `${more} linear`,
        animationTimeline: 'scroll(self inline)',
      },
    },
  }),
  bounded: (maxHeight: number) => (theme: Theme) =>
    css({
      overflow: 'auto',
      maxHeight,
      'thead th': { position: 'sticky', top: 0, background: theme.color.page },
      [theme.media.print]: { maxHeight: 'none' },
    }),
  table: (theme: Theme) =>
    css({
      width: '100%',
      fontSize: theme.size.s,
      lineHeight: 1.45,
      textAlign: 'start',
      'th, td': {
        // Keeps three Japanese characters together; German compounds are hyphenated to make room.
        minWidth: '3.2em',
        padding: `${theme.space(2.5)} clamp(6px, 2vw, 16px) ${theme.space(2.5)} 0`,
        hyphens: 'auto',
        borderBottom: `1px solid ${theme.color.line}`,
        textAlign: 'start',
        verticalAlign: 'top',
        fontWeight: 400,
      },
      'th:last-child, td:last-child': { paddingInlineEnd: 0 },
      'thead th': {
        borderBottomColor: theme.color.text,
        color: theme.color.textMuted,
        fontSize: theme.size.xs,
        fontWeight: 600,
        verticalAlign: 'bottom',
      },
      'tbody th': { fontWeight: 600 },
    }),
  stacked: (theme: Theme) =>
    css({
      [STACKING]: {
        '& thead': visuallyHidden,
        '& tbody tr': {
          // One column, because half the width is too narrow for a Japanese phrase.
          display: 'grid',
          padding: theme.space(2.5, 0),
          borderBottom: `1px solid ${theme.color.line}`,
        },
        '& tbody th, & tbody td': { padding: theme.space(0.5, 0), borderBottom: 0 },
        '& tbody td[data-column]::before': {
          content: 'attr(data-column)',
          display: 'block',
          color: theme.color.textMuted,
          fontSize: theme.size.xs,
        },
      },
    }),
  caption: (theme: Theme) =>
    css({
      captionSide: 'top',
      paddingBottom: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      textAlign: 'start',
    }),
  figures: (theme: Theme) =>
    css({
      'table &': { textAlign: 'end' },
      'tbody &': {
        fontFamily: theme.font.figures,
        fontVariantNumeric: 'tabular-nums',
        [theme.media.wide]: { whiteSpace: 'nowrap' },
      },
    }),
};
