import type { ReactNode } from 'react';
import { SourceLinks, type SourceRef } from './SourceLinks';

interface Props {
  readonly sources: readonly SourceRef[];
  readonly children: ReactNode;
  readonly className?: string;
}

/** A statement with its sources behind it, or beside it on a page with a margin. */
export function Sourced({ sources, children, className }: Props) {
  return (
    <p className={className} data-sourced={sources.length > 0 || undefined}>
      <span>{children}</span>
      <SourceLinks sources={sources} />
    </p>
  );
}
