import { css, type Theme } from '@emotion/react';
import type { Post } from '../../../content/postTable';
import { columnList } from '../../ui/columnList';
import { PostFrame } from './PostFrame';
import { PostNote } from './PostNote';

interface Props {
  readonly posts: readonly Post[];
  /** on wide screens */
  readonly columns: number;
}

/** Posts as cards. */
export function PostList({ posts, columns }: Props) {
  return (
    <ul css={styles.list(columns)}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostFrame post={post} look={look} loading="lazy">
            <PostNote post={post} />
          </PostFrame>
        </li>
      ))}
    </ul>
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

const styles = {
  list: (columns: number) => (theme: Theme) => columnList(theme, columns, theme.space(5)),
};
