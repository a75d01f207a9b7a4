import { css, type Theme } from '@emotion/react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountAnswer, easiestAnswer, answersOf, isWithoutWay, verdictOf } from '../../../cameras/answer';
import { fullModelName, type ListedCamera, pagePath } from '../../../cameras/catalogue';
import { entryOf } from '../../../cameras/cameraTable';
import { statedBasis } from '../../../cameras/statedBasis';
import { formatNumber } from '../../../i18n/format';
import { rangeText } from '../../../i18n/rangeText';
import { useLanguage } from '../../router/LanguageProvider';
import { touchArea } from '../../ui/touchArea';
import { Link } from '../../ui/Link';
import { ShortText, Unbroken } from '../../ui/Unbroken';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { SORTED_BY, type SortColumn } from './choice';
import { MarkIcon } from '../../tool/MarkIcon';
import { BASIS_LETTERS, markOf } from '../../../i18n/words/marks';

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

/** names from A to Z, numbers from the highest down */
const DIRECTION = { camera: 'ascending', year: 'descending', ratedLife: 'descending' } as const;

interface Props {
  readonly models: readonly ListedCamera[];
  readonly sort: SortColumn | '';
  readonly onSort: (column: SortColumn) => void;
}

/**
 * The table of cameras. On a phone, each row has two lines: the camera, its rated life and the letter for its basis;
 * then the answer on the count.
 */
