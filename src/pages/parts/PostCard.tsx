import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../content/posts';
import type { PostCopy } from '../../content/types';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Link } from '../../ui/Link';
import { ThemedImage } from '../../ui/ThemedImage';

interface Props {
  readonly post: Post;
  readonly copy: PostCopy;
}

/** A post in a list: cover, category, title, excerpt, date and reading time. */
export function PostCard({ post, copy }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <article css={styles.card}>
      <ThemedImage css={styles.cover} src={post.cover} alt="" width={640} height={360} loading="lazy" />
      <div css={styles.body}>
        <p css={styles.meta}>{t(`category.${post.category}`)}</p>
        <h3 css={styles.title}>
          <Link href={postHref(post.slug)} css={styles.link}>
            {copy.title}
          </Link>
        </h3>
        <p css={styles.excerpt}>{copy.excerpt}</p>
        <p css={styles.meta}>
          {post.date && <time dateTime={post.date}>{formatDate(post.date, locale)}</time>}
          <span>{t('blog.minutes', { minutes: post.minutes })}</span>
        </p>
      </div>
    </article>
  );
}

/** The path of a post; '#' stays '#', which makes its link inert. */
export const postHref = (slug: string) => (slug === '#' ? slug : `/blog/${slug}`);

const styles = {
  card: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      transition: `border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.text },
    }),
  cover: (theme: Theme) =>
    css({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderBottom: `1px solid ${theme.color.line}` }),
  body: (theme: Theme) =>
    css({ display: 'flex', flex: 1, flexDirection: 'column', gap: theme.space(2), padding: theme.space(5) }),
  meta: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(0, 4),
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      '&:last-child': { marginTop: 'auto', paddingTop: theme.space(2) },
    }),
  title: (theme: Theme) => css({ fontSize: theme.size.l, lineHeight: 1.3 }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // the whole card is the link
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  excerpt: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
