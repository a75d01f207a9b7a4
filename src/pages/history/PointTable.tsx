import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '../../history/lines';
import { countText } from '../../history/sentences';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Section } from '../parts/Section';
import { fileText, maskedName, originText } from './names';
import { WindowedTable } from './WindowedTable';

/** Every count, camera by camera, including those that the picture has no room for. */
export function PointTable({ bodies }: { readonly bodies: readonly Body[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const points = useMemo(
    () => bodies.flatMap((body) => body.lines.flatMap((line) => line.points.map((point) => ({ body, line, point })))),
    [bodies],
  );

  return (
    <Section heading={t('history.table.heading')} css={styles.section}>
      <WindowedTable
        caption={t('history.table.heading')}
        columns={(['camera', 'count', 'kind', 'date', 'from', 'file'] as const).map((column) =>
          t(`history.table.${column}`),
        )}
        numeric={[1]}
        total={points.length}
        rowAt={(index) => {
          const { body, line, point } = points[index]!;
          return [
            <bdi key="camera">{maskedName(body, t)}</bdi>,
            countText(point, t, locale),
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

const styles = {
  section: css({ marginTop: 0 }),
};
