import { css, type Theme } from '@emotion/react';
import { type Ref, type RefObject, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../site/browser/notify';
import type { ExaminedBody } from '../examined';
import { WearScale } from '../../site/tool/wear/WearScale';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Button } from '../../site/ui/Button';
import { Cluster, Measure, screenOnly, Stack } from '../../site/ui/layouts';
import { Section } from '../../site/pages/parts/Section';
import { BodyCard } from './BodyCard';
import { removeBody } from '../historyStore';
import { drawnLife, hasWear, isWearColored, maskedName } from './names';
import { Picture } from './Picture';
import { tracesOf } from './pictureLayout';

/** Enough to notice a mistake. */
const UNDO_MS = 10_000;

/** The list and the chosen bodies fit side by side. */
const BESIDE_QUERY = '(min-width: 1200px)';
export const BESIDE = `@media ${BESIDE_QUERY}`;
/** True if the chosen bodies are beside the list. */
export const isBeside = (): boolean => matchMedia(BESIDE_QUERY).matches;

interface Props {
  /** at least one body */
  readonly bodies: readonly ExaminedBody[];
  readonly picture: Ref<SVGSVGElement>;
  readonly detail: RefObject<HTMLDivElement | null>;
  /** the bodies are made up, so they can't be removed */
  readonly isSample: boolean;
  /** leads to the list; undefined for a single body, which has no list */
  readonly onBack: (() => void) | undefined;
}

/** Shows the chosen bodies in one picture, and their notes. */
export function ChosenBodies({ bodies, picture, detail, isSample, onBack }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const traces = useMemo(() => tracesOf(bodies), [bodies]);
  const life = sharedLife(bodies);

  const remove = useCallback(
    async (body: ExaminedBody) => {
      const restore = await removeBody(body);
      // The focused button is gone.
      detail.current?.focus();
      notify(
        'success',
        (say, shownIn) => ({
          title: say('history.removed', { camera: maskedName(body, say, shownIn) }),
          action: say('history.restore'),
        }),
        { duration: UNDO_MS, onAction: () => void restore() },
      );
    },
    [detail],
  );

  const [first] = bodies[0]!.figures as [ExaminedBody['figures'][number]];
  const { wear } = first;

  return (
    <div ref={detail} tabIndex={-1} css={styles.detail}>
      {onBack && (
        <Cluster gap={[2, 4]} align="center" css={[screenOnly, styles.back]}>
          <Button variant="secondary" size="s" onClick={onBack}>
            {t('history.bodies.back')}
          </Button>
          <bdi>{bodies.map((body) => maskedName(body, t, locale)).join(', ')}</bdi>
        </Cluster>
      )}
      {hasCurve(bodies) && (
        <Section heading={t('history.chart.heading')} css={styles.section}>
          <Picture ref={picture} traces={traces} life={life} hasBands={bodies.every(hasWear)} />
          <Measure isMuted size="xs">
            {t('history.chart.clock')}
          </Measure>
        </Section>
      )}
      <Stack gap={4} css={styles.cards}>
        {bodies.map((body) => (
          <BodyCard key={body.id} body={body} onRemove={isSample ? undefined : remove}>
            {/* Counts at a single time have no curve. */}
            {!hasCurve(bodies) && wear && <WearScale wear={wear} isColored={isWearColored(first)} />}
          </BodyCard>
        ))}
      </Stack>
    </div>
  );
}

/** True if there are counts at more than one time. */
export function hasCurve(bodies: readonly ExaminedBody[]): boolean {
  const first = bodies[0]?.lines[0]!.points[0]!.time;
  return bodies.some(({ lines }) => lines.some(({ points }) => points.some(({ time }) => time !== first)));
}

/** Undefined if the bodies have different rated lives */
function sharedLife(bodies: readonly ExaminedBody[]): number | undefined {
  const lives = new Set(bodies.map(drawnLife));
  const [life] = lives;
  return lives.size === 1 ? life : undefined;
}

const styles = {
  /** Beside a list, the detail stays in view while the list scrolls. */
  detail: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      [BESIDE]: {
        '[data-beside] > &': {
          top: `calc(${theme.headerEnd} + ${theme.space(4)})`,
          // In a shorter window, the end of a sticky detail might only be visible at the end of the list.
          '@media (min-height: 1100px)': { position: 'sticky' },
        },
      },
    }),
  /** hidden if the bodies are beside the list */
  back: css({ fontWeight: 600, [BESIDE]: { display: 'none' } }),
  section: (theme: Theme) => css({ marginTop: 0, fontSize: theme.size.s }),
  cards: (theme: Theme) =>
    css({ [theme.media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))' } }),
};
