import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RATED_LIFE_RANGES } from '../../../cameras/classRanges';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Link } from '../../ui/Link';
import { Table } from '../../ui/Table';

const LEVELS = ['entry-level', 'mid-range', 'professional'] as const;
const BODIES = ['dslr', 'mirrorless', 'medium-format'] as const;

/** Rated shutter life by class of camera. */
export function LifespanTable() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const ranges: Partial<Record<string, readonly [number, number]>> = RATED_LIFE_RANGES;

  const range = (key: string) => {
    const limits = ranges[key];
    return limits
      ? limits.map((limit) => formatNumber(limit, locale)).join(RANGE_DASH[locale])
      : t('home.lifespan.none');
  };

  return (
    <div css={styles.block}>
      <Table
        caption={t('home.lifespan.caption')}
        columns={[t('home.lifespan.class'), ...BODIES.map((body) => t(`home.lifespan.body.${body}`))]}
        rows={LEVELS.map((level) => [
          t(`home.lifespan.level.${level}`),
          ...BODIES.map((body) => range(`${level}-${body}`)),
        ])}
        numeric={[1, 2, 3]}
      />
      <p css={styles.note}>{t('home.lifespan.note')}</p>
      <Link href="/blog/shutter-lifespan">{t('home.lifespan.link')}</Link>
    </div>
  );
}

/** Between the ends of a range: a hyphen in English, a wave dash in Japanese, an en dash in German. */
const RANGE_DASH = { en: '-', ja: '〜', de: '–' } as const;

const styles = {
  block: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(3),
      justifyItems: 'start',
      '& > div': { width: '100%' },
    }),
  note: (theme: Theme) => css({ maxWidth: theme.width.text, color: theme.color.textMuted, fontSize: theme.size.s }),
};
