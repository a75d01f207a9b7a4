import { css, type Theme } from '@emotion/react';
import { type KeyboardEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../site/router/LanguageProvider';
import { pointText } from './names';
import { type Mark, type MarkPlace, moveFocus, type PictureLayout, type Trace } from './pictureLayout';
import { symbolPath } from './PictureTraces';

export interface PictureMarksProps {
  readonly drawing: PictureLayout;
  readonly active: MarkPlace;
  readonly onActive: (place: MarkPlace) => void;
  /** id of the text that explains how keys move through the marks */
  readonly help: string;
}

/** Draws the marks of the points, which the keyboard can select. */
export function PictureMarks({ drawing, active, onActive, help }: PictureMarksProps) {
  const { t } = useTranslation();
  const ids = useId();
  const idOf = ({ trace, mark }: MarkPlace) => `${ids}-${trace}-${mark}`;

  function step(event: KeyboardEvent): void {
    const next = moveFocus(drawing, active, event.key);
    if (!next) return;
    event.preventDefault();
    onActive(next);
    document.getElementById(idOf(next))?.focus();
  }

  return (
    <g
      css={styles.marks}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a drawing there are no other tags
      role="listbox"
      aria-label={t('history.chart.points')}
      aria-describedby={help}
      tabIndex={-1}
      onKeyDown={step}
    >
      {drawing.traces.map(({ body, line, marks }, trace) =>
        marks.map((mark, index) => (
          <MarkOption
            key={`${trace} ${index}`}
            id={idOf({ trace, mark: index })}
            body={body}
            line={line}
            mark={mark}
            trace={trace}
            index={index}
            isActive={trace === active.trace && index === active.mark}
            onActive={onActive}
          />
        )),
      )}
    </g>
  );
}

interface MarkOptionProps extends Trace {
  readonly id: string;
  readonly mark: Mark;
  readonly trace: number;
  readonly index: number;
  readonly isActive: boolean;
  readonly onActive: (place: MarkPlace) => void;
}

/** Memoized, because only two of the hundreds of marks change: the old and the new active mark. */
const MarkOption = memo(function MarkOption({
  id,
  body,
  line,
  mark,
  trace,
  index,
  isActive,
  onActive,
}: MarkOptionProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <g
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a drawing there are no other tags
      role="option"
      aria-selected={isActive}
      aria-label={pointText(body, line, mark.point, t, locale)}
      tabIndex={isActive ? 0 : -1}
      transform={`translate(${mark.x.toFixed(1)} ${mark.y.toFixed(1)})`}
      onFocus={() => onActive({ trace, mark: index })}
    >
      <circle r={isActive ? 11 : 0} />
      <path data-hollow={mark.point.saved || mark.point.savedAgain || undefined} d={symbolPath(trace)} />
    </g>
  );
});

const styles = {
  /** One CSS rule applies to all marks, so that the hundreds of marks need no class of their own. */
  marks: (theme: Theme) =>
    css({
      '& [role=option]': { outline: 'none' },
      '& circle': { fill: theme.color.text, fillOpacity: 0.12, stroke: 'none' },
      '& [role=option]:focus-visible > circle': { stroke: theme.color.focus, strokeWidth: 2 },
      '& path': { fill: theme.color.text, stroke: theme.color.surface, strokeWidth: 1 },
      '& path[data-hollow]': { fill: theme.color.surface, stroke: theme.color.text, strokeWidth: 1.5 },
    }),
};
