import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATURED_POST, type Post, type PostSlug } from '../../../content/postTable';
import { Link } from '../../ui/Link';
import { wholeLink } from '../../ui/wholeLink';
import { ShortText } from '../../ui/Unbroken';
import { ThemedImage } from '../../ui/ThemedImage';
import { SoonMark } from './SoonMark';
import { noteLine } from './PostNote';

/** Styles that differ between the featured post and other posts. */
type Look = Readonly<Record<'card' | 'cover' | 'body' | 'meta' | 'title' | 'excerpt', Interpolation<Theme>>>;

interface Props {
  readonly post: Post;
  readonly look: Look;
  readonly loading?: 'lazy';
  readonly children: ReactNode;
}

/** A post as a card that links to it. */
export function PostFrame({ post, look, loading, children }: Props) {
  const { t } = useTranslation();
  const slug = post.slug as PostSlug;
  return (
    <article css={[styles.card, look.card]}>
      <div css={styles.picture}>
        <ThemedImage
          css={[styles.cover, look.cover]}
          src={post.cover}
          alt=""
          width={640}
          height={360}
          loading={loading}
        />
        {slug === FEATURED_POST && <SoonMark>{t('blog.soon')}</SoonMark>}
      </div>
      <div css={[styles.body, look.body]}>
        <p css={[styles.meta, look.meta]}>{t(`category.${post.category}`)}</p>
        <h3 css={look.title}>
          <Link href={postHref(post.slug)} css={wholeLink}>
            <ShortText>{t(`post.${slug}.title`)}</ShortText>
          </Link>
        </h3>
        <p css={[styles.excerpt, look.excerpt]}>{t(`post.${slug}.excerpt`)}</p>
        <p css={[styles.meta, look.meta]}>{children}</p>
      </div>
    </article>
  );
}

/** A post's path; '#' stays '#', which makes its link inert. */
export const postHref = (slug: string) => (slug === '#' ? slug : `/blog/${slug}`);

const styles = {
  card: (theme: Theme) =>
    css({
      position: 'relative',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      transition: `border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.text },
    }),
  picture: css({ position: 'relative' }),
  cover: css({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }),
  body: (theme: Theme) => css({ display: 'flex', flexDirection: 'column', padding: theme.space(5) }),
  meta: (theme: Theme) => [noteLine(theme), css({ '&:last-child': { marginTop: 'auto' } })],
  excerpt: (theme: Theme) => css({ color: theme.color.textMuted }),
};
