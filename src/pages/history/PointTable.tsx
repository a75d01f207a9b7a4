import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../history/lines';
import { pointCountText } from '../../history/sentences';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Section } from '../parts/Section';
import { fileText, maskedName, originText } from './names';
import type { Trace } from './pictureLayout';
import { WindowedTable } from './WindowedTable';

interface Props {
  readonly traces: readonly Trace[];
  /** how many points they have together */
  readonly total: number;
}

/** Every count, camera by camera, including those that the picture has no room for. */
export function PointTable({ traces, total }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <Section heading={t('history.table.heading')} css={styles.section}>
      <WindowedTable
        caption={t('history.table.heading')}
        columns={(['camera', 'count', 'kind', 'date', 'from', 'file'] as const).map((column) =>
          t(`history.table.${column}`),
        )}
        numeric={[1]}
        total={total}
        rowAt={(index) => {
          const { body, line, point } = pointAt(traces, index)!;
          return [
            <bdi key="camera">{maskedName(body, t)}</bdi>,
            pointCountText(point, t, locale),
            t(`kind.${line.kind}`),
            formatDateTime(point.date, locale),
            originText(point, t),
            <bdi key="file">{fileText(point.name)}</bdi>,
          ];
        }}
      />
    </Section>
  );
}

/** The point at this place of all the lines, one after the other; a list of all points would be long and short-lived. */
function pointAt(traces: readonly Trace[], index: number): (Trace & { readonly point: Point }) | undefined {
  let place = index;
  for (const trace of traces) {
    const point = trace.line.points[place];
    if (point) return { ...trace, point };
    place -= trace.line.points.length;
  }
  return undefined;
}

const styles = {
  section: css({ marginTop: 0 }),
};
