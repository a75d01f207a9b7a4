import type { Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { SourceLinks, type SourceRef } from './SourceLinks';

interface Props {
  readonly sources: readonly SourceRef[];
  readonly children: ReactNode;
  readonly className?: string;
}

/** A statement and its sources: beside it on a page with a margin, otherwise after it. */
export function Sourced({ sources, children, className }: Props) {
  return (
    <p className={className} data-sourced={sources.length > 0 || undefined}>
      <span>{children}</span>
      <SourceLinks sources={sources} />
    </p>
  );
}

const SOURCES_WIDTH = 188;

/** The style of a page on which statements have their sources beside them. */
export const sourcesBeside = (theme: Theme) => ({
  '--text-width': '560px',
  '& [data-sourced]': {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${SOURCES_WIDTH}px`,
    columnGap: theme.space(6),
    width: `calc(${theme.width.text} + ${SOURCES_WIDTH}px + ${theme.space(6)})`,
    maxWidth: 'none',
    '& > *': { gridColumn: 1 },
    '& > [data-sources]': { gridColumn: 2, gridRow: '1 / span 2', paddingTop: theme.space(0.5) },
  },
  // A list item takes both columns of its list, because its sources are beside its text.
  '& li[data-sourced]': { gridColumn: '1 / -1' },
});
