import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../reader/result';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { candidateSentences } from '../../i18n/words/countSentences';
import { whySentence } from '../../i18n/words/counterWords';
import { Measure } from '../ui/layouts';

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
        <Measure below={3} css={styles.sentence}>
          <b>{t('countCard.guess', { number: formatNumber(shutterCount, locale) })}</b>
          <br />
          {t(`method.${shutterSource.method}`)}
        </Measure>
      )}
      {[...(reason ? [reason] : []), ...candidateSentences(result, t, locale)].map((sentence) => (
        <Measure key={sentence} below={3} css={styles.sentence}>
          {sentence}
        </Measure>
      ))}
    </>
  );
}

const styles = {
  sentence: css({ overflowWrap: 'anywhere' }),
};
