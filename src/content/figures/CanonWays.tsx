import { useTranslation } from 'react-i18next';
import { APPROXIMATE_VALUE_STEP } from '../../config/constants';
import { type DrawingProps, DRAWING_WIDTH, drawing } from './figureStyles';

/** Invented, because the drawing shows only how precise each method is. */
const COUNT = 45_213;
const FROM = Math.floor(COUNT / APPROXIMATE_VALUE_STEP) * APPROXIMATE_VALUE_STEP;
const TO = FROM + APPROXIMATE_VALUE_STEP;

const LEFT = 14;
const RIGHT = 346;
const ROW = 52;
const at = (count: number) => LEFT + ((count - FROM) / APPROXIMATE_VALUE_STEP) * (RIGHT - LEFT);

const WAYS = ['photo', 'olderCable', 'card', 'newerCable', 'numbers'] as const;
const HEIGHT = WAYS.length * ROW + 30;

/** One count as each method gives it, on a scale of one thousand: a point, a span, or the whole scale. */
export function CanonWays({ format }: DrawingProps) {
  const { t } = useTranslation();
  return (
    <svg
      css={drawing.scaled}
      viewBox={`13 0 ${DRAWING_WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('figure.canon-ways.label')}
    >
      {WAYS.map((way, index) => {
        const line = index * ROW + 34;
        return (
          <g key={way}>
            <text css={drawing.strong} x={LEFT} y={line - 14}>
              {t(`figure.canon-ways.${way}`)}
            </text>
            <text css={way === 'numbers' ? drawing.muted : drawing.figures} x={RIGHT} y={line - 14} textAnchor="end">
              {way === 'numbers'
                ? t('figure.canon-ways.anywhere')
                : way === 'newerCable'
                  ? `${format(FROM + 1)}–${format(TO)}`
                  : format(COUNT)}
            </text>
            <line css={drawing.hairline} x1={LEFT} x2={RIGHT} y1={line} y2={line} />
            {way === 'numbers' ? (
              <path css={drawing.tick} fill="none" strokeDasharray="2 5" d={`M${LEFT} ${line}H${RIGHT}`} />
            ) : way === 'newerCable' ? (
              <rect css={drawing.sunken} x={at(FROM)} y={line - 5} width={at(TO) - at(FROM)} height="10" rx="3" />
            ) : (
              <path css={drawing.line} d={`M${at(COUNT)} ${line - 7}V${line + 7}`} />
            )}
          </g>
        );
      })}
      <text css={drawing.muted} x={LEFT} y={HEIGHT - 8}>
        {format(FROM)}
      </text>
      <text css={drawing.muted} x={RIGHT} y={HEIGHT - 8} textAnchor="end">
        {format(TO)}
      </text>
    </svg>
  );
}
