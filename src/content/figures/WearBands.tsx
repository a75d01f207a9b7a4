import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { WEAR_BAND_LIMITS } from '../../config/constants';
import { bandColor } from '../../config/wearColors';
import { listOf } from '../../i18n/translator';
import { type DrawingProps, drawing } from './figureStyles';

const HEIGHT = 104;
const BASE = 52;
const LIMITS = [0, ...WEAR_BAND_LIMITS, 1];
const MINOR_TICKS = Array.from({ length: 21 }, (_, index) => index / 20);
const COLORS = Object.values(bandColor);

const at = (share: number) => `${share * 100}%`;

/** The four wear bands on the scale of the rated life. Positions are shares of the width, so text keeps its size. */
export function WearBands({ format }: DrawingProps) {
  const { t } = useTranslation();
  return (
    <svg css={styles.scale} role="img" aria-label={t('figure.wear-bands.label')}>
      {listOf(t, 'figure.wear-bands.bands').map((word, index) => {
        const from = LIMITS[index]!;
        const to = LIMITS[index + 1]!;
        return (
          <g key={word} css={styles.band(COLORS[index]!)}>
            <line x1={at(from)} x2={at(to)} y1={BASE} y2={BASE} strokeWidth="5" />
            <text x={at((from + to) / 2)} y="22" textAnchor="middle">
              {word}
            </text>
          </g>
        );
      })}
      {MINOR_TICKS.map((share) => (
        <line key={share} css={drawing.hairline} x1={at(share)} x2={at(share)} y1={BASE - 8} y2={BASE - 3} />
      ))}
      {LIMITS.map((share) => {
        const anchor = share === 0 ? 'start' : share === 1 ? 'end' : 'middle';
        return (
          <g key={share} css={styles.limit}>
            <line x1={at(share)} x2={at(share)} y1={BASE - 14} y2={BASE + 8} />
            <text x={at(share)} y={BASE + 26} textAnchor={anchor}>
              {format(share, { style: 'percent' })}
            </text>
          </g>
        );
      })}
      <text css={styles.end} x="0" y={HEIGHT - 6}>
        {t('figure.wear-bands.start')}
      </text>
      <text css={styles.end} x="100%" y={HEIGHT - 6} textAnchor="end">
        {t('figure.wear-bands.end')}
      </text>
    </svg>
  );
}

const styles = {
  band: (color: (typeof COLORS)[number]) => (theme: Theme) =>
    css({
      '& line': { stroke: theme.color[color] },
      '& text': { fill: theme.color[color], fontSize: theme.size.xs, fontWeight: 600 },
      [theme.media.forcedColors]: { '& line': { stroke: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
    }),
  scale: (theme: Theme) =>
    css({ display: 'block', overflow: 'visible', width: '100%', maxWidth: theme.width.text, height: HEIGHT }),
  limit: (theme: Theme) =>
    css({
      '& line': { stroke: theme.color.text },
      '& text': { fill: theme.color.text, fontFamily: theme.font.figures, fontSize: theme.size.xs },
    }),
  end: (theme: Theme) => css({ fill: theme.color.textMuted, fontSize: theme.size.xs }),
};
