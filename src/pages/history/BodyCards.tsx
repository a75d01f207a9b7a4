import { css, type Theme } from '@emotion/react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExaminedBody } from '../../history/examined';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { laidOutInView } from '../../ui/laidOutInView';
import { BodyCard } from './BodyCard';
import { WINDOW } from './WindowedTable';

/** px; the card of a camera with one counter */
const CARD_HEIGHT = 340;

interface Props {
  readonly bodies: readonly ExaminedBody[];
  /** they will soon be rendered again */
  readonly isReading: boolean;
}

/** The cards of any number of cameras: one window of them, and with a button the next. */
export function BodyCards({ bodies, isReading }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [wanted, setWanted] = useState(WINDOW);
  const shown = Math.min(wanted, bodies.length);
  const next = Math.min(WINDOW, bodies.length - shown);

  return (
    <div css={styles.all}>
      <div css={[styles.cards, isReading && styles.changing]}>
        {bodies.slice(0, shown).map((body) => (
          <BodyCard key={body.id} body={body} />
        ))}
      </div>
      {next > 0 && (
        <div css={styles.more}>
          <Button variant="secondary" onClick={() => startTransition(() => setWanted(shown + WINDOW))}>
            {t('history.cameras.more', { next: formatNumber(next, locale) })}
          </Button>
          <output css={styles.shown}>
            {t('history.cameras.of', {
              shown: formatNumber(shown, locale),
              total: formatNumber(bodies.length, locale),
            })}
          </output>
        </div>
      )}
    </div>
  );
}

const styles = {
  all: (theme: Theme) => css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) }),
  cards: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      [theme.media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
    }),
  changing: (theme: Theme) => css({ '& > *': laidOutInView(CARD_HEIGHT)(theme) }),
  more: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(2, 4),
      [theme.media.print]: { display: 'none' },
    }),
  shown: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
