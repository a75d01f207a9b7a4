import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import { formatDateTime, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { Card } from '../../ui/Card';
import { Measure } from '../../ui/layouts';
import { Table } from '../../ui/Table';
import { plainText } from '../../../i18n/words/plainText';
import { meaningWords, momentOf } from '../../../i18n/words/cardWords';

/** The error that the report script probably adds to the log when it fails. */
const CRASH = 'E70';

/** The errors in the camera's log, grouped by kind; on request, every entry. */
export function ReportErrors({ report: { errors } }: { readonly report: UntrustedReport }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  return (
    <Card level={3} heading={t('card.errors')}>
      {errors.length === 0 ? (
        <Measure>{t('card.noErrors')}</Measure>
      ) : (
        <>
          <Table
            css={styles.table}
            caption={t('card.errors')}
            hideCaption
            columns={[t('card.code'), t('card.meaning'), t('card.times'), t('card.first'), t('card.last')]}
            rows={errors.map((kind) => [
              plainText(kind.code, 20),
              meaningWords(kind.code, t),
              kind.count === undefined ? '–' : formatNumber(kind.count, locale),
              momentOf(kind, kind.first, t, locale) ?? '–',
              momentOf(kind, kind.last, t, locale) ?? '–',
            ])}
            numeric={[2]}
          />
          <Measure isMuted size="s" above={3}>
            {t('card.errorClock')}
          </Measure>
          {errors.some(({ code }) => code === CRASH) && (
            <Measure isMuted size="s" above={3}>
              {t('card.crash')}
            </Measure>
          )}
          {errors.some(({ log }) => log.length > 0) && <ErrorLog errors={errors} />}
        </>
      )}
    </Card>
  );
}

function ErrorLog({ errors }: Pick<UntrustedReport, 'errors'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [wasOpened, setOpened] = useState(false);

  return (
    <Accordion summary={t('card.log')} css={styles.wide} onOpen={() => setOpened(true)}>
      {wasOpened && (
        <Table
          caption={t('card.log')}
          hideCaption
          columns={[t('card.code'), t('card.moment'), t('card.shotsThen'), t('card.reason'), t('card.lens')]}
          rows={errors.flatMap(({ code, log }) =>
            log.map(({ date, shots, reason, lens }) => [
              plainText(code, 20),
              date === undefined ? '–' : formatDateTime(date, locale),
              shots === undefined ? '–' : formatNumber(shots, locale),
              <code key="reason">{plainText(reason ?? '–')}</code>,
              <code key="lens">{plainText(lens ?? '–')}</code>,
            ]),
          )}
          numeric={[2]}
        />
      )}
    </Accordion>
  );
}

const styles = {
  table: css({ 'td:nth-of-type(1)': { minWidth: '12em' }, 'td:nth-of-type(n + 3)': { minWidth: '9em' } }),
  wide: (theme: Theme) => css({ marginTop: theme.space(4), '& > div': { maxWidth: 'none', color: theme.color.text } }),
};
