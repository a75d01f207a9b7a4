import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../config/locales';
import { bandColor } from '../../config/wearColors';
import { formatMoment, formatNumber } from '../../i18n/format';
import type { WearBand } from '../../judge/wear';
import { useLanguage } from '../../site/router/LanguageProvider';
import type { PictureLayout } from './pictureLayout';

/** Draws the background: wear bands, axes of counts and dates, and the rated life. */
export function PictureAxes({ drawing }: { readonly drawing: PictureLayout }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { plot } = drawing;
  return (
    <>
      {drawing.bands.map(({ band, top, bottom }) => (
        <g key={band} data-band={band}>
          <rect css={styles.band(band)} x={plot.left} y={top} width={plot.right - plot.left} height={bottom - top} />
          {bottom - top >= 18 && (
            <text css={styles.bandWord(band)} x={plot.left + 8} y={top + 14}>
              {t(`band.${band}`)}
            </text>
          )}
        </g>
      ))}
      {drawing.counts.map(({ at, value }) => (
        <g key={value}>
          <line css={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
          <line css={styles.tick} x1={plot.left - 8} x2={plot.left} y1={at} y2={at} />
          <text css={styles.figureText} x={plot.left - 12} y={at + 4} textAnchor="end">
            {formatNumber(value, locale)}
          </text>
        </g>
      ))}
      <line css={styles.tick} x1={plot.left} x2={plot.left} y1={plot.top} y2={plot.bottom} />
      <line css={styles.tick} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      {drawing.dates.map(({ at, value }) => (
        <g key={value}>
          <line css={styles.tick} x1={at} x2={at} y1={plot.bottom} y2={plot.bottom + 8} />
          <text css={styles.figureText} y={plot.bottom + 24} {...placeOfDate(at, plot.right)}>
            {dateText(value, drawing.dateStep, locale)}
          </text>
        </g>
      ))}
      {drawing.life && (
        <g data-life>
          <line css={styles.life} x1={plot.left} x2={plot.right} y1={drawing.life.at} y2={drawing.life.at} />
          <text css={styles.lifeText} x={plot.right - 6} y={drawing.life.at - 6} textAnchor="end">
            {t('history.chart.life', { life: formatNumber(drawing.life.value, locale) })}
          </text>
        </g>
      )}
      {drawing.lifeAbove && (
        <text css={styles.lifeText} x={plot.right - 6} y={plot.top + 12} textAnchor="end" data-life>
          {t('history.chart.lifeAbove', { life: formatNumber(drawing.lifeAbove, locale) })}
        </text>
      )}
    </>
  );
}

const MONTH_MS = 28 * 86_400_000;

/** px; more than half the width of a date */
const HALF_DATE = 30;
/** px that every drawing keeps free to the right of the axis */
const BEYOND = 16;

/** Centers a date below its tick, but keeps the last date within the drawing. */
const placeOfDate = (at: number, right: number) =>
  at > right + BEYOND - HALF_DATE
    ? ({ x: right + BEYOND, textAnchor: 'end' } as const)
    : ({ x: at, textAnchor: 'middle' } as const);

function dateText(time: number, step: number, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    step >= 12 * MONTH_MS
      ? { year: 'numeric' }
      : step >= MONTH_MS
        ? { year: 'numeric', month: 'short' }
        : { year: '2-digit', month: 'numeric', day: 'numeric' };
  return formatMoment(time, locale, options);
}

const styles = {
  band: (band: WearBand) => (theme: Theme) => css({ fill: theme.color[bandColor[band]], fillOpacity: 0.1 }),
  bandWord: (band: WearBand) => (theme: Theme) =>
    css({ fill: theme.color[bandColor[band]], fontSize: theme.size.xs, fontWeight: 600 }),
  grid: (theme: Theme) => css({ stroke: theme.color.line, strokeWidth: 1 }),
  tick: (theme: Theme) => css({ stroke: theme.color.text, strokeWidth: 1 }),
  figureText: (theme: Theme) =>
    css({
      fill: theme.color.textMuted,
      fontFamily: theme.font.figures,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
    }),
  life: (theme: Theme) =>
    css({ stroke: theme.color.text, strokeWidth: 1.5, strokeDasharray: '1 4', strokeLinecap: 'round' }),
  lifeText: (theme: Theme) => css({ fill: theme.color.text, fontSize: 12, fontWeight: 600 }),
};
