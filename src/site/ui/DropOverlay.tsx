import { css, type Theme } from '@emotion/react';

/** Covers the page while files are dragged over it. Says that the visitor can drop them anywhere. */
export function DropOverlay({ text }: { readonly text: string }) {
  return (
    <p css={overlay} aria-hidden>
      {text}
    </p>
  );
}

const overlay = (theme: Theme) =>
  css({
    position: 'fixed',
    inset: theme.space(4),
    zIndex: theme.layer.overlay,
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    border: `2px solid ${theme.color.signal}`,
    borderRadius: theme.radius.m,
    background: theme.color.page,
    fontSize: theme.size.l,
    opacity: 0.95,
    pointerEvents: 'none',
  });
