import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import type { ExtractionResult } from '../../../reader/result';
import { useLanguage } from '../../router/LanguageProvider';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Measure, Stack } from '../../ui/layouts';
import { remarkSentences } from '../../../i18n/words/cardWords';

interface Props {
  readonly report: UntrustedReport;
  readonly result: ExtractionResult;
}

/** Contradictions and gaps in the report. */
export function ReportNotes({ report, result }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const remarks = remarkSentences(report, result, t, locale);

  return (
    <Card level={3} heading={t('card.proof')}>
      {remarks.length > 0 && (
        <Stack as="ul" gap={2} below={4}>
          {remarks.map(({ sentence, isQuiet }) => (
            <li key={sentence} css={styles.remark}>
              <Icon name={isQuiet ? 'info' : 'alert'} css={isQuiet ? styles.quiet : styles.loud} />
              <span>{sentence}</span>
            </li>
          ))}
        </Stack>
      )}
      <Measure above={2}>{t('card.proofPrivate')}</Measure>
    </Card>
  );
}

const styles = {
  remark: (theme: Theme) => css({ display: 'flex', gap: theme.space(3), maxWidth: theme.width.text }),
  quiet: (theme: Theme) => css({ flex: 'none', color: theme.color.textMuted }),
  loud: css({ flex: 'none' }),
};
