import { css, type Theme } from '@emotion/react';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../site/browser/goTo';
import type { ExaminedBody } from '../examined';
import type { Content } from '../historyState';
import { Button } from '../../site/ui/Button';
import { Card } from '../../site/ui/Card';
import { Stack } from '../../site/ui/layouts';
import { Section } from '../../site/pages/parts/Section';
import { BodyList } from './BodyList';
import { BESIDE, ChosenBodies, hasCurve, isBeside } from './ChosenBodies';
import { Finder } from './Finder';
import { HistoryOverview } from './HistoryOverview';
import { queue } from '../historyStore';
import KeepSection, { type Keeping } from './KeepSection';
import { LEFT_OUT, LeftOutList } from './LeftOutList';
import { PointTable } from './PointTable';
import { SaveSection } from './SaveSection';
import { useBodyChoice } from './useBodyChoice';

const NOTHING_DRAWN: readonly ExaminedBody[] = [];

interface Props {
  readonly content: Content;
  readonly isReading?: boolean;
  /** undefined for the sample, which the visitor can't save, keep or remove */
  readonly keeping: Keeping | undefined;
}

/** Shows the overview, the cameras, the chosen cameras, the table, left-out files, and ways to save. */
export default memo(function HistoryView({ content, isReading = false, keeping }: Props) {
  const { t } = useTranslation();
  const { readings, bodies, lines, points, leftOut, asOf } = content;
  const choice = useBodyChoice(content);
  const { found, shown, choose } = choice;
  const picture = useRef<SVGSVGElement>(null);
  // The table changes at once, the picture only when it has been drawn.
  const drawn = useDeferredValue(shown);

  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const saving = useRef<HTMLDivElement>(null);
  const showBody = useCallback(
    (id: string) => {
      choose(id);
      if (!isBeside()) goTo(detail.current);
    },
    [choose],
  );
  const goToList = useCallback(() => goTo(list.current!.querySelector('[data-shown] th button')), []);

  return (
    <Stack gap={6} above={6} data-history>
      {keeping && <HistoryOverview content={content} onSave={() => goTo(saving.current)} />}
      {/* Not shown while photos are being read, because counts may still be found. */}
      {lines.length === 0 && !isReading && (
        <Card heading={t('history.none.heading')} level={2}>
          <p>{t(leftOut.length > 0 ? 'history.none.text' : 'history.none.skipped')}</p>
        </Card>
      )}
      <div ref={list} css={bodies.length > 1 && styles.beside} data-beside={bodies.length > 1 || undefined}>
        {bodies.length > 1 && <BodyList content={content} choice={choice} onChoose={showBody} isReading={isReading} />}
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
              drawn={hasCurve(drawn) ? drawn : NOTHING_DRAWN}
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
    </Stack>
  );
});

const styles = {
  section: css({ marginTop: 0 }),
  /** puts the list and the chosen cameras side by side if there is room */
  beside: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(6),
      [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
    }),
  clear: css({ justifySelf: 'start' }),
};
