import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { notice } from '../../ui/notice';

/**
 * Replaces the sections below the tool if their texts or code can't be fetched: offline in a language that the visitor
 * has not read before, for example.
 */
export function MissingSections() {
  const { t } = useTranslation();
  return (
    <div css={styles.missing} role="alert">
      <p>{t('home.missing')}</p>
      <Button variant="secondary" icon="refresh" onClick={() => window.location.reload()}>
        {t('frame.failed.again')}
      </Button>
    </div>
  );
}

const styles = {
  missing: (theme: Theme) => [
    notice(theme),
    css({ display: 'grid', gap: theme.space(3), justifyItems: 'start', marginTop: theme.space(10) }),
  ],
};
