import { css, type Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPT } from '../../checker/drop/acceptFile';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { notice } from '../../ui/notice';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { chosenFiles, type Dropped, droppedItems, filesOf } from '../../checker/drop/gatherFiles';
import { addFiles, addUnreadable } from './historyStore';

/** The ways to add photos: choose some, choose a folder, open a saved history, or drop anything on the page. */
export function AddPhotos({ isSmall }: { readonly isSmall: boolean }) {
  const { t } = useTranslation();
  const photos = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const saved = useRef<HTMLInputElement>(null);
  const isDragging = useDroppedFiles((items) => void addFiles(filesOf(items, addUnreadable)));
  // Prerendered too, because nearly every browser can: only on a phone does the button go away.
  const hasFolders = !useIsHydrated() || 'webkitdirectory' in HTMLInputElement.prototype;

  const ways = [
    { key: 'photos', input: photos, icon: 'image', rest: { multiple: true, accept: ACCEPT } },
    ...(hasFolders
      ? [{ key: 'folder', input: folder, icon: 'file', rest: { multiple: true, webkitdirectory: '' } } as const]
      : []),
    { key: 'saved', input: saved, icon: 'book', rest: { accept: '.json,application/json' } },
  ] as const;

  return (
    <div css={[styles.zone, isDragging && styles.active]} data-history-drop>
      <noscript>
        <p css={styles.noScript}>{t('history.drop.noScript')}</p>
      </noscript>
      {!isSmall && (
        <>
          <Icon name="upload" size={32} css={styles.icon} />
          <h2 css={styles.heading}>{t('history.drop.heading')}</h2>
          <p css={styles.hint}>{t('history.drop.hint')}</p>
        </>
      )}
      <div css={styles.ways}>
        {ways.map(({ key, input, icon, rest }, index) => (
          <span key={key}>
            <Button variant={index === 0 ? 'primary' : 'secondary'} icon={icon} onClick={() => input.current?.click()}>
              {t(`history.drop.${key}`)}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={t(`history.drop.${key}`)}
              data-way={key}
              {...rest}
              onChange={(event) => {
                const files = chosenFiles(event.target.files ?? []);
                // The same files chosen again must be a change again.
                event.target.value = '';
                void addFiles(files);
              }}
            />
          </span>
        ))}
      </div>
      <p css={styles.privacy}>
        <Icon name="lock" size={16} />
        {t('history.drop.privacy')}
      </p>
      {isDragging && (
        <p css={styles.dropAnywhere} aria-hidden>
          {t('history.drop.anywhere')}
        </p>
      )}
    </div>
  );
}

/** Hands on what is dropped anywhere on the page; true while something is dragged over it */
function useDroppedFiles(onDrop: (items: Dropped) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const handOn = useRef(onDrop);
  useEffect(() => {
    handOn.current = onDrop;
  }, [onDrop]);

  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const listeners = {
      dragover(event: DragEvent) {
        if (!carriesFiles(event)) return;
        // Without this the browser would open the file.
        event.preventDefault();
        setDragging(true);
      },
      dragleave(event: DragEvent) {
        // There is no related target only where the drag leaves the page.
        if (!event.relatedTarget) setDragging(false);
      },
      drop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDragging(false);
        handOn.current(droppedItems(event.dataTransfer!));
      },
    };
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  return isDragging;
}

const styles = {
  zone: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: theme.space(3),
      padding: theme.space(5, 4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      textAlign: 'center',
      [theme.media.print]: { display: 'none' },
    }),
  active: (theme: Theme) => css({ borderColor: theme.color.signal }),
  noScript: (theme: Theme) => notice(theme, theme.color.signal),
  icon: (theme: Theme) => css({ marginTop: theme.space(4), color: theme.color.textMuted }),
  heading: (theme: Theme) => css({ fontSize: theme.size.l }),
  hint: (theme: Theme) => css({ maxWidth: '60ch', color: theme.color.textMuted, textWrap: 'balance' }),
  ways: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space(2) }),
  privacy: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      textAlign: 'start',
      '& svg': { marginTop: '0.25em' },
    }),
  dropAnywhere: (theme: Theme) =>
    css({
      position: 'fixed',
      inset: theme.space(4),
      zIndex: 10,
      display: 'grid',
      placeItems: 'center',
      margin: 0,
      border: `2px solid ${theme.color.signal}`,
      borderRadius: theme.radius.m,
      background: theme.color.page,
      fontSize: theme.size.l,
      opacity: 0.95,
      pointerEvents: 'none',
    }),
};
