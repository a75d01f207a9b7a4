import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Table } from '../../ui/Table';

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

/** The table of supported file types. */
export function FileTypes() {
  const { t } = useTranslation();
  const columns = ['type', 'basic', 'count', 'gps', 'thumbnail'] as const;
  return (
    <>
      <Table
        caption={t('home.fileTypes.caption')}
        columns={columns.map((key) => t(`home.fileTypes.${key}`))}
        rows={FILE_TYPES.map(([type, ...support]) => [
          type,
          ...support.map((value, index) => (
            <span key={columns[index + 1]} css={[styles.cell, value === 'no' && styles.no]}>
              <Icon name={ICONS[value]} size={16} />
              {t(`home.fileTypes.${value}`)}
            </span>
          )),
        ])}
      />
      <p css={styles.note}>{t('home.fileTypes.note')}</p>
    </>
  );
}

const ICONS = { yes: 'check', partial: 'scale', no: 'minus' } as const satisfies Record<Support, string>;

const styles = {
  cell: (theme: Theme) =>
    css({ display: 'inline-flex', alignItems: 'center', gap: theme.space(1.5), whiteSpace: 'nowrap' }),
  no: (theme: Theme) => css({ color: theme.color.textMuted }),
  note: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      marginTop: theme.space(3),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
};
