import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../../reader/result';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { counterRows, shotsSentence } from '../../../i18n/words/cardWords';

/** What the report counts besides the shutter, and what the difference means. */
export function ReportCounters({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const sentence = shotsSentence(result, t);

  return (
    <>
      <dl css={styles.list}>
        {counterRows(result).map(([key, value]) => (
          <div key={key}>
            <dt css={styles.label}>{t(key)}</dt>
            <dd css={styles.value}>{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      {sentence && <p css={styles.sentence}>{sentence}</p>}
    </>
  );
}

const styles = {
  list: (theme: Theme) =>
    css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3, 10), margin: theme.space(4, 0) }),
  label: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  value: (theme: Theme) =>
    css({ fontFamily: theme.font.figures, fontSize: theme.size.l, fontVariantNumeric: 'tabular-nums' }),
  sentence: (theme: Theme) => css({ maxWidth: theme.width.text }),
};
