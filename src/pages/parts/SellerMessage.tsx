import { css, type Theme } from '@emotion/react';
import { type ComponentProps, use } from 'react';
import { loadMessages } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { SellerText } from '../../tool/next/SellerText';
import { Section } from './Section';

/** What to write to the seller, as a part of a page. */
export function SellerMessage(message: ComponentProps<typeof SellerText>) {
  const { locale } = useLanguage();
  const { heading, lead } = use(loadMessages(locale));
  return (
    <Section id="message" heading={heading}>
      <p css={styles.lead}>{lead}</p>
      <SellerText {...message} />
    </Section>
  );
}

const styles = {
  lead: (theme: Theme) => css({ maxWidth: theme.width.text, marginBottom: theme.space(3) }),
};
