import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { type ExaminedBody, shownLines } from '../examined';
import { findingText } from '../../i18n/words/historySentences';
import { madeMonth } from '../../i18n/words/madeWords';
import { presentSerial } from '../../i18n/words/present';
import { formatDateTime, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { PrintedPages } from '../../site/ui/PrintedPages';
import { WearScale } from '../../site/tool/wear/WearScale';
import { hasCurve } from './ChosenBodies';
import { figureRows } from './figureRows';
import { bodyName, drawnLife, hasWear, isWearColored, nameInFiles, printedSerial } from './names';
import { Picture } from './Picture';
import { tracesOf } from './pictureLayout';

export interface PrintProps {
  readonly bodies: readonly ExaminedBody[];
  readonly asOf: string;
  /** prints whole serial numbers instead of their ends */
  readonly withSerials: boolean;
  /** the browser is printing already */
  readonly isPrinting?: boolean;
  readonly onDone: () => void;
}

/** px; fits between the margins of A4 and of US Letter */
const PRINTED_WIDTH = 680;

/** The most cameras to print, on one page each. More would not help, and their layout would take long. */
export const MAX_PRINTED = 100;

/** Prints one page per camera. If some cameras are left out, the first page says how many are printed. */
export function PrintedHistory({ bodies, asOf, withSerials, isPrinting = false, onDone }: PrintProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const printed = bodies.slice(0, MAX_PRINTED);

  return (
    <PrintedPages margin="15mm" isPrinting={isPrinting} onDone={onDone}>
      {printed.map((body, place) => (
        <article key={body.id} lang={locale} css={styles.sheet}>
          <h1 css={styles.title}>
            {t('history.print.title')}: {bodyName(body, t, locale)}
          </h1>
          <p>
            {nameInFiles(body, locale) && `${nameInFiles(body, locale)} · `}
            {body.serial
              ? `${t(presentSerial(body.serial).label)} ${printedSerial(body.serial, withSerials)}`
              : t('history.camera.noSerial')}
            {body.manufactured && ` · ${madeMonth(body, t, locale)!}`} ·{' '}
            {t('history.print.made', { date: formatDateTime(asOf, locale) })}
          </p>
          {place === 0 && printed.length < bodies.length && (
            <p>
              {t('history.cameras.of', {
                shown: formatNumber(printed.length, locale),
                total: formatNumber(bodies.length, locale),
              })}
            </p>
          )}
          {hasCurve([body]) ? (
            <Picture
              traces={tracesOf([body])}
              life={drawnLife(body)}
              hasBands={hasWear(body)}
              fixedWidth={PRINTED_WIDTH}
            />
          ) : (
            body.figures[0]!.wear && (
              <div css={styles.scale}>
                <WearScale wear={body.figures[0]!.wear} isColored={isWearColored(body.figures[0]!)} />
              </div>
            )
          )}
          {shownLines(body).map(({ line, figures }) => (
            <section key={line.kind}>
              <h2 css={styles.kind}>{t(`kind.${line.kind}`)}</h2>
              <dl css={styles.rows}>
                {figureRows(figures, t, locale).map(({ key, label, value }) => (
                  <div key={key} css={styles.row}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {body.findings.map((finding, index) => (
            <p key={index}>{findingText(finding, body, t, locale)}</p>
          ))}
          <p css={styles.footer}>
            {t('history.chart.clock')} {t('history.print.footer')}
          </p>
        </article>
      ))}
    </PrintedPages>
  );
}

const styles = {
  sheet: css({
    display: 'grid',
    gap: '3mm',
    fontSize: '10pt',
    breakInside: 'avoid',
    '&:not(:last-child)': { breakAfter: 'page' },
  }),
  title: css({ fontSize: '16pt' }),
  /** Room for the scale's needle if the needle is at 0. */
  scale: css({ paddingInline: '3mm' }),
  kind: css({ fontSize: '11pt' }),
  rows: css({ borderBottom: '0.5pt solid #000' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '60mm 1fr',
    gap: '4mm',
    padding: '1.5mm 0',
    borderTop: '0.5pt solid #000',
  }),
  footer: css({ fontSize: '9pt' }),
};
