import { css, type Theme } from '@emotion/react';
import { startTransition, useEffect, useId, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { noticeTitle, pointCountText } from '../../i18n/words/historySentences';
import { Cluster, screenOnly } from '../../site/ui/layouts';
import { VisuallyHidden } from '../../site/ui/VisuallyHidden';
import { endName, fileText, originText, pointText } from './names';
import { layOut, type MarkPlace, type Trace } from './pictureLayout';
import { PicturePlot } from './PicturePlot';
import { symbolPath } from './PictureTraces';

interface Props {
  readonly traces: readonly Trace[];
  /** the rated life of all bodies in the picture; absent if they have different ones */
  readonly life?: number | undefined;
  /** draws the wear bands; true only if the counts give a wear */
  readonly hasBands: boolean;
  /** px; if absent, the picture is as wide as its container */
  readonly fixedWidth?: number;
  readonly ref?: Ref<SVGSVGElement>;
}

const HEIGHT = 380;

/** Draws the picture, and below it the details of the point under the pointer or with the focus. */
export function Picture({ traces, life, hasBands, fixedWidth, ref }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [place, measured] = useWidth();
  const width = fixedWidth ?? measured;
  const drawing = useMemo(
    () =>
      width === undefined
        ? undefined
        : layOut({
            traces,
            life,
            hasBands,
            width,
            height: HEIGHT,
            names: traces.length > 1 ? traces.map((trace) => endName(trace, traces, t, locale)) : [],
            titleOf: (kind) => noticeTitle(kind, t),
          }),
    [traces, life, hasBands, width, t, locale],
  );
  const [wanted, setActive] = useState<MarkPlace>();
  const help = useId();

  // The chosen mark may no longer exist.
  const mark = wanted && drawing?.traces[wanted.trace]?.marks[wanted.mark];
  const active = mark ? wanted : { trace: 0, mark: (drawing?.traces[0]!.marks.length ?? 0) - 1 };
  const { body, line } = traces[active.trace]!;
  const point = mark?.point ?? line.points.at(-1)!;

  return (
    <figure css={styles.figure}>
      <div ref={place} css={styles.place}>
        {drawing && <PicturePlot ref={ref} drawing={drawing} active={active} onActive={setActive} help={help} />}
        <VisuallyHidden id={help}>{t('history.chart.help')}</VisuallyHidden>
      </div>
      <Cluster as="figcaption" isOneRow gap={3} size="s" above={3} css={[screenOnly, styles.readout]} data-readout>
        <svg css={styles.key} width={14} height={14} viewBox="-7 -7 14 14" aria-hidden>
          <path d={symbolPath(active.trace)} />
        </svg>
        <span>
          <strong css={styles.count}>{pointCountText(point, t, locale)}</strong>
          <span>{pointText(body, line, point, t, locale)}</span>
          <small css={styles.origin}>
            {originText(point, t)} · <bdi>{fileText(point.name)}</bdi>
            {point.added > 0 && ` · ${t('history.point.added', { added: formatNumber(point.added, locale) })}`}
          </small>
        </span>
      </Cluster>
    </figure>
  );
}

/**
 * The width of the picture's container in px. A hidden container, which is 0 px wide, keeps its last width. An observer
 * reports the width after layout; reading it would force a layout. Each update is a transition, because drawing takes
 * longer than a frame.
 */
function useWidth(): [Ref<HTMLDivElement>, number | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width: now } = entry!.contentRect;
      if (now > 0) startTransition(() => setWidth(now));
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

const styles = {
  figure: css({ minWidth: 0 }),
  place: css({ minHeight: HEIGHT }),
  readout: (theme: Theme) =>
    css({
      minHeight: theme.space(24),
      padding: theme.space(3),
      borderRadius: theme.radius.s,
      background: theme.color.sunken,
      overflowWrap: 'anywhere',
    }),
  key: (theme: Theme) => css({ flex: 'none', marginTop: theme.space(1.5), '& path': { fill: theme.color.text } }),
  count: (theme: Theme) =>
    css({ display: 'block', fontFamily: theme.font.figures, fontSize: theme.size.l, lineHeight: 1.2 }),
  origin: (theme: Theme) => css({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.xs }),
};
