import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../extraction/result';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/LanguageProvider';
import { adviceFor, type MakerKey } from './maker';
import { candidateSentences, reasonSentence } from './countSentences';

interface Props {
  readonly result: ExtractionResult;
  readonly maker: MakerKey | undefined;
}

/** Why there is no count, and how else to get it from this maker's cameras. */
export function Unavailable({ result, maker }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { shutterCount, shutterSource } = result;
  const reason = reasonSentence(result, t);
  const advice = adviceFor(result, maker);

  return (
    <>
      {shutterCount !== undefined && shutterSource?.method && (
        <p css={styles.sentence}>
          <b>{t('countCard.guess', { number: formatNumber(shutterCount, locale) })}</b>
          <br />
          {t(`method.${shutterSource.method}`)}
        </p>
      )}
      {[...(reason ? [reason] : []), ...candidateSentences(result, t, locale)].map((sentence) => (
        <p key={sentence} css={styles.sentence}>
          {sentence}
        </p>
      ))}
      {advice && (
        <div css={styles.advice}>
          <h4 css={styles.heading}>{t('advice.heading')}</h4>
          <p css={styles.sentence}>{t(advice)}</p>
        </div>
      )}
    </>
  );
}

const styles = {
  sentence: (theme: Theme) =>
    css({ maxWidth: theme.width.text, margin: theme.space(0, 0, 3), overflowWrap: 'anywhere' }),
  advice: (theme: Theme) =>
    css({
      padding: theme.space(3, 4, 1),
      borderInlineStart: `2px solid ${theme.color.line}`,
      background: theme.color.sunken,
    }),
  heading: (theme: Theme) => css({ margin: theme.space(0, 0, 1), fontSize: theme.size.m }),
};
