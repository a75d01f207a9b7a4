import { css, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Chip } from '../ui/Chip';

/** Whether the visitor has said that the camera is their own. In memory only, gone when the page is closed. */
const useOwner = create<{ readonly isOwner: boolean }>(() => ({ isOwner: false }));

/** True for somebody who sells or keeps the camera: what a buyer would ask the seller for does not come first, or at all. */
export const useIsOwner = (): boolean => useOwner(({ isOwner }) => isOwner);

/** Asks whose camera it is. Somebody else's unless told. */
export function OwnerChoice() {
  const { t } = useTranslation();
  const id = useId();
  const isOwner = useIsOwner();
  return (
    <fieldset css={styles.choice} aria-labelledby={id} data-owner={isOwner}>
      <span id={id}>{t('owner.question')}</span>
      <Chip selected={!isOwner} onClick={() => useOwner.setState({ isOwner: false })}>
        {t('owner.other')}
      </Chip>
      <Chip selected={isOwner} onClick={() => useOwner.setState({ isOwner: true })}>
        {t('owner.mine')}
      </Chip>
    </fieldset>
  );
}

const styles = {
  choice: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(2),
      margin: 0,
      padding: 0,
      border: 0,
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      '& > span': { flexBasis: '100%' },
      [theme.media.print]: { display: 'none' },
    }),
};
