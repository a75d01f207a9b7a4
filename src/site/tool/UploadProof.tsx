import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Cluster } from '../ui/layouts';
import { SendTest } from './SendTest';

/** The privacy line, and a button that makes the browser prove it. */
export function UploadProof() {
  const { t } = useTranslation();
  return (
    <Cluster gap={[2, 4]} align="center" size="s" above={3} css={styles.privacy}>
      <p css={styles.line}>
        <Icon name="lock" css={styles.icon} />
        <span>{t('dropZone.privacy')}</span>
      </p>
      <SendTest label={t('proof.button')}>{t('proof.scope')}</SendTest>
    </Cluster>
  );
}

const styles = {
  privacy: (theme: Theme) => css({ [theme.media.mobile]: { gap: theme.space(1, 4) } }),
  line: (theme: Theme) => css({ display: 'flex', flex: '1 1 280px', gap: theme.space(2) }),
  icon: css({ marginTop: 2 }),
};
