import { css, type Theme } from '@emotion/react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind } from '../../catalogue/answerKind';
import { fullModelName, type ListedCamera, pagePath } from '../../catalogue/catalogue';
import { entryOf } from '../../catalogue/cameraTable';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { laidOutInView } from '../../browser/laidOutInView';
import { Link } from '../../ui/Link';
import { Short, Unbroken } from '../../ui/Unbroken';
import { SORTED_BY, type SortColumn } from './choice';

const COLUMNS = [
  'camera',
  'year',
  'answer',
  'counts',
  'endsAt',
  'usb',
  'cardReport',
  'ownScreen',
  'ratedLife',
  'basis',
] as const;

/** Which way a column is sorted: names upwards, figures with the highest first */
const DIRECTION = { camera: 'ascending', year: 'descending', ratedLife: 'descending' } as const;

interface Props {
  readonly models: readonly ListedCamera[];
  readonly sort: SortColumn | '';
  readonly onSort: (column: SortColumn) => void;
}

/** The table; on a phone each row is a card with its labels. */
export function CameraRows({ models, sort, onSort }: Props) {
  const { t } = useTranslation();
  const isSorted = (column: string): column is SortColumn => (SORTED_BY as readonly string[]).includes(column);
  return (
    <table css={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              data-sortable={isSorted(column)}
              aria-sort={column === sort ? DIRECTION[sort] : undefined}
            >
              {isSorted(column) ? (
                <button type="button" css={styles.sort} onClick={() => onSort(column)}>
                  {t(`cameras.column.${column}`)}
                  <span aria-hidden>{column !== sort ? '↕' : DIRECTION[sort] === 'ascending' ? '↑' : '↓'}</span>
                </button>
              ) : (
                t(`cameras.column.${column}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <Row key={model.slug} model={model} />
        ))}
      </tbody>
    </table>
  );
}

/** About what a card of the table is high on a phone, without its padding */
const CARD_PX = 140;

/** What stands where nothing is known, or nothing applies */
const NOTHING = '–';

const Row = memo(function Row({ model }: { readonly model: ListedCamera }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const entry = entryOf(model);
  const name = <Unbroken text={fullModelName(model, locale)} />;
  const page = pagePath(model.brand, model.slug);
  const cells: Readonly<Record<Exclude<(typeof COLUMNS)[number], 'camera'>, ReactNode>> = {
    year: model.year,
    answer: t(`verdict.${answerKind(model)}`),
    counts: entry.counts ? t(`counted.${entry.counts}`) : NOTHING,
    endsAt: entry.endsAt ? formatNumber(entry.endsAt, locale) : NOTHING,
    usb: t(`cableAnswer.${entry.usb}`),
    cardReport: t(`wayAnswer.${entry.cardReport}`),
    ownScreen: t(`wayAnswer.${entry.ownScreen}`),
    ratedLife: entry.ratedLife ? formatNumber(entry.ratedLife, locale) : NOTHING,
    basis: t(`lifeBasis.${entry.ratedLifeBasis}`),
  };
  return (
    <tr>
      <th scope="row">{page ? <Link href={page}>{name}</Link> : name}</th>
      {Object.entries(cells).map(([column, content]) => (
        <td
          key={column}
          data-label={t(`cameras.column.${column as keyof typeof cells}`)}
          data-empty={content === NOTHING}
        >
          <Short>{content}</Short>
        </td>
      ))}
    </tr>
  );
});

const styles = {
  table: (theme: Theme) =>
    css({
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: theme.size.xs,
      lineHeight: 1.35,
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': {
        padding: theme.space(1.5, 2, 1.5, 0),
        borderBottom: `1px solid ${theme.color.line}`,
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& tbody th': { fontWeight: 600 },
      '& tbody th a': { color: theme.color.text, textDecorationColor: theme.color.signal },
      '& thead th': { color: theme.color.textMuted, fontWeight: 500, verticalAlign: 'bottom' },
      // A table of ten columns fits on no phone: each row becomes a card.
      [`@media (max-width: 899px)`]: {
        '&, & thead, & tbody': { display: 'block' },
        '& thead th[data-sortable=false]': { display: 'none' },
        '& thead tr': { display: 'flex', flexWrap: 'wrap', gap: theme.space(4), marginBottom: theme.space(3) },
        '& thead th': { border: 0, padding: 0 },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gap: theme.space(1, 4),
          // room for the focus ring, which is cut off at the card's edges
          marginInline: theme.space(-1),
          padding: theme.space(3, 1),
          borderBottom: `1px solid ${theme.color.line}`,
        },
        '& tbody > tr': laidOutInView(CARD_PX)(theme),
        '& tbody th': { gridColumn: '1 / -1', fontSize: theme.size.m },
        '& tbody th, & tbody td': { padding: 0, border: 0 },
        '& tbody td::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: theme.color.textMuted,
        },
        '& tbody td[data-empty=true]': { display: 'none' },
      },
    }),
  sort: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1),
      minHeight: 24,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    }),
};
