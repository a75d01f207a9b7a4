import { css, type SerializedStyles, type Theme } from '@emotion/react';
import { memo, type ReactNode, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExaminedBody, shownLines } from '../examined';
import { isContradiction, isLatestSavedAgain, kindsOf } from '../bodyNotices';
import { figureText, latestText, noticeTitle } from '../../i18n/words/historySentences';
import { formatMoment, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { presentSerial } from '../../i18n/words/present';
import { MarkIcon } from '../../site/tool/MarkIcon';
import { Button } from '../../site/ui/Button';
import { field } from '../../site/ui/field';
import { Icon } from '../../site/ui/Icon';
import { Cluster } from '../../site/ui/layouts';
import { ShortText } from '../../site/ui/Unbroken';
import { VisuallyHidden, visuallyHidden } from '../../site/ui/VisuallyHidden';
import { gradeMark } from '../../i18n/words/marks';
import { type Sort, sortBy, type BodySortKey } from './arrangeBodies';
import {
  bodyName,
  isPointUnproven,
  isWearColored,
  countKindText,
  NONE,
  pointGradeText,
  maskedName,
  wearParts,
} from './names';
import { SparkLine } from './SparkLine';
import { WearBar } from './WearBar';
import { ROWS_A_PAGE } from './PagedTable';

/** More bodies in one picture would be illegible. */
export const MAX_COMPARED = 6;

interface Props {
  readonly bodies: readonly ExaminedBody[];
  /** number of all bodies, including those that the search and the open notice leave out */
  readonly total: number;
  readonly shown: readonly string[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
  /** shows only this body in the picture */
  readonly onChoose: (id: string) => void;
  /** adds this body to the picture or takes it out */
  readonly onCompare: (id: string) => void;
  /** photos are being read, so the rows will soon be rendered again */
  readonly isReading: boolean;
  /** a search field for the bodies */
  readonly children: ReactNode;
}

/** If at most this many rows remain, the table shows them right away, without a button. */
const FEW = 10;

/** Shows one row per body, at first only some of them. On a phone, some columns move below others. */
export function BodyTable({ bodies, total, shown, sort, onSort, onChoose, onCompare, isReading, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [wanted, setWanted] = useState(ROWS_A_PAGE);
  const drawn = bodies.length <= wanted + FEW ? bodies.length : wanted;
  const next = Math.min(ROWS_A_PAGE, bodies.length - drawn);

  const known = bodies.length < total ? bodies.length : drawn;

  const turn = (key: BodySortKey) => onSort(sort?.key === key ? { key, isDown: !sort.isDown } : sortBy(key));

  return (
    <div css={styles.container} data-bodies>
      <Cluster gap={[2, 4]} below={2} css={styles.tools}>
        {children}
        {/* A hidden column has no sort button, so this menu offers all columns. */}
        <label css={styles.sortChoice}>
          <span>{t('history.sort.label')}</span>
          <select
            css={styles.select}
            value={sort?.key ?? ''}
            onChange={({ target }) => onSort(target.value === '' ? undefined : sortBy(target.value as BodySortKey))}
          >
            <option value="">{t('history.sort.counts')}</option>
            {COLUMNS.map((key) => (
              <option key={key} value={key}>
                {t(key === 'flags' ? 'history.sort.look' : `history.bodies.${key}`)}
              </option>
            ))}
          </select>
        </label>
      </Cluster>
      <div css={styles.frame}>
        <table css={styles.table}>
          <caption css={visuallyHidden}>{t('history.bodies.heading')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('history.bodies.inChart')}</VisuallyHidden>
              </th>
              {COLUMNS.map((key) => (
                <th
                  key={key}
                  scope="col"
                  css={PLACES[key]}
                  aria-sort={sort?.key === key ? (sort.isDown ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" css={styles.sort} onClick={() => turn(key)}>
                    {t(`history.bodies.${key}`)}
                    <span aria-hidden data-way={sort?.key === key ? (sort.isDown ? 'down' : 'up') : undefined}>
                      {sort?.key === key ? (sort.isDown ? '↓' : '↑') : '↕'}
                    </span>
                  </button>
                </th>
              ))}
              <th scope="col" css={withAllColumns}>
                {t('history.bodies.spark')}
              </th>
            </tr>
          </thead>
          <tbody css={isReading && styles.changing}>
            {bodies.slice(0, drawn).map((body) => (
              <BodyRow
                key={body.id}
                body={body}
                isShown={shown.includes(body.id)}
                isFull={shown.length >= MAX_COMPARED}
                onChoose={onChoose}
                onCompare={onCompare}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Cluster gap={[2, 4]} align="center" above={2}>
        {next > 0 && (
          <Button variant="secondary" size="s" onClick={() => startTransition(() => setWanted(drawn + ROWS_A_PAGE))}>
            {t('history.cameras.more', { next: formatNumber(next, locale) })}
          </Button>
        )}
        <output css={styles.count} data-found>
          {known < total &&
            t('history.cameras.of', { shown: formatNumber(known, locale), total: formatNumber(total, locale) })}
        </output>
      </Cluster>
    </div>
  );
}

const COLUMNS: readonly BodySortKey[] = ['camera', 'count', 'wear', 'date', 'pace', 'flags'];

interface RowProps extends Pick<Props, 'onChoose' | 'onCompare'> {
  readonly body: ExaminedBody;
  readonly isShown: boolean;
  /** the picture has no room for another body */
  readonly isFull: boolean;
}

const BodyRow = memo(function BodyRow({ body, isShown, isFull, onChoose, onCompare }: RowProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [{ figures }] = shownLines(body);
  const { latest, monthly, mixed } = figures;
  const serial = body.serial && presentSerial(body.serial);
  const wear = wearParts(body.figures[0]!, t, locale);
  const grade = pointGradeText(latest, t);
  const date = formatMoment(latest.time, locale, DAY);
  const worn = (
    <>
      {wear.wear && <WearBar wear={wear.wear} isColored={isWearColored(body.figures[0]!)} />}
      <span css={styles.words}>
        <ShortText>{wear.text}</ShortText>
      </span>
    </>
  );

  return (
    <tr css={styles.row} data-body={body.id} data-shown={isShown || undefined}>
      <td css={styles.check}>
        <label>
          <input
            type="checkbox"
            checked={isShown}
            disabled={isFull && !isShown}
            aria-label={t('history.bodies.compare', { camera: maskedName(body, t, locale) })}
            onChange={() => onCompare(body.id)}
          />
        </label>
      </td>
      <th scope="row" css={PLACES.camera}>
        <button type="button" css={styles.choose} aria-pressed={isShown} onClick={() => onChoose(body.id)}>
          <bdi>{bodyName(body, t, locale)}</bdi>
        </button>
        <small css={styles.second}>
          {serial ? (
            <>
              {serial.label === 'serial.internal' && `${t(serial.label)} `}
              <bdi css={styles.digits}>{serial.value}</bdi>
            </>
          ) : (
            t('history.camera.noSerial')
          )}
          <span css={styles.phoneOnly}>{date}</span>
        </small>
        <Flags body={body} isSmall />
      </th>
      <td css={PLACES.count}>
        <span css={styles.number}>
          {!mixed && (
            <span css={styles.mark} title={grade}>
              <MarkIcon {...gradeMark(latest.grade, isPointUnproven(latest))} />
            </span>
          )}
          {latestText(figures, t, locale)} {!mixed && <VisuallyHidden>{grade}</VisuallyHidden>}
        </span>
        <small css={[styles.second, styles.kind]}>{countKindText(body, t, locale)}</small>
        {wear.text !== NONE && <div css={[styles.phoneOnly, styles.wornBelow]}>{worn}</div>}
      </td>
      <td css={PLACES.wear}>{worn}</td>
      <td css={PLACES.date}>{date}</td>
      <td css={PLACES.pace}>{monthly ? figureText(monthly, t, locale) : NONE}</td>
      <td css={PLACES.flags}>
        <Flags body={body} />
      </td>
      <td css={withAllColumns}>
        <SparkLine spark={body.spark} />
      </td>
    </tr>
  );
});

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/**
 * A body's notes, each in a word or two. The body's card has the full notes. `isSmall`: puts the notes below the name
 * if the table has no column for notes. Leaves out that counts are from a saved history, because a notice already says
 * so.
 */
function Flags({ body, isSmall = false }: { readonly body: ExaminedBody; readonly isSmall?: boolean }) {
  const { t } = useTranslation();
  // The text below the name already says that the serial number is missing.
  const said = isSmall ? ['saved', 'no-serial'] : ['saved'];
  const kinds = kindsOf(body).filter((kind) => !said.includes(kind));
  const isSavedAgain = isLatestSavedAgain(body);
  if (kinds.length === 0 && !isSavedAgain) return isSmall ? undefined : NONE;
  return (
    <ul css={[styles.flags, isSmall && withoutAllColumns]}>
      {isSavedAgain && <li data-flag="saved-again">{t('history.from.savedAgain')}</li>}
      {kinds.map((kind) => (
        <li key={kind} css={isContradiction(kind) && styles.look} data-flag={kind}>
          {isContradiction(kind) && <Icon name="alert" size={16} />}
          {noticeTitle(kind, t)}
        </li>
      ))}
    </ul>
  );
}

const ROW_HEIGHT = 40;

/** px. A narrower table has no room for a column of notes. */
const ALL_COLUMNS_PX = 900;

/** A phone whose text is twice the usual size. */
const LARGE_TEXT = '@container (max-width: 15rem)';

const phoneOnly = (theme: Theme) => css({ [theme.media.wide]: { 'table &': { display: 'none' } } });
const withAllColumns = css({ [`@container (max-width: ${ALL_COLUMNS_PX - 1}px)`]: { display: 'none' } });
const withoutAllColumns = css({ [`@container (min-width: ${ALL_COLUMNS_PX}px)`]: { 'table &': { display: 'none' } } });
const figures = (theme: Theme) =>
  css({
    'table &': { textAlign: 'end' },
    fontVariantNumeric: 'tabular-nums',
    [theme.media.wide]: { whiteSpace: 'nowrap' },
  });

const styles = {
  container: css({ containerType: 'inline-size' }),
  tools: css({ '& > *': { flex: '1 1 260px', minWidth: 0 }, '& > search': { flex: '2 1 300px' } }),
  sortChoice: (theme: Theme) => [
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(3),
      maxWidth: '24rem',
      fontSize: theme.size.s,
      [LARGE_TEXT]: { flexWrap: 'wrap', '& > select': { flexBasis: '100%' } },
    }),
    css({ [`@container (min-width: ${ALL_COLUMNS_PX}px)`]: { display: 'none' } }),
  ],
  select: (theme: Theme) => [field(theme), css({ flex: 1, minWidth: 0, padding: theme.space(1, 2) })],
  frame: (theme: Theme) =>
    css({
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
    }),
  table: (theme: Theme) =>
    css({
      width: '100%',
      fontSize: theme.size.s,
      lineHeight: 1.25,
      'th, td': {
        padding: theme.space(0.5, 2),
        borderBottom: `1px solid ${theme.color.line}`,
        textAlign: 'start',
        verticalAlign: 'top',
        fontWeight: 400,
        [theme.media.mobile]: { padding: theme.space(1.5, 1) },
        [LARGE_TEXT]: { overflowWrap: 'anywhere' },
      },
      'td > svg': { marginTop: theme.space(1) },
      'tbody tr:last-child > *': { borderBottom: 0 },
      'thead th': {
        // Below the site's header.
        position: 'sticky',
        top: theme.headerEnd,
        zIndex: theme.layer.floating,
        paddingBlock: 0,
        borderBottomColor: theme.color.text,
        background: theme.color.surface,
        color: theme.color.textMuted,
        fontSize: theme.size.xs,
        fontWeight: 600,
        verticalAlign: 'middle',
      },
    }),
  sort: (theme: Theme) =>
    css({
      display: 'inline-flex',
      gap: theme.space(1),
      alignItems: 'center',
      minHeight: theme.tap,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
      '&:hover, th[aria-sort] &': { color: theme.color.text },
      // Room for the arrow, so that sorting moves nothing.
      '& > span': { width: '1em', fontFamily: theme.font.figures },
    }),
  changing: css({ '& > tr': { contentVisibility: 'auto', containIntrinsicSize: `auto ${ROW_HEIGHT}px` } }),
  row: (theme: Theme) =>
    css({
      position: 'relative',
      '&:hover': { background: theme.color.hover },
      '&[data-shown]': { background: theme.color.sunken, boxShadow: `inset 3px 0 ${theme.color.text}` },
    }),
  check: (theme: Theme) =>
    css({
      width: theme.tap,
      'table &': { padding: 0, verticalAlign: 'top' },
      '& label': {
        // Above the row's button, which covers the whole row.
        position: 'relative',
        zIndex: theme.layer.raised,
        display: 'block',
        width: theme.tap,
        minHeight: theme.tap,
        padding: theme.space(2.5, 3),
      },
      '& input': { display: 'block', width: 20, height: 20, margin: 0, accentColor: theme.color.text },
    }),
  /** Covers the whole row. */
  choose: (theme: Theme) =>
    css({
      display: 'block',
      padding: 0,
      border: 0,
      background: 'none',
      color: theme.color.text,
      font: 'inherit',
      fontWeight: 600,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&::after': { position: 'absolute', inset: 0, content: '""' },
    }),
  second: (theme: Theme) =>
    css({
      display: 'block',
      color: theme.color.textMuted,
      fontFamily: theme.font.text,
      fontSize: theme.size.xs,
      whiteSpace: 'normal',
      '& > * + *, & > span': { display: 'block' },
      [theme.media.wide]: { 'th > &': { display: 'inline-block', marginInlineEnd: theme.space(3) } },
    }),
  kind: (theme: Theme) => css({ [theme.media.wide]: { whiteSpace: 'nowrap' } }),
  digits: (theme: Theme) => css({ fontFamily: theme.font.figures }),
  number: (theme: Theme) =>
    css({ fontFamily: theme.font.figures, fontSize: theme.size.m, lineHeight: 1.2, color: theme.color.text }),
  mark: (theme: Theme) =>
    css({
      marginInlineEnd: theme.space(1.5),
      color: theme.color.textMuted,
      fontFamily: theme.font.text,
      fontSize: theme.size.xs,
    }),
  words: (theme: Theme) => css({ display: 'block', fontSize: theme.size.xs }),
  wornBelow: (theme: Theme) => css({ display: 'grid', justifyItems: 'end', marginTop: theme.space(2) }),
  flags: (theme: Theme) =>
    css({
      margin: 0,
      padding: 0,
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      listStyle: 'none',
      '& li': { display: 'flex', gap: theme.space(1), margin: 0, '& svg': { flex: 'none' } },
      [theme.media.wide]: {
        'th > &': { display: 'inline-flex', flexWrap: 'wrap', columnGap: theme.space(3), verticalAlign: 'top' },
      },
    }),
  look: (theme: Theme) => css({ color: theme.color.text, fontWeight: 600 }),
  phoneOnly,
  count: (theme: Theme) =>
    css({ color: theme.color.textMuted, fontSize: theme.size.s, fontVariantNumeric: 'tabular-nums' }),
};

/** The alignment of each column, and whether a narrow table hides it */
const PLACES: Record<BodySortKey, ((theme: Theme) => SerializedStyles) | undefined> = {
  camera: undefined,
  count: figures,
  wear: (theme) => css({ [theme.media.mobile]: { display: 'none' } }),
  date: (theme) => css({ [theme.media.mobile]: { display: 'none' }, whiteSpace: 'nowrap' }),
  pace: () => withAllColumns,
  flags: () => withAllColumns,
};
