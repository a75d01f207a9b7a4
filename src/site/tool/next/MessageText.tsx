import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../browser/copyText';
import { useInBrowser } from '../../browser/useInBrowser';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layouts';

/** A message that the visitor can select, copy and, if the system has a share sheet, share. */
export function MessageText({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const canShare = useCanShare();

  const copy = () =>
    void copyText(
      text,
      (say) => ({ title: say('copy.message') }),
      (say) => ({ title: say('copy.failed') }),
    );

  // Closing the share sheet is no failure. If it doesn't open, the visitor can still copy the text.
  const share = () => void navigator.share({ text }).catch(() => undefined);

  return (
    <>
      <blockquote css={styles.text}>{text}</blockquote>
      <Cluster gap={2}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {t('message.copy')}
        </Button>
        {canShare && (
          <Button variant="secondary" icon="share" onClick={share}>
            {t('message.share')}
          </Button>
        )}
      </Cluster>
    </>
  );
}

const useCanShare = () => useInBrowser(() => 'share' in navigator, false);

const styles = {
  text: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      margin: theme.space(0, 0, 4),
      padding: theme.space(4, 5),
      borderInlineStart: `2px solid ${theme.color.line}`,
      background: theme.color.sunken,
      color: theme.color.text,
      whiteSpace: 'pre-line',
    }),
};
