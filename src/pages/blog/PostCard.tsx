import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../content/postTable';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { PostFrame } from './PostFrame';

interface Props {
  readonly post: Post;
}

/** A post in a list. */
export function PostCard({ post }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <PostFrame post={post} look={look} loading="lazy">
      {post.date && <time dateTime={post.date}>{formatDate(post.date, locale)}</time>}
      <span>{t('blog.minutes', { minutes: post.minutes })}</span>
    </PostFrame>
  );
}

const look = {
  card: css({ display: 'flex', flexDirection: 'column', height: '100%' }),
  cover: (theme: Theme) => css({ borderBottom: `1px solid ${theme.color.line}` }),
  body: (theme: Theme) => css({ flex: 1, gap: theme.space(2) }),
  meta: (theme: Theme) => css({ '&:last-child': { paddingTop: theme.space(2) } }),
  title: (theme: Theme) => css({ fontSize: theme.size.l, lineHeight: 1.3 }),
  excerpt: (theme: Theme) => css({ fontSize: theme.size.s }),
};
