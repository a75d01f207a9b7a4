import { css, type Theme } from '@emotion/react';
import { memo, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lifeOf } from '../../history/bodyFigures';
import { severalText } from '../../history/sentences';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { field } from '../../ui/field';
import { Section } from '../parts/Section';
import { BodyCards } from './BodyCards';
import { BodySearch } from './BodySearch';
import { Finder } from './Finder';
import type { Content } from '../../history/historyState';
import { findBodies } from './findBodies';
import { queue } from './historyStore';
import KeepSection, { type Keeping } from './KeepSection';
import { bodyName, fileText, letterOf, maskedName, traceName } from './names';
import { Picture, symbolPath } from './Picture';
import { type Trace, tracesOf } from './pictureLayout';
import { PointTable } from './PointTable';
import { SaveSection } from './SaveSection';
import { useInSlices } from './useInSlices';
import { WINDOW, WindowedTable } from './WindowedTable';

/** The picture is illegible with more bodies; the others can be chosen one by one. */
const MAX_BODIES = 12;
const ALL = '';
/** Models of several bodies that are named; the others are counted. */
const MAX_REMARKS = 5;

interface Props extends Keeping {
  readonly content: Content;
  readonly isReading: boolean;
}

/** Everything that was read: overview, picture, cameras, table, what was left out, and ways to save it. */
export default memo(function HistoryView({ content, isReading, ...keeping }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { readings, bodies, several, lines, points, leftOut, asOf, skipped } = content;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(ALL);
  const [toLife, setToLife] = useState(false);
  const picture = useRef<SVGSVGElement>(null);

  const search = useMemo(() => (query === '' ? undefined : () => findBodies(bodies, query)), [bodies, query]);
  const found = useInSlices(search) ?? bodies;
  const chosenBody = useMemo(() => found.slice(0, WINDOW).find(({ id }) => id === chosen), [found, chosen]);
  const traces = useMemo(() => tracesOf(chosenBody ? [chosenBody] : found.slice(0, MAX_BODIES)), [found, chosenBody]);
  const life = sharedLife(traces);
  const figures = [
    ['cameras', bodies.length],
    ['points', points],
    ['leftOut', leftOut.length],
    ['skipped', skipped],
  ] as const;

  return (
    <div css={styles.view} data-history>
      <dl css={styles.overview} aria-label={t('history.overview.heading')}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`history.overview.${key}`)}</dt>
            <dd data-figure={key}>{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      {several.length > 0 && (
        <ul css={styles.remarks}>
          {several.slice(0, MAX_REMARKS).map((same) => (
            <li key={same.bodies[0]!.id} data-finding="several">
              {severalText(same, bodyName(same.bodies[0]!, t), t, locale)}
            </li>
          ))}
          {several.length > MAX_REMARKS && (
            <li>{t('history.finding.severalMore', { models: formatNumber(several.length - MAX_REMARKS, locale) })}</li>
          )}
        </ul>
      )}
      {/* While photos are read, nobody knows yet. */}
      {lines.length === 0 && !isReading && (
        <Card heading={t('history.none.heading')} level={2}>
          <p>{t(leftOut.length > 0 ? 'history.none.text' : 'history.none.skipped')}</p>
        </Card>
      )}
      {bodies.length > WINDOW && <BodySearch found={found.length} total={bodies.length} onSearch={setQuery} />}
      {lines.length > 0 && traces.length === 0 && <p>{t('history.search.none')}</p>}
      {traces.length > 0 && (
        <>
          <Section heading={t('history.chart.heading')} css={styles.section}>
            <div css={styles.choices}>
              {found.length > 1 && (
                <label css={styles.choice}>
                  <span>{t('history.chart.choose')}</span>
                  <select
                    css={styles.select}
                    value={chosenBody ? chosen : ALL}
                    onChange={(event) => setChosen(event.target.value)}
                  >
                    <option value={ALL}>
                      {found.length > MAX_BODIES
                        ? t('history.chart.most', { count: MAX_BODIES })
                        : t('history.chart.all')}
                    </option>
                    {found.slice(0, WINDOW).map((body) => (
                      <option key={body.id} value={body.id}>
                        {maskedName(body, t)}
                      </option>
                    ))}
                    {found.length > WINDOW && (
                      <option disabled>
                        {t('history.search.others', { others: formatNumber(found.length - WINDOW, locale) })}
                      </option>
                    )}
                  </select>
                </label>
              )}
              {life !== undefined && (
                <Checkbox label={t('history.chart.toLife')} checked={toLife} onChange={setToLife} />
              )}
            </div>
            <Picture ref={picture} traces={traces} life={life} toLife={toLife} />
            <Legend traces={traces} />
            <p css={styles.help}>{t('history.chart.help')}</p>
            <p css={styles.help}>{t('history.chart.clock')}</p>
          </Section>
          <BodyCards bodies={found} isReading={isReading} />
        </>
      )}
      {lines.length > 0 && <PointTable lines={lines} total={points} />}
      {leftOut.length > 0 && (
        <Section heading={t('history.leftOut.heading')} css={styles.section}>
          <WindowedTable
            caption={t('history.leftOut.heading')}
            columns={[t('history.table.file'), t('history.leftOut.reason')]}
            total={leftOut.length}
            rowAt={(index) => [
              <bdi key="file" css={styles.file}>
                {fileText(leftOut[index]!.name)}
              </bdi>,
              t(`history.leftOut.${leftOut[index]!.reason}`),
            ]}
          />
        </Section>
      )}
      <Finder content={content} isReading={isReading} />
      {readings.length > 0 && (
        <>
          <SaveSection readings={readings} bodies={found} asOf={asOf} picture={picture} />
          <KeepSection {...keeping} />
        </>
      )}
      {/* A kept history would come back on the next visit, so it has to be deleted first. */}
      {!keeping.isKept && !isReading && (
        <Button variant="quiet" icon="refresh" css={styles.clear} onClick={() => queue.clear()}>
          {t('history.clear')}
        </Button>
      )}
    </div>
  );
});

