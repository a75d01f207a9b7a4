import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Button } from '../../site/ui/Button';
import { Cluster } from '../../site/ui/layouts';
import { Link } from '../../site/ui/Link';
import type { Content } from '../historyState';
import { LEFT_OUT } from './LeftOutList';

const HIDDEN_IF_ZERO: readonly string[] = ['leftOut', 'skipped', 'repeated'];

interface Props {
  readonly content: Content;
  readonly onSave: () => void;
}

/** Shows the numbers of cameras and photos, and a button that leads to saving. */
export function HistoryOverview({ content, onSave }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { readings, bodies, leftOut, skipped, repeated } = content;

  const figures = [
    ['cameras', bodies.length],
    ['counted', readings.length - leftOut.length],
    ['leftOut', leftOut.length],
    ['skipped', skipped],
    ['repeated', repeated],
  ] as const;

  return (
    <Cluster gap={3} align="end" isSpread css={styles.top}>
      <Cluster as="dl" gap={[2, 8]} css={styles.overview} aria-label={t('history.overview.heading')}>
        {figures.map(
          ([key, value]) =>
            (value > 0 || !HIDDEN_IF_ZERO.includes(key)) && (
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
      </Cluster>
      {readings.length > 0 && (
        <Button variant="secondary" size="s" icon="download" onClick={onSave}>
          {t('history.save.heading')}
        </Button>
      )}
    </Cluster>
  );
}

const styles = {
  top: (theme: Theme) => css({ [theme.media.print]: { '& button': { display: 'none' } } }),
  overview: (theme: Theme) =>
    css({
      '& dt': { color: theme.color.textMuted, fontSize: theme.size.xs },
      '& dd': { fontFamily: theme.font.figures, fontSize: theme.size.l, lineHeight: 1.3 },
    }),
};
