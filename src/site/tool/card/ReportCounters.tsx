import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../../reader/result';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { counterRows, shotsSentence } from '../../../i18n/words/cardWords';
import { Cluster, Measure } from '../../ui/layouts';

/** A report's other counters, and why they differ from the shutter count. */
export function ReportCounters({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const sentence = shotsSentence(result, t);

  return (
    <>
      <Cluster as="dl" gap={[3, 10]} above={4} below={4}>
        {counterRows(result).map(([key, value]) => (
          <div key={key}>
            <dt css={styles.label}>{t(key)}</dt>
            <dd css={styles.value}>{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </Cluster>
      {sentence && <Measure>{sentence}</Measure>}
    </>
  );
}

const styles = {
  label: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  value: (theme: Theme) =>
    css({ fontFamily: theme.font.figures, fontSize: theme.size.l, fontVariantNumeric: 'tabular-nums' }),
};
