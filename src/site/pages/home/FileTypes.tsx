import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { MarkIcon } from '../../tool/MarkIcon';
import { Cluster, Measure } from '../../ui/layouts';
import { RichText } from '../../ui/RichText';
import { Table } from '../../ui/Table';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { AnswerMark } from '../../../i18n/words/marks';

type Support = 'yes' | 'partial' | 'no';

const FILE_TYPES: readonly (readonly [
  type: string,
  basic: Support,
  count: Support,
  gps: Support,
  thumbnail: Support,
])[] = [
  ['JPEG', 'yes', 'yes', 'yes', 'yes'],
  ['TIFF', 'yes', 'yes', 'yes', 'no'],
  ['RAW', 'yes', 'partial', 'yes', 'no'],
  ['PNG', 'yes', 'no', 'yes', 'no'],
  ['HEIC/HEIF', 'yes', 'partial', 'yes', 'yes'],
  ['WebP', 'partial', 'no', 'partial', 'no'],
];

const COLUMNS = ['type', 'basic', 'count', 'gps', 'thumbnail'] as const;

const MARKS: Readonly<Record<Support, AnswerMark>> = {
  yes: { shape: 'exact', filling: 'seen' },
  partial: { shape: 'exact', filling: 'reported' },
  no: { shape: 'none' },
};

/** The table of supported file types. A legend below explains its marks. */
export function FileTypes() {
  const { t } = useTranslation();
  return (
    <>
      <Table
        caption={t('home.fileTypes.caption')}
        hideCaption
        columns={COLUMNS.map((key) => t(`home.fileTypes.${key}`))}
        rows={FILE_TYPES.map(([type, ...support]) => [
          type,
          ...support.map((value, index) => (
            <span key={COLUMNS[index + 1]}>
              <MarkIcon {...MARKS[value]} />
              <VisuallyHidden>{t(`home.fileTypes.${value}`)}</VisuallyHidden>
            </span>
          )),
        ])}
        css={styles.table}
      />
      <Cluster as="p" gap={[0, 4]} isMuted size="xs" above={2} aria-hidden>
        {(['yes', 'partial', 'no'] as const).map((value) => (
          <span key={value}>
            <MarkIcon {...MARKS[value]} /> {t(`home.fileTypes.${value}`)}
          </span>
        ))}
      </Cluster>
      <Measure isMuted size="s" above={2}>
        <RichText text={t('home.fileTypes.note')} />
      </Measure>
    </>
  );
}

const styles = {
  table: (theme: Theme) =>
    css({
      '& table :is(th, td)': { paddingBlock: theme.space(1.5) },
      '& table tr > * + *': { textAlign: 'center' },
      // Keeps the absolutely positioned words for screen readers inside their cell.
      '& td > *': { position: 'relative' },
    }),
};
