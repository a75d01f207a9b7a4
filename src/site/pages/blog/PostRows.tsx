import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Post, PostSlug } from '../../../content/postTable';
import { Cluster } from '../../ui/layouts';
import { Link } from '../../ui/Link';
import { ShortText } from '../../ui/Unbroken';
import { wholeLink } from '../../ui/wholeLink';
import { postHref } from './PostFrame';
import { noteLine, PostNote } from './PostNote';

/** Posts as a ruled list, one line per post. */
export function PostRows({ posts }: { readonly posts: readonly Post[] }) {
  const { t } = useTranslation();
  return (
    <ul css={styles.list}>
      {posts.map((post) => (
        <Cluster key={post.slug} as="li" gap={[0.5, 6]} align="baseline" isSpread css={styles.row}>
          <h3 css={styles.title}>
            <Link href={postHref(post.slug)} css={wholeLink}>
              <ShortText>{t(`post.${post.slug as PostSlug}.title`)}</ShortText>
            </Link>
          </h3>
          <p css={noteLine}>{post.date === undefined ? <span>{t('blog.soon')}</span> : <PostNote post={post} />}</p>
        </Cluster>
      ))}
    </ul>
  );
}

const styles = {
  list: (theme: Theme) => css({ padding: 0, borderTop: `1px solid ${theme.color.line}`, listStyle: 'none' }),
  row: (theme: Theme) =>
    css({ position: 'relative', padding: theme.space(3, 0), borderBottom: `1px solid ${theme.color.line}` }),
  title: (theme: Theme) => css({ fontSize: theme.size.m }),
};
