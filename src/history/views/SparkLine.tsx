import { css, type Theme } from '@emotion/react';
import type { Spark } from '../thinning';

const WIDTH = 72;
const HEIGHT = 22;
const EDGE = 3;

/** Draws the shape of a body's line, without numbers. */
export function SparkLine({ spark }: { readonly spark: Spark }) {
  const places = spark.map(([x, y]) => [
    (EDGE + x * (WIDTH - 2 * EDGE)).toFixed(1),
    (HEIGHT - EDGE - y * (HEIGHT - 2 * EDGE)).toFixed(1),
  ]);
  const last = places.at(-1);
  return (
    <svg css={styles.spark} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {places.length > 1 && <path css={styles.line} d={`M${places.map((place) => place.join(' ')).join('L')}`} />}
      {last && <circle css={styles.end} cx={last[0]} cy={last[1]} r={2} />}
    </svg>
  );
}

const styles = {
  spark: css({ display: 'block', maxWidth: '100%' }),
  line: (theme: Theme) => css({ fill: 'none', stroke: theme.color.text, strokeWidth: 1.25, strokeLinejoin: 'round' }),
  end: (theme: Theme) => css({ fill: theme.color.text }),
};
