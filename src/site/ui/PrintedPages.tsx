import { css, Global, type Theme } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** on all sides of the paper: '20mm' */
  readonly margin: string;
  readonly isPrinting?: boolean;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/**
 * Prints its children instead of the page. Opens the print dialog when rendered, unless the browser is already
 * printing. Hidden on screen.
 */
export function PrintedPages({ margin, isPrinting = false, onDone, children }: Props) {
  const [opens] = useState(!isPrinting);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    window.addEventListener('afterprint', () => finish(), { once: true });
    if (opens) window.print();
  }, [opens]);

  return createPortal(
    <>
      <Global styles={onlyThese(margin)} />
      <div css={styles.pages} data-sheet>
        {children}
      </div>
    </>,
    document.body,
  );
}

const onlyThese = (margin: string) => (theme: Theme) =>
  css({
    '@page': { margin },
    // Collapses the page, because `display: none` would restart its animations afterward.
    [theme.media.print]: {
      // Removes the page's content from the flow, where it could fill another printed page.
      'body > :not([data-sheet])': {
        position: 'absolute',
        overflow: 'hidden',
        width: 0,
        height: 0,
        minHeight: 0,
        visibility: 'hidden',
      },
    },
  });

const styles = {
  pages: (theme: Theme) =>
    css({ display: 'none', [theme.media.print]: { display: 'block', color: '#000', background: '#fff' } }),
};
