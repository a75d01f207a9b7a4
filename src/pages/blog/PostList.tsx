import type { Theme } from '@emotion/react';
import type { Post, PostSlug } from '../../content/postTable';
import type { PostsCopy } from '../../content/types';
import { cardList } from '../../ui/cardList';
import { PostCard } from './PostCard';

interface Props {
  readonly posts: readonly Post[];
  readonly copy: PostsCopy;
  /** on wide screens */
  readonly columns: number;
  readonly className?: string;
}

/** Posts as cards. */
export function PostList({ posts, copy, columns, className }: Props) {
  return (
    <ul css={styles.list(columns)} className={className}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} copy={copy[post.slug as PostSlug]} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: (columns: number) => (theme: Theme) => cardList(theme, columns, 5),
};
