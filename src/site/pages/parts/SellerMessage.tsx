import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../router/LanguageProvider';
import { type AskedWay, askedWay, numbered } from '../../../content/messageAtPlace';
import { MessageText } from '../../tool/next/MessageText';
import type { MessageAbout } from '../../tool/next/aboutCamera';
import { countToAsk, moreOf } from '../../tool/next/SellerText';
import { stepsToScreen } from '../../tool/ways/stepsOnCamera';
import { touchArea } from '../../ui/touchArea';
import { Link } from '../../ui/Link';
import { Section } from './Section';

interface Props extends MessageAbout {
  /** the camera's slug, for the link to the page of all messages for this camera */
  readonly slug: string;
}

/** One short message to the seller, and a link to the messages for each marketplace. */
export function SellerMessage({ slug, ...message }: Props) {
  const { t, i18n } = useTranslation();
  const { urlOf } = useLanguage();
  const { answer, camera, page, model } = message;
  const steps = numbered(model ? stepsToScreen(model, i18n) : []);
  // If an add-on is the only method, the camera's page doesn't have this section.
  const asked = askedWay(answer) as Exclude<AskedWay, 'add-on'>;
  const text = t(`message.short.${asked}`, {
    camera,
    count: countToAsk(model, t),
    address: urlOf(page),
    steps,
    more: moreOf(message, t),
  });
  return (
    <Section id="message" heading={t('message.heading')}>
      <MessageText text={text} />
      <p css={styles.more}>
        <Link href={`/ask-the-seller?camera=${slug}`} css={touchArea}>
          {t('message.more')}
        </Link>
      </p>
    </Section>
  );
}

const styles = {
  more: (theme: Theme) => css({ marginTop: theme.space(3), fontSize: theme.size.s }),
};
