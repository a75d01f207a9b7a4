import { css, type Theme } from '@emotion/react';
import type { Post } from '../../content/postTable';
import { PostFrame } from './PostFrame';
import { PostNote } from './PostNote';

/** A post in a list. */
export function PostCard({ post }: { readonly post: Post }) {
  return (
    <PostFrame post={post} look={look} loading="lazy">
      <PostNote post={post} />
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
