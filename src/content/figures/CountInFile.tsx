import { useTranslation } from 'react-i18next';
import { type DrawingProps, DRAWING_WIDTH, drawing } from './figureStyles';

const HEIGHT = 306;
const TICKS = Array.from({ length: 25 }, (_, index) => 33 + index * 10.5);

/** Invented, because the drawing shows only where the count is. */
const COUNT = 45_213;

/** Draws a file as blocks, from the first byte to the last, and marks the position of the count. */
export function CountInFile({ format }: DrawingProps) {
  const { t } = useTranslation();
  return (
    <svg
      css={drawing.scaled}
      viewBox={`9 0 ${DRAWING_WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('figure.count-in-file.label')}
    >
      <text css={drawing.strong} x="34" y="18">
        {t('figure.count-in-file.file')}
      </text>
      {TICKS.map((y, index) => (
        <line key={y} css={drawing.tick} x1={index % 5 === 0 ? 10 : 16} x2="22" y1={y} y2={y} />
      ))}
      <rect css={drawing.paper} x="28" y="28" width="324" height="270" rx="3" />
      <line css={drawing.hairline} x1="28" x2="352" y1="56" y2="56" />
      <text css={drawing.muted} x="42" y="47">
        {t('figure.count-in-file.header')}
      </text>
      <text css={drawing.strong} x="42" y="78">
        {t('figure.count-in-file.exif')}
      </text>
      <text css={drawing.muted} x="338" y="78" textAnchor="end">
        {t('figure.count-in-file.exifFields')}
      </text>
      <rect css={drawing.sunken} x="42" y="90" width="296" height="88" rx="3" />
      <text css={drawing.strong} x="56" y="112">
        {t('figure.count-in-file.makerNote')}
      </text>
      <rect css={drawing.plate} x="56" y="124" width="268" height="42" rx="3" />
      <text css={drawing.plateFigures} x="70" y="150" fontSize="12" fontFamily="inherit">
        {t('figure.count-in-file.count')}
      </text>
      <text css={drawing.plateFigures} x="310" y="152" fontSize="20" textAnchor="end">
        {format(COUNT)}
      </text>
      <line css={drawing.hairline} x1="28" x2="352" y1="192" y2="192" />
      <text css={drawing.muted} x="42" y="211">
        {t('figure.count-in-file.thumbnail')}
      </text>
      <line css={drawing.hairline} x1="28" x2="352" y1="220" y2="220" />
      <text css={drawing.strong} x="42" y="242">
        {t('figure.count-in-file.picture')}
      </text>
      <path css={drawing.hairline} d={hatching(28, 220, 352, 298)} />
    </svg>
  );
}

/** The SVG path of hatching over the lower right of a box, as in technical drawings. */
function hatching(left: number, top: number, right: number, bottom: number): string {
  const height = bottom - top;
  let path = '';
  for (let x = left + 120; x <= right; x += 12) {
    const reach = Math.min(height, right - x);
    path += `M${x} ${bottom}L${x + reach} ${bottom - reach}`;
  }
  return path;
}