/** The rated life that all lines share; undefined if they have different ones */
function sharedLife(traces: readonly Trace[]): number | undefined {
  const lives = new Set(traces.map(({ body }) => lifeOf(body)));
  const [life] = lives;
  return lives.size === 1 ? life : undefined;
}

/** Letter, symbol and name of each line */
function Legend({ traces }: { readonly traces: readonly Trace[] }) {
  const { t } = useTranslation();
  return (
    <ul css={styles.legend}>
      {traces.map(({ body, line }, index) => (
        <li key={`${body.id} ${line.kind}`}>
          <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden>
            <path css={styles.symbol} d={symbolPath(index)} />
          </svg>
          <span css={styles.letter}>{letterOf(index)}</span>
          <bdi>{traceName(body, line, t)}</bdi>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  // A long path leaves room for the reason; Japanese would get one character a line.
  file: css({ overflowWrap: 'anywhere' }),
  view: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(6),
      marginTop: theme.space(6),
    }),
  overview: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2, 8),
      '& dt': { color: theme.color.textMuted, fontSize: theme.size.xs },
      '& dd': { fontFamily: theme.font.figures, fontSize: theme.size.l, lineHeight: 1.3 },
    }),
  remarks: (theme: Theme) =>
    css({
      display: 'grid',
      gap: theme.space(2),
      maxWidth: theme.width.text,
      padding: theme.space(3, 4),
      listStyle: 'none',
      borderInlineStart: `2px solid ${theme.color.amber}`,
      background: theme.color.sunken,
    }),
  section: css({ marginTop: 0 }),
  choices: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(3, 6),
      marginBottom: theme.space(4),
      fontSize: theme.size.s,
    }),
  choice: (theme: Theme) =>
    css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(1, 3), minWidth: 0 }),
  select: (theme: Theme) => [field(theme), css({ maxWidth: '100%', padding: theme.space(1, 2) })],
  legend: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      gap: theme.space(1, 6),
      margin: theme.space(3, 0),
      padding: 0,
      fontSize: theme.size.s,
      listStyle: 'none',
      '& li': { display: 'flex', alignItems: 'center', gap: theme.space(2), overflowWrap: 'anywhere' },
      '& svg': { flex: 'none' },
    }),
  symbol: (theme: Theme) => css({ fill: theme.color.text }),
  letter: (theme: Theme) => css({ fontFamily: theme.font.figures, fontWeight: 600 }),
  help: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      [theme.media.print]: { display: 'none' },
    }),
  clear: css({ justifySelf: 'start' }),
};
