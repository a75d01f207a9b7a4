import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { loadMessages } from '../../content/content';
import type { MessageKind } from '../../content/guideCopy';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copyText';
import { useInBrowser } from '../../ui/useInBrowser';

interface Props {
  readonly kind: MessageKind;
  /** the camera's name in the message */
  readonly camera: string;
  /** behind a line to open it */
  readonly isFolded?: boolean;
}

/** What to write to the seller: a text to select, to copy, and where the system has one, for its share sheet. */
export function SellerText({ kind, camera, isFolded = false }: Props) {
  const { locale } = useLanguage();
  const message = use(loadMessages(locale));
  const canShare = useCanShare();
  const text = message.texts[kind](camera);
  const quote = <blockquote css={styles.text}>{text}</blockquote>;

  const copy = () => void copyText(text, [message.copied], [message.failed]);

  // A share sheet that was closed is no failure, and one that does not open leaves the text to copy.
  const share = () => void navigator.share({ text }).catch(() => undefined);

  return (
    <>
      {isFolded ? (
        <details css={styles.folded}>
          <summary>{message.read}</summary>
          {quote}
        </details>
      ) : (
        quote
      )}
      <div css={styles.buttons}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {message.copy}
        </Button>
        {canShare && (
          <Button variant="secondary" icon="share" onClick={share}>
            {message.share}
          </Button>
        )}
      </div>
    </>
  );
}

const useCanShare = () => useInBrowser(() => 'share' in navigator, false);

const styles = {
  folded: (theme: Theme) => css({ marginBottom: theme.space(3) }),
  text: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      margin: theme.space(0, 0, 4),
      padding: theme.space(4, 5),
      borderInlineStart: `2px solid ${theme.color.line}`,
      background: theme.color.sunken,
    }),
  buttons: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
};
