import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../content/postTable';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';

export const noteLine = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space(0, 4),
    color: theme.color.textMuted,
    fontSize: theme.size.xs,
  });

/** A post's date and reading time. */
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
