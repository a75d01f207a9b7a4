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

/** Rows of a list rendered at first, and added with each step. */
export const WINDOW = 50;
/** px; about */
const ROW_HEIGHT = 60;

/** A table of any length that renders one window of its rows, with buttons for the others. */
export function WindowedTable({ total, rowAt, ...table }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [wanted, setFrom] = useState(0);
  // The table may have become shorter.
  const from = wanted < total ? wanted : 0;
  const to = Math.min(total, from + WINDOW);

  return (
    <>
      <Table
        {...table}
        css={total > WINDOW && styles.long}
        hideCaption
        rows={Array.from({ length: to - from }, (_, index) => rowAt(from + index))}
      />
      {total > WINDOW && (
        <Cluster gap={[2, 4]} align="center" above={3} css={screenOnly}>
          <Button
            variant="secondary"
            size="s"
            icon="arrow-left"
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - WINDOW))}
          >
            {t('history.table.previous')}
          </Button>
          <output css={styles.window}>
            {t('history.table.window', {
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
            onClick={() => setFrom(from + WINDOW)}
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

/** A cell with a second line, for a column that a phone has no room for. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      {first}
      <small css={styles.second}>{second}</small>
    </>
  );
}

const styles = {
  /** During a reading the table changes every few seconds. */
  long: laidOutInView(WINDOW * ROW_HEIGHT),
  // A long path leaves room for the other columns; Japanese would get one character a line.
  second: (theme: Theme) =>
    css({
      display: 'block',
      overflowWrap: 'anywhere',
      color: theme.color.textMuted,
      fontFamily: theme.font.text,
      fontSize: theme.size.xs,
      fontWeight: 400,
    }),
  window: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
