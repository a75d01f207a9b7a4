import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../reader/result';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { candidateSentences } from '../../i18n/words/countSentences';
import { whySentence } from '../../i18n/words/counterWords';

interface Props {
  readonly result: ExtractionResult;
}

/** Why there is no count. */
export function Unavailable({ result }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { shutterCount, shutterSource } = result;
  const reason = whySentence(result, t, locale);

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
    </>
  );
}

const styles = {
  sentence: (theme: Theme) =>
    css({ maxWidth: theme.width.text, margin: theme.space(0, 0, 3), overflowWrap: 'anywhere' }),
};
