import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { keeper } from './historyStore';

/** Keeps the history on the device if the visitor asks for it, and deletes it with one button. */
export function KeepSection({ isKept }: { readonly isKept: boolean }) {
  const { t } = useTranslation();

  function change(): void {
    const work = isKept ? keeper.forget().then(() => notify('success', t('history.keep.deleted'))) : keeper.keep();
    void work.catch(() => notify('error', t('history.keep.failed')));
  }

  return (
    <Card level={2} heading={t('history.keep.heading')} css={styles.card}>
      <p css={styles.text}>{t(isKept ? 'history.keep.on' : 'history.keep.off')}</p>
      <Button variant="secondary" onClick={change}>
        {t(isKept ? 'history.keep.delete' : 'history.keep.start')}
      </Button>
    </Card>
  );
}

const styles = {
  card: (theme: Theme) => css({ [theme.media.print]: { display: 'none' } }),
  text: (theme: Theme) =>
    css({ maxWidth: theme.width.text, marginBottom: theme.space(3), color: theme.color.textMuted }),
};
