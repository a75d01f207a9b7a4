import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { tryUpload, type UploadAttempt } from './tryUpload';

/** The privacy line, and a button with which the browser itself proves it. */
export function UploadProof() {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState<UploadAttempt | { readonly outcome: 'trying' }>();

  async function prove() {
    setAttempt({ outcome: 'trying' });
    setAttempt(await tryUpload());
  }

  return (
    <div css={styles.privacy}>
      <p css={styles.line}>
        <Icon name="lock" css={styles.icon} />
        <span>{t('dropZone.privacy')}</span>
      </p>
      <Button variant="quiet" size="s" icon="shield" css={styles.prove} onClick={() => void prove()}>
        {t('proof.button')}
      </Button>
      <output css={styles.outcome}>
        {attempt && (
          <>
            <span css={styles.sentence}>{t(`proof.${attempt.outcome}`, attempt)}</span>
            {attempt.outcome === 'refused' && <span css={styles.sentence}>{t('proof.scope')}</span>}
          </>
        )}
      </output>
    </div>
  );
}

const styles = {
  privacy: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(2, 4),
      marginTop: theme.space(3),
      fontSize: theme.size.s,
    }),
  line: (theme: Theme) => css({ display: 'flex', flex: '1 1 280px', gap: theme.space(2) }),
  icon: css({ marginTop: 2 }),
  /** Its icon stands below the line's. */
  prove: css({ 'button&': { paddingInline: 0, textDecoration: 'underline', textUnderlineOffset: '0.2em' } }),
  outcome: css({ flexBasis: '100%' }),
  sentence: (theme: Theme) =>
    css({ display: 'block', maxWidth: theme.width.text, marginTop: theme.space(2), color: theme.color.textMuted }),
};
