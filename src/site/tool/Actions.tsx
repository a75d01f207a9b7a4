import { css, type Theme } from '@emotion/react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTION_BAR_PX } from '../../config/constants';
import { ACCEPT } from '../../reader/files/acceptFile';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { ACTION_BAR } from '../theme/tokens';

interface Props {
  readonly first?: ReactNode;
  /** the second action; on a phone, it replaces the button for choosing another photo */
  readonly second?: ReactNode;
  /** further actions; behind a button on a phone */
  readonly more?: ReactNode;
  readonly onFile: (file: File) => void;
}

/** The actions for a count: a row of buttons in the count's card, or a bar at the bottom of a phone's screen. */
export function Actions({ first, second, more, onFile }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Tells GlobalStyle to reserve space for the bar. `:has` could do so, but Firefox lacks it before version 121.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.actionBar = '';
    return () => {
      delete dataset.actionBar;
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  const another = (
    <FileButton
      label={t('result.another')}
      opens="another"
      icon="refresh"
      accept={ACCEPT}
      variant="secondary"
      onFiles={([file]) => onFile(file!)}
    />
  );
  return (
    <div ref={bar} css={styles.bar} data-actions>
      {first && <span css={styles.first}>{first}</span>}
      {second && <span css={styles.second}>{second}</span>}
      {!second && <span css={styles.another}>{another}</span>}
      {(more || second) && (
        <>
          <span css={styles.opener}>
            <Button
              variant="secondary"
              aria-label={t('result.more')}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden>⋯</span>
            </Button>
          </span>
          <div id={id} css={[styles.more, !isOpen && styles.closed]}>
            {second && another}
            {more}
          </div>
        </>
      )}
    </div>
  );
}

/** Reserves space for the bar, if any, below the page's last line. */
export const roomForBar = (theme: Theme) =>
  css({
    [theme.media.mobile]: { paddingBottom: `var(${ACTION_BAR}, 0)` },
    [theme.media.print]: { paddingBottom: 0 },
  });

const styles = {
  bar: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2),
      '&:not(:first-of-type)': { marginTop: theme.space(5) },
      [theme.media.wide]: {
        '& button, & a': { minHeight: theme.tap, padding: theme.space(1, 3) },
      },
      [theme.media.mobile]: {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: theme.layer.overlay,
        flexWrap: 'nowrap',
        alignItems: 'center',
        minHeight: ACTION_BAR_PX,
        '&:not(:first-of-type)': { marginTop: 0 },
        padding: theme.space(1.5, 4),
        paddingBottom: `calc(${theme.space(1.5)} + env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${theme.color.line}`,
        background: theme.color.surface,
        '& button, & a': { lineHeight: 1.15, wordBreak: ['keep-all', 'auto-phrase'] },
      },
      // On a phone held sideways, a fixed bar would cover the verdict.
      [theme.media.lying]: { position: 'relative', zIndex: 'auto', padding: theme.space(3, 0, 0), borderTop: 0 },
      [theme.media.print]: { display: 'none' },
    }),
  first: (theme: Theme) =>
    css({
      display: 'inline-flex',
      [theme.media.mobile]: { flex: '1 1 0', minWidth: 0, '&& > *': { width: '100%', padding: theme.space(1, 2) } },
    }),
  second: (theme: Theme) =>
    css({
      display: 'inline-flex',
      [theme.media.mobile]: {
        flex: 'none',
        maxWidth: '40%',
        '&& > *': { padding: theme.space(1, 2) },
        '& svg': { display: 'none' },
      },
    }),
  /** A phone has no room for the words, so it shows only the icon. */
  another: (theme: Theme) =>
    css({ [theme.media.mobile]: { flex: 'none', '& button': { width: theme.tap, padding: 0, gap: 0, fontSize: 0 } } }),
  opener: (theme: Theme) =>
    css({
      display: 'none',
      [theme.media.mobile]: { display: 'inline-flex', flex: 'none', '& button': { width: theme.tap, padding: 0 } },
    }),
  more: (theme: Theme) =>
    css({
      display: 'contents',
      [theme.media.mobile]: {
        position: 'absolute',
        insetInlineEnd: theme.space(4),
        bottom: '100%',
        display: 'grid',
        gap: theme.space(2),
        maxWidth: `calc(100vw - ${theme.space(8)})`,
        marginBottom: theme.space(2),
        padding: theme.space(3),
        border: `1px solid ${theme.color.line}`,
        borderRadius: theme.radius.m,
        background: theme.color.surface,
        boxShadow: theme.shadow,
        '& button, & a': { width: '100%', minHeight: theme.tap },
      },
    }),
  closed: (theme: Theme) => css({ [theme.media.mobile]: { display: 'none' } }),
};
