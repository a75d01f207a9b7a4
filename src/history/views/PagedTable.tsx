import { css, type Theme } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Button } from '../../site/ui/Button';
import { laidOutInView } from '../../site/browser/laidOutInView';
import { Cluster, screenOnly } from '../../site/ui/layouts';
import { Table } from '../../site/ui/Table';

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly total: number;
  readonly rowAt: (index: number) => readonly ReactNode[];
  readonly numeric?: readonly number[];
}

/** The rows on one page of a table. A list shows this many at first, and its button adds as many. */
export const ROWS_A_PAGE = 50;
/** px, approximate */
const ROW_HEIGHT = 60;

/** Renders a table of any length, one page of rows at a time. */
export function PagedTable({ total, rowAt, ...table }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [wanted, setFrom] = useState(0);
  // The table may have become shorter.
  const from = wanted < total ? wanted : 0;
  const to = Math.min(total, from + ROWS_A_PAGE);

  return (
    <>
      <Table
        {...table}
        css={total > ROWS_A_PAGE && styles.long}
        hideCaption
        rows={Array.from({ length: to - from }, (_, index) => rowAt(from + index))}
      />
      {total > ROWS_A_PAGE && (
        <Cluster gap={[2, 4]} align="center" above={3} css={screenOnly}>
          <Button
            variant="secondary"
            size="s"
            icon="arrow-left"
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - ROWS_A_PAGE))}
          >
            {t('history.table.previous')}
          </Button>
          <output css={styles.range}>
            {t('history.table.page', {
              from: formatNumber(from + 1, locale),
              to: formatNumber(to, locale),
              total: formatNumber(total, locale),
            })}
          </output>
          <Button
            variant="secondary"
            size="s"
            icon="arrow-right"
            disabled={to === total}
            onClick={() => setFrom(from + ROWS_A_PAGE)}
          >
            {t('history.table.next')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A cell whose second line replaces a column that doesn't fit on a phone. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      {first}
      <small css={styles.second}>{second}</small>
    </>
  );
}

const styles = {
  /** Laid out only in view, because the table changes every few seconds while photos are read. */
  long: laidOutInView(ROWS_A_PAGE * ROW_HEIGHT),
  // Wraps a long path. Otherwise, the other columns would be so narrow that Japanese text in them breaks after each
  // character.
  second: (theme: Theme) =>
    css({
      display: 'block',
      overflowWrap: 'anywhere',
      color: theme.color.textMuted,
      fontFamily: theme.font.text,
      fontSize: theme.size.xs,
      fontWeight: 400,
    }),
  range: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
