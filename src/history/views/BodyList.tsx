import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../i18n/format';
import { Section } from '../../site/pages/parts/Section';
import { useLanguage } from '../../site/router/LanguageProvider';
import type { Content } from '../historyState';
import { BodySearch } from './BodySearch';
import { BodyTable, MAX_COMPARED } from './BodyTable';
import { NoticeBar } from './NoticeBar';
import type { BodyChoice } from './useBodyChoice';
import { Measure } from '../../site/ui/layouts';

/** The fewest bodies for a search field. */
const SEARCHED = 10;

interface Props {
  readonly content: Content;
  readonly choice: BodyChoice;
  /** shows only this body */
  readonly onChoose: (id: string) => void;
  readonly isReading: boolean;
}

/** Shows the notices about several cameras, a search field, and a table from which the visitor chooses. */
export function BodyList({ content: { bodies, notices }, choice, onChoose, isReading }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { query, setQuery, kind, setKind, sort, setSort, found, shownIds, compare } = choice;
  return (
    <Section heading={t('history.bodies.heading')} css={styles.bodies}>
      {notices.length > 0 && <NoticeBar notices={notices} kind={kind} onKind={setKind} onChoose={onChoose} />}
      <BodyTable
        bodies={found}
        total={bodies.length}
        shown={shownIds}
        sort={sort}
        onSort={setSort}
        onChoose={onChoose}
        onCompare={compare}
        isReading={isReading}
      >
        {(bodies.length >= SEARCHED || query !== '') && <BodySearch first={query} onSearch={setQuery} />}
      </BodyTable>
      {found.length === 0 && <p>{t('history.search.none')}</p>}
      <Measure isMuted size="xs">
        {joinSentences([t('history.bodies.hint', { count: MAX_COMPARED }), t('history.bodies.unproven')], locale)}
      </Measure>
    </Section>
  );
}

const styles = {
  bodies: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(3),
      '&&': { marginTop: 0 },
      '& > h2': { marginBottom: 0 },
    }),
};
