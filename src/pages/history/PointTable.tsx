import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PlacedLine } from '../../history/historyState';
import type { Point } from '../../history/lines';
import { pointCountText } from '../../words/historySentences';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Section } from '../parts/Section';
import { fileText, maskedName, originText } from './names';
import { WindowedTable } from './WindowedTable';

interface Props {
  readonly lines: readonly PlacedLine[];
  /** how many points they have together */
  readonly total: number;
}

/** Every count, camera by camera, including those that the picture has no room for. */
export function PointTable({ lines, total }: Props) {
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
          const { body, line, point } = pointAt(lines, index);
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
export function pointAt(lines: readonly PlacedLine[], place: number): PlacedLine & { readonly point: Point } {
  let [first, last] = [0, lines.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (lines[middle]!.from <= place) first = middle;
    else last = middle - 1;
  }
  const placed = lines[first]!;
  return { ...placed, point: placed.line.points[place - placed.from]! };
}

const styles = {
  section: css({ marginTop: 0 }),
};
