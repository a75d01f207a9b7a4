import { css, type Theme } from '@emotion/react';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { placeWords } from '../../finder/outcomeTexts';
import type { RisingPlace } from '../../finder/places';
import { useLanguage } from '../../site/router/LanguageProvider';

const WIDTH = 480;
const HEIGHT = 160;
const EDGE = 12;
const MARK_RADIUS = 3.5;

/** Draws an unconfirmed number over time: dashed and hollow, without axes, bands or wear. */
export function FinderPicture({ place }: { readonly place: RisingPlace }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { numbers, photos } = place;
  const x = scaleLinear([photos[0]!.time, photos.at(-1)!.time], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([numbers[0]!, numbers.at(-1)!], [HEIGHT - EDGE, EDGE]);
  const marks = numbers.map((number, index) => [x(photos[index]!.time), y(number)] as const);
  return (
    <svg
      css={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('finder.picture', placeWords(place, locale))}
      data-unconfirmed
    >
      <path
        css={styles.line}
        d={line<readonly [number, number]>()(marks.map(([left, top]) => [left, top] as const)) ?? ''}
      />
      {marks.map(([left, top], index) => (
        <circle key={index} css={styles.mark} cx={left} cy={top} r={MARK_RADIUS} />
      ))}
    </svg>
  );
}

const styles = {
  picture: (theme: Theme) =>
    css({
      display: 'block',
      width: '100%',
      maxWidth: WIDTH,
      background: theme.color.sunken,
      borderRadius: theme.radius.s,
    }),
  line: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.textMuted, strokeWidth: 1.5, strokeDasharray: '5 4' }),
  mark: (theme: Theme) => css({ fill: theme.color.sunken, stroke: theme.color.textMuted, strokeWidth: 1.5 }),
};
