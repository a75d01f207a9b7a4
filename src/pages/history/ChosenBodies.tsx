import { css, type Theme } from '@emotion/react';
import { type Ref, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../browser/notify';
import type { ExaminedBody } from '../../history/examined';
import { WearScale } from '../../tool/wear/WearScale';
import { Section } from '../parts/Section';
import { BodyCard } from './BodyCard';
import { removeBody } from './historyStore';
import { drawnLife, hasWear, isPointUnproven, maskedName } from './names';
import { Picture } from './Picture';
import { tracesOf } from './pictureLayout';

/** What was removed by mistake is looked for first. */
const UNDO_MS = 10_000;

/** Room for the list and what is chosen, side by side. */
export const BESIDE = '@media (min-width: 1200px)';

interface Props {
  /** at least one */
  readonly bodies: readonly ExaminedBody[];
  readonly picture: Ref<SVGSVGElement>;
}

/** The bodies that the visitor chose, in one picture, and what there is to say of each. */
export function ChosenBodies({ bodies, picture }: Props) {
  const { t } = useTranslation();
  const traces = useMemo(() => tracesOf(bodies), [bodies]);
  const life = sharedLife(bodies);

  const detail = useRef<HTMLDivElement>(null);

  const remove = useCallback(async (body: ExaminedBody) => {
    const restore = await removeBody(body);
    // Its button is gone.
    detail.current?.focus();
    notify(
      'success',
      (say) => ({
        title: say('history.removed', { camera: maskedName(body, say) }),
        action: say('history.restore'),
      }),
      { duration: UNDO_MS, onAction: () => void restore() },
    );
  }, []);

  const [{ wear, latest }] = bodies[0]!.figures as [ExaminedBody['figures'][number]];

  return (
    <div ref={detail} tabIndex={-1} css={styles.detail}>
      {hasCourse(bodies) && (
        <Section heading={t('history.chart.heading')} css={styles.section}>
          <Picture ref={picture} traces={traces} life={life} hasBands={bodies.every(hasWear)} />
          <p css={styles.help}>{t('history.chart.clock')}</p>
        </Section>
      )}
      <div css={styles.cards}>
        {bodies.map((body) => (
          <BodyCard key={body.id} body={body} onRemove={remove}>
            {/* A single reading has no course: it stands on the scale. */}
            {!hasCourse(bodies) && wear && <WearScale wear={wear} isColored={!isPointUnproven(latest)} />}
          </BodyCard>
        ))}
      </div>
    </div>
  );
}

/** Whether there is anything to draw: more than a single reading. */
export const hasCourse = (bodies: readonly ExaminedBody[]): boolean =>
  bodies.reduce((sum, { lines }) => sum + lines.reduce((points, line) => points + line.points.length, 0), 0) > 1;

/** The rated life that all bodies share; undefined if they have different ones */
function sharedLife(bodies: readonly ExaminedBody[]): number | undefined {
  const lives = new Set(bodies.map(drawnLife));
  const [life] = lives;
  return lives.size === 1 ? life : undefined;
}

const styles = {
  /** Beside a list it stays in view while that scrolls. */
  detail: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      [BESIDE]: {
        '[data-beside] > &': {
          top: `calc(${theme.headerHeight} + ${theme.space(4)})`,
          // Where it fits into the window as a rule: nothing of it can be scrolled to before the list ends.
          '@media (min-height: 1100px)': { position: 'sticky' },
        },
      },
    }),
  section: (theme: Theme) => css({ marginTop: 0, fontSize: theme.size.s }),
  cards: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      [theme.media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))' },
    }),
  help: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
    }),
};
