import type { Theme } from '@emotion/react';
import type { Post } from '../../content/postTable';
import { cardList } from '../../ui/cardList';
import { PostCard } from './PostCard';

interface Props {
  readonly posts: readonly Post[];
  /** on wide screens */
  readonly columns: number;
  readonly className?: string;
}

/** Posts as cards. */
export function PostList({ posts, columns, className }: Props) {
  return (
    <ul css={styles.list(columns)} className={className}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: (columns: number) => (theme: Theme) => cardList(theme, columns, 5),
};
