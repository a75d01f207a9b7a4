import { css, type Theme } from '@emotion/react';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../site/browser/goTo';
import type { ExaminedBody } from '../examined';
import type { Content } from '../historyState';
import { deservesLook, type NoticeKind } from '../bodyNotices';
import { formatNumber, joinSentences } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Button } from '../../site/ui/Button';
import { Card } from '../../site/ui/Card';
import { Link } from '../../site/ui/Link';
import { Section } from '../../site/pages/parts/Section';
import { arrangeBodies, type Sort, sortBy } from './arrangeBodies';
import { BodySearch } from './BodySearch';
import { BodyTable, MAX_COMPARED } from './BodyTable';
import { BESIDE, ChosenBodies, hasCourse, isBeside } from './ChosenBodies';
import { Finder } from './Finder';
import { queue } from '../historyStore';
import KeepSection, { type Keeping } from './KeepSection';
import { LeftOutList } from './LeftOutList';
import { NoticeBar } from './NoticeBar';
import { PointTable } from './PointTable';
import { SaveSection } from './SaveSection';

/** Contradictions come first. */
const BY_LOOK = sortBy('flags');
/** Fewer cameras need no search. */
const SEARCHED = 10;
const NOTHING_DRAWN: readonly ExaminedBody[] = [];
/** Figures that are hidden when they are 0. */
const MAY_BE_NONE: readonly string[] = ['leftOut', 'skipped', 'repeated'];

/** anchor of the list of files without a count */
const LEFT_OUT = 'left-out';

interface Props {
  readonly content: Content;
  readonly isReading?: boolean;
  /** undefined for a sample, which the visitor can't save, keep or take out */
  readonly keeping: Keeping | undefined;
}

