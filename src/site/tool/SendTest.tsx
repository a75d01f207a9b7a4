import { css, type Theme } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { tryUpload, type UploadAttempt } from './tryUpload';

interface Props {
  readonly label: string;
  /** shown below the outcome if the browser blocked the request */
  readonly children?: ReactNode;
}

/** With this button, the browser shows the visitor that the page can't send anything. */
export function SendTest({ label, children }: Props) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState<UploadAttempt | { readonly outcome: 'trying' }>();

  async function prove() {
    setAttempt({ outcome: 'trying' });
    setAttempt(await tryUpload());
  }

  return (
    <>
      <Button variant="quiet" size="s" icon="shield" css={styles.prove} onClick={() => void prove()}>
        {label}
      </Button>
      <output css={styles.outcome}>
        {attempt && (
          <>
            <span css={styles.sentence}>{t(`proof.${attempt.outcome}`, attempt)}</span>
            {attempt.outcome === 'refused' && children && <span css={styles.sentence}>{children}</span>}
          </>
        )}
      </output>
    </>
  );
}

const styles = {
  prove: css({ 'button&': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }),
  outcome: css({ display: 'block', flexBasis: '100%' }),
  sentence: (theme: Theme) =>
    css({
      display: 'block',
      maxWidth: theme.width.text,
      marginTop: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
};
