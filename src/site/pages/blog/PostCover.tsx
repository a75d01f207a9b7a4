import { css, type Theme } from '@emotion/react';
import type { Post } from '../../../content/postTable';
import { ThemedImage } from '../../ui/ThemedImage';

/** A post's cover on its own page. */
export function PostCover({ post }: { readonly post: Post }) {
  return <ThemedImage css={styles.cover} src={post.cover} alt="" width={640} height={360} />;
}

const styles = {
  cover: (theme: Theme) =>
    css({ width: '100%', border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.m }),
};