/** All readings: overview, cameras, the chosen ones, table, left-out files, and ways to save them. */
export default memo(function HistoryView({ content, isReading = false, keeping }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { readings, bodies, byId, notices, lines, points, leftOut, asOf, skipped, repeated } = content;
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<NoticeKind>();
  const [sort, setSort] = useState<Sort | undefined>(BY_LOOK);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const picture = useRef<SVGSVGElement>(null);

  const given = notices.find((notice) => notice.kind === kind)?.bodies ?? bodies;
  // A single body has neither a list nor a search field.
  const asked = bodies.length > 1 ? query : '';
  // The typed text shows at once, the list when it is arranged.
  const searched = useDeferredValue(asked);
  const order = useDeferredValue(sort);
  const found = useMemo(
    () => (searched === '' && !order ? given : arrangeBodies(given, searched, order)),
    [given, searched, order],
  );
  // Until the visitor chooses a body, the first one that deserves a look.
  const first = (found === bodies && notices.find((notice) => deservesLook(notice.kind))?.bodies[0]) || found[0];
  const shown = useMemo(() => {
    const known = chosen.flatMap((id) => byId.get(id) ?? []);
    return known.length > 0 ? known : first ? [first] : [];
  }, [chosen, byId, first]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);

  // The table responds at once, the picture when it is drawn.
  const drawn = useDeferredValue(shown);

  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const saving = useRef<HTMLDivElement>(null);
  const choose = useCallback((id: string) => {
    setChosen([id]);
    if (!isBeside()) goTo(detail.current);
  }, []);
  const goToList = useCallback(() => goTo(list.current!.querySelector('[data-shown] th button')), []);
  const compare = useCallback(
    (id: string) => setChosen(shownIds.includes(id) ? shownIds.filter((other) => other !== id) : [...shownIds, id]),
    [shownIds],
  );

  const figures = [
    ['cameras', bodies.length],
    ['counted', readings.length - leftOut.length],
    ['leftOut', leftOut.length],
    ['skipped', skipped],
    ['repeated', repeated],
  ] as const;

  return (
    <div css={styles.view} data-history>
      {keeping && (
        <div css={styles.top}>
          <dl css={styles.overview} aria-label={t('history.overview.heading')}>
            {figures.map(
              ([key, value]) =>
                (value > 0 || !MAY_BE_NONE.includes(key)) && (
                  <div key={key}>
                    <dt>{t(`history.overview.${key}`)}</dt>
                    <dd data-figure={key}>
                      {key === 'leftOut' && value > 0 ? (
                        <Link href={`#${LEFT_OUT}`}>{formatNumber(value, locale)}</Link>
                      ) : (
                        formatNumber(value, locale)
                      )}
                    </dd>
                  </div>
                ),
            )}
          </dl>
          {readings.length > 0 && (
            <Button variant="secondary" size="s" icon="download" onClick={() => goTo(saving.current)}>
              {t('history.save.heading')}
            </Button>
          )}
        </div>
      )}
      {/* While photos are being read, this is not known yet. */}
      {lines.length === 0 && !isReading && (
        <Card heading={t('history.none.heading')} level={2}>
          <p>{t(leftOut.length > 0 ? 'history.none.text' : 'history.none.skipped')}</p>
        </Card>
      )}
      <div ref={list} css={bodies.length > 1 && styles.beside} data-beside={bodies.length > 1 || undefined}>
        {bodies.length > 1 && (
          <Section heading={t('history.bodies.heading')} css={styles.bodies}>
            {notices.length > 0 && <NoticeBar notices={notices} kind={kind} onKind={setKind} onChoose={choose} />}
            <BodyTable
              bodies={found}
              total={bodies.length}
              shown={shownIds}
              sort={sort}
              onSort={setSort}
              onChoose={choose}
              onCompare={compare}
              isReading={isReading}
            >
              {(bodies.length >= SEARCHED || query !== '') && <BodySearch first={query} onSearch={setQuery} />}
            </BodyTable>
            {found.length === 0 && <p>{t('history.search.none')}</p>}
            <p css={styles.help}>
              {joinSentences([t('history.bodies.hint', { count: MAX_COMPARED }), t('history.bodies.unproven')], locale)}
            </p>
          </Section>
        )}
        {drawn.length > 0 && (
          <ChosenBodies
            bodies={drawn}
            picture={picture}
            detail={detail}
            isSample={!keeping}
            onBack={bodies.length > 1 ? goToList : undefined}
          />
        )}
      </div>
      {keeping && readings.length > 0 && (
        <>
          <div ref={saving} tabIndex={-1}>
            <SaveSection
              readings={readings}
              bodies={found}
              asOf={asOf}
              picture={picture}
              drawn={hasCourse(drawn) ? drawn : NOTHING_DRAWN}
            />
          </div>
          <KeepSection {...keeping} latest={asOf} />
        </>
      )}
      {keeping && lines.length > 0 && <PointTable lines={lines} total={points} />}
      {leftOut.length > 0 && (
        <Section id={LEFT_OUT} heading={t('history.leftOut.heading')} css={styles.section}>
          <LeftOutList files={leftOut} />
        </Section>
      )}
      {keeping && <Finder content={content} isReading={isReading} />}
      {/* A kept history would come back on the next visit, so it has to be deleted first. */}
      {keeping && !keeping.isKept && !isReading && (
        <Button variant="quiet" icon="refresh" css={styles.clear} onClick={() => queue.clear()}>
          {t('history.clear')}
        </Button>
      )}
    </div>
  );
});

const styles = {
  view: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(6),
      marginTop: theme.space(6),
    }),
  top: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: theme.space(3),
      [theme.media.print]: { '& button': { display: 'none' } },
    }),
  overview: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2, 8),
      '& dt': { color: theme.color.textMuted, fontSize: theme.size.xs },
      '& dd': { fontFamily: theme.font.figures, fontSize: theme.size.l, lineHeight: 1.3 },
    }),
  section: css({ marginTop: 0 }),
  /** List and detail: the chosen bodies stay beside the list if both have room. */
  beside: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(6),
      [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
    }),
  bodies: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(3),
      '&&': { marginTop: 0 },
      '& > h2': { marginBottom: 0 },
    }),
  help: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
    }),
  clear: css({ justifySelf: 'start' }),
};
