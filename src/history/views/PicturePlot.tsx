import { css } from '@emotion/react';
import type { PointerEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureAxes } from './PictureAxes';
import { nearestMark } from './pictureLayout';
import { PictureMarks, type PictureMarksProps } from './PictureMarks';
import { PictureTraces } from './PictureTraces';

interface Props extends PictureMarksProps {
  readonly ref: Ref<SVGSVGElement> | undefined;
}

/** Draws the picture. The pointer selects the nearest mark. */
export function PicturePlot({ ref, ...marks }: Props) {
  const { t } = useTranslation();
  const { drawing, active, onActive } = marks;

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    onActive(nearestMark(drawing, event.clientX - box.left, event.clientY - box.top));
  }

  return (
    <svg
      ref={ref}
      css={styles.picture}
      width={drawing.width}
      height={drawing.height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a drawing there are no other tags
      role="group"
      aria-label={t('history.chart.label')}
      onPointerMove={follow}
      onPointerDown={follow}
      data-picture
    >
      <g aria-hidden>
        <PictureAxes drawing={drawing} />
        <PictureTraces drawing={drawing} active={active.trace} />
      </g>
      <PictureMarks {...marks} />
    </svg>
  );
}

const styles = {
  picture: css({ display: 'block', overflow: 'visible', maxWidth: '100%', touchAction: 'pan-y' }),
};
