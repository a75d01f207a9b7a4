import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { loadGuide } from '../../content/content';
import type { MessageKind } from '../../content/guideCopy';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/notify';
import { Section } from './Section';

interface SellerMessageProps {
  readonly kind: MessageKind;
  /** the camera's name in the message */
  readonly camera: string;
}

/** What to write to the seller: a text to select, and a button that copies it. */
export function SellerMessage({ kind, camera }: SellerMessageProps) {
  const { locale } = useLanguage();
  const { message } = use(loadGuide(locale));
  const text = message.texts[kind](camera);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', message.copied);
    } catch {
      notify('error', message.failed);
    }
  }

  return (
    <Section id="message" heading={message.heading}>
      <p css={styles.lead}>{message.lead}</p>
      <blockquote css={styles.text}>{text}</blockquote>
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {message.copy}
      </Button>
    </Section>
  );
}

const styles = {
  lead: (theme: Theme) => css({ maxWidth: theme.width.text, marginBottom: theme.space(3) }),
  text: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      margin: theme.space(0, 0, 4),
      padding: theme.space(4, 5),
      borderInlineStart: `2px solid ${theme.color.line}`,
      background: theme.color.sunken,
    }),
};
