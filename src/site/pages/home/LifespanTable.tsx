import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RATED_LIFE_RANGES } from '../../../cameras/classRanges';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Stack } from '../../ui/layouts';
import { Link } from '../../ui/Link';
import { Table } from '../../ui/Table';

const LEVELS = ['entry-level', 'mid-range', 'professional'] as const;
const BODIES = ['dslr', 'mirrorless', 'medium-format'] as const;

const RANGES: Partial<Record<string, readonly [number, number]>> = RATED_LIFE_RANGES;
/** The end of every bar's scale. */
const LONGEST = Math.max(...Object.values(RATED_LIFE_RANGES).flat());

/** Rated shutter life by class of camera, as numbers and as bars on one scale. */
export function LifespanTable() {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  const cell = (key: string) => {
    const range = RANGES[key];
    if (!range) return t('home.lifespan.none');
    const [from, to] = range.map((limit) => `${(limit / LONGEST) * 100}%`);
    return (
      <span css={styles.cell}>
        <span>{range.map((limit) => formatNumber(limit, locale)).join(RANGE_DASH[locale])}</span>
        <svg css={styles.bar} aria-hidden>
          <line css={styles.scale} x1="0" x2="100%" y1="3" y2="3" />
          <line css={styles.range} x1={from} x2={to} y1="3" y2="3" />
        </svg>
      </span>
    );
  };

  return (
    <Stack gap={3}>
      <Table
        caption={t('home.lifespan.caption')}
        hideCaption
        columns={[t('home.lifespan.class'), ...BODIES.map((body) => t(`home.lifespan.body.${body}`))]}
        rows={LEVELS.map((level) => [
          t(`home.lifespan.level.${level}`),
          ...BODIES.map((body) => cell(`${level}-${body}`)),
        ])}
        css={styles.table}
      />
      <p css={styles.note}>
        {t('home.lifespan.note')} <Link href="/blog/shutter-lifespan">{t('home.lifespan.link')}</Link>
      </p>
    </Stack>
  );
}

/** Between the ends of a range: a hyphen in English, a wave dash in Japanese, an en dash in German. */
const RANGE_DASH = { en: '-', ja: '〜', de: '–' } as const;

const styles = {
  table: (theme: Theme) =>
    css({
      '& td': {
        fontFamily: theme.font.figures,
        fontVariantNumeric: 'tabular-nums',
        [theme.media.wide]: { width: '27%', whiteSpace: 'nowrap' },
      },
    }),
  cell: (theme: Theme) => css({ display: 'grid', gap: theme.space(1.5) }),
  bar: css({ width: '100%', height: 6 }),
  scale: (theme: Theme) => css({ stroke: theme.color.line, strokeWidth: 2 }),
  range: (theme: Theme) =>
    css({ stroke: theme.color.text, strokeWidth: 6, [theme.media.forcedColors]: { stroke: 'CanvasText' } }),
  note: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
