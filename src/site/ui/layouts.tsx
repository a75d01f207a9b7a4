/** Layouts: stacked, in a wrapping row, or as text. Gaps are in steps of `theme.space`. */

import { css, type CSSObject, type Theme } from '@emotion/react';
import type { HTMLAttributes } from 'react';

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** the element; lists are shown without markers */
  readonly as?:
    'aside' | 'div' | 'dl' | 'figcaption' | 'form' | 'header' | 'label' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';
  readonly above?: number;
  readonly below?: number;
  readonly isMuted?: boolean;
  readonly size?: 's' | 'xs';
}

interface PartsProps extends TextProps {
  /** the space between the children; a pair sets the space between rows and between columns */
  readonly gap?: number | readonly [rows: number, columns: number];
}

interface StackProps extends PartsProps {
  readonly align?: 'start' | 'center';
}

/** Children below each other, none wider than the stack. */
export function Stack({ align, ...box }: StackProps) {
  const look = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...(align && { justifyItems: align }) };
  return <Box {...box} look={look} />;
}

interface ClusterProps extends PartsProps {
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** if space is short, children become narrower instead of wrapping */
  readonly isOneRow?: boolean;
  /** the first child at the start of the row, the last at its end */
  readonly isSpread?: boolean;
}

/** Children in a row, which wraps if space is short. */
export function Cluster({ align, isOneRow = false, isSpread = false, ...box }: ClusterProps) {
  const look = {
    display: 'flex',
    ...(!isOneRow && { flexWrap: 'wrap' }),
    ...(align && { alignItems: align }),
    ...(isSpread && { justifyContent: 'space-between' }),
  } as const;
  return <Box {...box} look={look} />;
}

/** Text whose lines are not too long to read; a paragraph by default. */
export function Measure(text: TextProps) {
  return <Box as="p" {...text} look={measure} />;
}

const measure = (theme: Theme): CSSObject => ({ maxWidth: theme.width.text });

interface BoxProps extends PartsProps {
  readonly look: CSSObject | ((theme: Theme) => CSSObject);
}

function Box({ as: Tag = 'div', look, gap, above, below, isMuted = false, size, ...attributes }: BoxProps) {
  const style = (theme: Theme) =>
    css(typeof look === 'function' ? look(theme) : look, {
      ...(gap !== undefined && { gap: theme.space(...[gap].flat()) }),
      ...((Tag === 'ul' || Tag === 'ol') && { padding: 0, listStyle: 'none' }),
      ...(above !== undefined && { marginTop: theme.space(above) }),
      ...(below !== undefined && { marginBottom: theme.space(below) }),
      ...(isMuted && { color: theme.color.textMuted }),
      ...(size && { fontSize: theme.size[size] }),
    });
  return <Tag {...attributes} css={style} />;
}

/** Hides an element on paper, because it works only on a screen. */
export const screenOnly = (theme: Theme) => css({ [theme.media.print]: { display: 'none' } });
