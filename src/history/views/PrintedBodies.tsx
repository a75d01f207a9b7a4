import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { shownLines } from '../examined';
import { kindsOf } from '../bodyNotices';
import { figureText, latestText, noticeTitle } from '../../i18n/words/historySentences';
import { formatDate, formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { PrintedPages } from '../../site/ui/PrintedPages';
import { bodyName, countKindText, pointGradeText, printedSerial, wearParts } from './names';
import { MAX_PRINTED, type PrintProps } from './PrintedHistory';

/** Prints the cameras as one table. */
export function PrintedBodies({ bodies, asOf, withSerials, isPrinting = false, onDone }: PrintProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  return (
    <PrintedPages margin="15mm" isPrinting={isPrinting} onDone={onDone}>
      <article lang={locale} css={styles.sheet}>
        <h1 css={styles.title}>{t('history.print.title')}</h1>
        <p>{t('history.print.made', { date: formatDateTime(asOf, locale) })}</p>
        <table css={styles.table}>
          <thead>
            <tr>
              {(['camera', 'count', 'wear', 'date', 'pace', 'flags'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`history.bodies.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bodies.slice(0, MAX_PRINTED).map((body) => {
              const [{ figures }] = shownLines(body);
              const { latest, monthly, mixed } = figures;
              return (
                <tr key={body.id}>
                  <th scope="row">
                    {bodyName(body, t, locale)}
                    <br />
                    {body.serial ? printedSerial(body.serial, withSerials) : t('history.camera.noSerial')}
                  </th>
                  <td>
                    {latestText(figures, t, locale)}
                    <br />
                    {countKindText(body, t, locale)}
                    {!mixed && `, ${pointGradeText(latest, t)}`}
                  </td>
                  <td>{wearParts(body.figures[0]!, t, locale).text}</td>
                  <td>{formatDate(latest.date.slice(0, 10), locale)}</td>
                  <td>{monthly && figureText(monthly, t, locale)}</td>
                  <td>
                    {kindsOf(body)
                      .map((kind) => noticeTitle(kind, t))
                      .join(t('list.separator'))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p css={styles.footer}>
          {t('history.chart.clock')} {t('history.print.footer')}
        </p>
      </article>
    </PrintedPages>
  );
}

const styles = {
  sheet: css({ display: 'grid', gap: '3mm', fontSize: '9pt' }),
  title: css({ fontSize: '16pt' }),
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    'th, td': {
      padding: '1.5mm 2mm 1.5mm 0',
      borderBottom: '0.5pt solid #000',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 400,
    },
    'th[scope=col], th[scope=row]': { fontWeight: 600 },
    tr: { breakInside: 'avoid' },
  }),
  footer: css({ fontSize: '9pt' }),
};