export function CameraRows({ models, sort, onSort }: Props) {
  const { t } = useTranslation();
  const isSorted = (column: string): column is SortColumn => (SORTED_BY as readonly string[]).includes(column);
  return (
    <table css={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column} aria-sort={column === sort ? DIRECTION[sort] : undefined}>
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

/** For a value that is unknown or doesn't exist. */
const NOTHING = '–';
/** Actuations at which a bar is full. */
const LONGEST_LIFE = 500_000;

const Row = memo(function Row({ model }: { readonly model: ListedCamera }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const entry = entryOf(model);
  const answers = answersOf(model);
  const easiest = easiestAnswer(model);
  const name = <Unbroken text={fullModelName(model, locale)} />;
  const page = pagePath(model.brand, model.slug);
  const stated = statedBasis(model);
  const basis = stated === 'later-class' ? stated : entry.ratedLifeBasis;
  const words = {
    usb: t(`cableAnswer.${entry.usb}`),
    cardReport: t(`wayAnswer.${entry.cardReport}`),
    ownScreen: t(`wayAnswer.${entry.ownScreen}`),
    basis: t(`lifeBasis.${basis}`),
  };
  const answer = (
    <>
      <MarkIcon {...markOf(easiest)} /> <span>{t(`verdict.${verdictOf(model)}`)}</span>
      {isWithoutWay(easiest) && entry.manufactured && <span>{t('cameras.made')}</span>}
    </>
  );
  const counts = entry.counts ?? (answers.usb.limits === 'curtain' ? 'curtain' : undefined);
  const cells: Readonly<Record<Exclude<(typeof COLUMNS)[number], 'camera'>, ReactNode>> = {
    year: model.year,
    answer: easiest.way === 'usb' ? <Link href="/connect">{answer}</Link> : answer,
    counts: <ShortText>{counts ? t(`counted.${counts}`) : NOTHING}</ShortText>,
    endsAt: entry.endsAt ? formatNumber(entry.endsAt, locale) : NOTHING,
    usb: <Marked answer={answers.usb} words={words.usb} />,
    cardReport: <Marked answer={answers.cardReport} words={words.cardReport} />,
    ownScreen: <Marked answer={answers.ownScreen} words={words.ownScreen} />,
    ratedLife: entry.ratedLife ? <RatedLife from={entry.ratedLife} to={entry.ratedLifeUpTo} /> : NOTHING,
    basis: (
      <>
        <span aria-hidden>{BASIS_LETTERS[basis]}</span>
        <span css={visuallyHidden}>{words.basis}</span>
      </>
    ),
  };
  return (
    <tr>
      <th scope="row">{page ? <Link href={page}>{name}</Link> : name}</th>
      {Object.entries(cells).map(([column, content]) => (
        <td key={column} data-column={column} title={column in words ? words[column as keyof typeof words] : undefined}>
          {content}
        </td>
      ))}
    </tr>
  );
});

function Marked({ answer, words }: { readonly answer: CountAnswer; readonly words: string }) {
  return (
    <>
      <MarkIcon {...markOf(answer)} />
      <span css={visuallyHidden}>{words}</span>
    </>
  );
}

function RatedLife({ from, to = from }: { readonly from: number; readonly to?: number | undefined }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <span css={styles.life}>
      <span>{rangeText(from, to, t, locale)}</span>
      <span css={styles.track} aria-hidden>
        <span css={barOf(from)} />
        {to > from && <span css={[barOf(to - from), styles.maybe]} />}
      </span>
    </span>
  );
}

const barOf = (actuations: number) => css({ width: `${(100 * Math.min(actuations, LONGEST_LIFE)) / LONGEST_LIFE}%` });

/** Wide enough for ten columns. */
const WIDE = '@media (min-width: 1024px)';
const NARROW = '@media (max-width: 1023px)';
const NARROW_COLUMNS = ['camera', 'answer', 'ratedLife', 'basis'].map((column) => `[data-column=${column}]`).join();

const styles = {
  table: (theme: Theme) =>
    css({
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: theme.size.xs,
      lineHeight: 1.3,
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': {
        height: 36,
        padding: theme.space(1, 2, 1, 0),
        borderBottom: `1px solid ${theme.color.line}`,
        textAlign: 'start',
      },
      '& tbody th': { fontWeight: 600 },
      '& tbody a': [{ color: theme.color.text, textDecorationColor: theme.color.signal }, touchArea(theme)],
      // Underlines only the words, not the mark.
      '& td a': { textDecorationLine: 'none' },
      '& td a > span': { textDecoration: 'inherit', textDecorationLine: 'underline' },
      // The column heads stay in view below the site's header.
      '& thead th': {
        position: 'sticky',
        zIndex: theme.layer.raised,
        top: theme.headerEnd,
        borderBottomColor: theme.color.text,
        background: theme.color.page,
        color: theme.color.textMuted,
        fontWeight: 500,
        verticalAlign: 'bottom',
      },
      [WIDE]: {
        '& tbody tr:hover > *': { background: theme.color.sunken },
        // Without a minimum width, the longest text would squeeze these two of the ten columns.
        '& td[data-column=answer]': { minWidth: '14rem' },
        '& td[data-column=counts]': { minWidth: '8.5rem' },
      },
      [NARROW]: {
        fontSize: theme.size.s,
        '& th, & td': { height: theme.tap },
        '& thead th': { fontSize: theme.size.xs, hyphens: 'auto' },
        [`& [data-column]:not(${NARROW_COLUMNS})`]: { display: 'none' },
      },
      // A phone has no room for a column of answers, so they are in lines below the cameras' names.
      [theme.media.mobile]: {
        '&, & thead, & tbody': { display: 'block' },
        '& tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto 3.75rem',
          alignItems: 'center',
          minHeight: theme.tap,
          padding: theme.space(1.5, 0),
          borderBottom: `1px solid ${theme.color.line}`,
        },
        '& th, & td': { height: 'auto', paddingBlock: 0, borderBottom: 0 },
        '& thead': {
          position: 'sticky',
          zIndex: theme.layer.raised,
          top: theme.headerEnd,
          background: theme.color.page,
        },
        '& thead tr': { alignItems: 'end', borderBottomColor: theme.color.text },
        '& thead th': { position: 'static' },
        '& thead [data-column=answer]': { display: 'none' },
        '& [data-column=ratedLife]': { textAlign: 'end' },
        '& [data-column=basis]': { paddingInlineStart: theme.space(2) },
        '& tbody [data-column=answer]': {
          gridRow: 2,
          gridColumn: '1 / -1',
          color: theme.color.textMuted,
          fontSize: theme.size.xs,
          // Takes no taps, because the camera's own link is too close.
          '& a': { color: 'inherit', pointerEvents: 'none', '& > span': { textDecorationLine: 'none' } },
        },
      },
      // for a phone with text at twice the usual size
      '@container (max-width: 15rem)': {
        '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& [data-column=ratedLife]': { textAlign: 'start' },
        '& [data-column=basis]': { paddingInlineStart: 0 },
        '& tbody [data-column=answer]': { gridRow: 'auto' },
        '& th, & td, & tbody th *': { overflowWrap: 'anywhere', whiteSpace: 'normal', wordBreak: 'normal' },
      },
      [theme.media.print]: { '& thead th': { position: 'static' } },
    }),
  life: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(2),
      '& > :first-of-type': { minWidth: 'min(4.5em, 20vw)', textAlign: 'end' },
      // Aligns the bars in a window where every range fits on one line.
      '@media (min-width: 1200px)': { whiteSpace: 'nowrap', '& > :first-of-type': { minWidth: '8.6em' } },
    }),
  track: (theme: Theme) =>
    css({
      display: 'flex',
      flex: 'none',
      width: 48,
      height: 4,
      background: theme.color.line,
      '& > span': { display: 'block', height: '100%', background: theme.color.textMuted },
      [NARROW]: { 'span > &': { display: 'none' } },
      [theme.media.forcedColors]: { display: 'none' },
    }),
  maybe: css({ opacity: 0.45 }),
  sort: (theme: Theme) =>
    css({
      display: 'inline-flex',
      // Aligns this button with column heads that have no button.
      alignItems: 'flex-end',
      verticalAlign: 'bottom',
      gap: theme.space(1),
      minHeight: 24,
      [theme.media.touch]: { minHeight: theme.tap },
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
