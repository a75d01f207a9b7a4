import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PlacedLine } from '../historyState';
import type { Point } from '../lines';
import { pointCountText } from '../../i18n/words/historySentences';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Section } from '../../site/pages/parts/Section';
import { fileText, maskedName, originText } from './names';
import { TwoLines, PagedTable } from './PagedTable';

interface Props {
  readonly lines: readonly PlacedLine[];
  /** number of points in all lines */
  readonly total: number;
}

/** Lists every count, camera by camera, even those for which the picture has no room. */
export function PointTable({ lines, total }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <Section heading={t('history.table.heading')} css={styles.section}>
      <PagedTable
        caption={t('history.table.heading')}
        columns={(['camera', 'count', 'date'] as const).map((column) => t(`history.table.${column}`))}
        numeric={[1]}
        total={total}
        rowAt={(index) => {
          const { body, line, point } = pointAt(lines, index);
          return [
            <TwoLines
              key="camera"
              first={<bdi>{maskedName(body, t, locale)}</bdi>}
              second={<bdi>{fileText(point.name)}</bdi>}
            />,
            <TwoLines key="count" first={pointCountText(point, t, locale)} second={t(`kind.${line.kind}`)} />,
            <TwoLines key="date" first={formatDateTime(point.date, locale)} second={originText(point, t)} />,
          ];
        }}
      />
    </Section>
  );
}

/** The point at `place` among those of all lines. A list of all points would be long and used only once. */
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
