import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../content/postTable';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';

/** The style of the line with a post's date and reading time. */
export const noteLine = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(0, 4),
    color: theme.color.textMuted,
    fontSize: theme.size.xs,
  });

/** The date of a post, and the time that it takes to read. */
export function PostNote({ post: { date, minutes } }: { readonly post: Post }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <>
      {date && <time dateTime={date}>{formatDate(date, locale)}</time>}
      <span>{t('blog.minutes', { minutes })}</span>
    </>
  );
}
