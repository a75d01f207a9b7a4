import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import Checker from '../tool/Checker';
import { useLanguage } from '../router/LanguageProvider';
import type { Locale } from '../../config/locales';
import { loadTranslator } from '../../i18n/translator';
import { Badge } from '../ui/Badge';
import { Boundary } from '../ui/Boundary';
import { Deferred } from '../ui/Deferred';
import { Stack } from '../ui/layouts';
import { ShortText } from '../ui/Unbroken';
import { MissingSections } from './home/MissingSections';
import { MyCamerasPlace } from '../../history/views/MyCamerasPlace';
import { BrandChips } from './parts/BrandChips';
import { CameraSearch } from './parts/CameraSearch';

/** The tool, followed by an explanation of shutter counts. */
export default function HomePage() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <>
      <Stack as="header" gap={3} below={5} css={styles.header}>
        <h1>
          <ShortText>{t('home.heading')}</ShortText>
        </h1>
        <p css={styles.lead}>{t('home.lead')}</p>
        <ul css={styles.badges}>
          {BADGES.map(([key, icon]) => (
            <li key={key}>
              <Badge icon={icon}>{t(`home.badge.${key}`)}</Badge>
            </li>
          ))}
        </ul>
        <nav aria-label={t('home.brands')}>
          <BrandChips css={styles.brands} />
        </nav>
      </Stack>
      <Checker />
      <MyCamerasPlace />
      <CameraSearch place="page" />
      <Boundary fallback={<MissingSections />} tries={locale}>
        <Deferred load={() => loadSections(locale)}>
          <HomeSections />
        </Deferred>
      </Boundary>
    </>
  );
}

const importSections = () => import('./home/HomeSections');
const HomeSections = lazy(importSections);

/** Includes the blog's texts, for the cards of the latest posts. */
const loadSections = (locale: Locale) =>
  Promise.all([importSections(), loadTranslator(locale, ['homeSections', 'blog'])]);

const BADGES = [
  ['privacy', 'shield'],
  ['noRegistration', 'user-check'],
  ['guides', 'book'],
] as const;

const styles = {
  header: (theme: Theme) =>
    css({
      [theme.media.mobile]: { gap: theme.space(2), marginBottom: theme.space(3) },
      [theme.media.lying]: { gap: theme.space(1), marginBottom: theme.space(2), '& h1': { fontSize: theme.size.xl } },
    }),
  lead: (theme: Theme) =>
    css({
      color: theme.color.textMuted,
      textWrap: 'balance',
      [theme.media.mobile]: { fontSize: theme.size.s, lineHeight: 1.4 },
    }),
  badges: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(1, 4),
      padding: 0,
      listStyle: 'none',
      '& li': { display: 'flex' },
      // no borders: unlike the brands below, badges are not buttons
      '& li > span': { padding: 0, border: 0 },
      [theme.media.mobile]: { columnGap: theme.space(2.5), '& svg': { display: 'none' } },
    }),
  brands: (theme: Theme) =>
    css({
      // room for the focus ring inside the scrolling row
      margin: theme.space(-1),
      padding: theme.space(1),
      overflowX: 'auto',
      scrollbarWidth: 'none',
      [theme.media.wide]: { flexWrap: 'wrap' },
      // At these widths, ten brands don't fit in one row, so they take two.
      '@media (min-width: 768px) and (max-width: 1023px)': {
        display: 'grid',
        gridTemplateColumns: 'repeat(5, max-content)',
        '& a': { width: '100%', justifyContent: 'center' },
      },
      [theme.media.lying]: { display: 'flex', flexWrap: 'nowrap' },
    }),
};
