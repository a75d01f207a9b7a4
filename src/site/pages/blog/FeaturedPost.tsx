import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FEATURED_POST, findPost } from '../../../content/postTable';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { useInBrowser } from '../../browser/useInBrowser';
import { PostFrame } from './PostFrame';

/** The featured article, in full width and with today's date. */
export function FeaturedPost() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // From the visitor's clock, because the page was prerendered on another day.
  const today = useInBrowser<string | undefined>(isoToday, undefined);
  const post = findPost(FEATURED_POST)!;
  return (
    <PostFrame post={post} look={look}>
      {/* a no-break space keeps the line's height until the date is known */}
      <time dateTime={today}>{today ? formatDate(today, locale) : '\u00a0'}</time>
      <span>{t('blog.featuredMinutes', { minutes: post.minutes })}</span>
    </PostFrame>
  );
}

/** '2026-11-21', in the visitor's time zone */
function isoToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const look = {
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
  cover: css({ height: '100%' }),
  body: (theme: Theme) => css({ gap: theme.space(3), [theme.media.wide]: { padding: theme.space(7) } }),
  meta: undefined,
  title: (theme: Theme) => css({ fontSize: theme.size.xl }),
  excerpt: undefined,
};
