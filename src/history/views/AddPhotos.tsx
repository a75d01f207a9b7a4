import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ACCEPT } from '../../reader/files/acceptFile';
import { DropOverlay } from '../../site/ui/DropOverlay';
import { chosenFiles, filesOf } from '../../reader/files/gatherFiles';
import { useGivenFiles } from '../../site/browser/useGivenFiles';
import { FileButton } from '../../site/ui/FileButton';
import { Icon } from '../../site/ui/Icon';
import { Cluster, screenOnly } from '../../site/ui/layouts';
import { notice } from '../../site/ui/notice';
import { framed, ZoneFrame } from '../../site/ui/ZoneFrame';
import { useIsHydrated } from '../../site/browser/useIsHydrated';
import { addFiles, addUnreadable } from '../historyStore';

/** Adds photos, folders and saved histories that the visitor chooses, or drops or pastes anywhere on the page. */
export function AddPhotos({ isSmall }: { readonly isSmall: boolean }) {
  const { t } = useTranslation();
  const isDragging = useGivenFiles(({ items }) => void addFiles(filesOf(items, addUnreadable)));
  // Prerendered as true, because nearly every browser can open a folder. On phones, the button disappears after
  // hydration.
  const hasFolders = !useIsHydrated() || 'webkitdirectory' in HTMLInputElement.prototype;

  const add = (files: readonly File[]) => void addFiles(chosenFiles(files));
  const look = { isMultiple: true, onFiles: add, size: isSmall ? 's' : 'm' } as const;

  const ways = (
    <Cluster gap={2} css={styles.ways}>
      <FileButton label={t('history.drop.photos')} opens="photos" icon="image" accept={ACCEPT} {...look} />
      {hasFolders && (
        <FileButton
          label={t('history.drop.folder')}
          opens="folder"
          icon="folder"
          variant="secondary"
          isFolder
          {...look}
        />
      )}
      <FileButton
        label={t('history.drop.saved')}
        opens="saved"
        icon="clock"
        variant="secondary"
        accept=".json,application/json"
        {...look}
      />
    </Cluster>
  );
  const privacy = (
    <Cluster as="p" isOneRow gap={2} isMuted size="s" css={styles.privacy}>
      <Icon name="lock" size={16} />
      {t('history.drop.privacy')}
    </Cluster>
  );
  const overlay = isDragging && <DropOverlay text={t('history.drop.anywhere')} />;

  // Small buttons keep the readings below them in view.
  if (isSmall) {
    return (
      <div css={[styles.row, isDragging && styles.active]} data-history-drop>
        {ways}
        {privacy}
        {overlay}
      </div>
    );
  }
  return (
    <>
      <noscript>
        <p css={styles.noScript}>{t('history.drop.noScript')}</p>
      </noscript>
      <ZoneFrame phase={isDragging ? 'dragging' : 'idle'} css={screenOnly} data-history-drop>
        <div css={[framed, styles.content]}>
          <Icon name="upload" size={32} css={styles.icon} />
          <h2>{t('history.drop.heading')}</h2>
          {ways}
          <p css={styles.hint}>{t('history.drop.hint')}</p>
          {privacy}
        </div>
        {overlay}
      </ZoneFrame>
    </>
  );
}

const styles = {
  content: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: theme.space(3),
      padding: theme.space(7, 7, 8),
      textAlign: 'center',
      [theme.media.wide]: { padding: theme.space(14, 10, 12) },
    }),
  row: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(3),
      [theme.media.print]: { display: 'none' },
    }),
  active: (theme: Theme) => css({ outline: `1px solid ${theme.color.signal}` }),
  noScript: (theme: Theme) => notice(theme),
  icon: (theme: Theme) => css({ color: theme.color.textMuted }),
  hint: (theme: Theme) => css({ maxWidth: '60ch', color: theme.color.textMuted, textWrap: 'balance' }),
  ways: (theme: Theme) =>
    css({
      justifyContent: 'center',
      [theme.media.mobile]: {
        alignSelf: 'stretch',
        width: '100%',
        '& > *': { flex: '1 1 100%' },
        '& button': { width: '100%' },
      },
    }),
  privacy: css({ textAlign: 'start', '& svg': { marginTop: '0.25em' } }),
};
