import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Post, PostSlug } from '../../content/postTable';
import { Button } from '../ui/Button';
import { Stack } from '../ui/layouts';
import { ShortText } from '../ui/Unbroken';
import { PostCover } from './blog/PostCover';
import { Points } from './parts/Prose';

/** The page of an article that is not written yet. */
export default function ComingSoonPage({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  return (
    <Stack gap={8} css={styles.page}>
      <Stack gap={4} css={styles.words}>
        <p css={styles.category}>{t(`category.${post.category}`)}</p>
        <h1>
          <ShortText>{t(`post.${post.slug as PostSlug}.title`)}</ShortText>
        </h1>
        <p css={styles.soon}>{t('comingSoon.heading')}</p>
        <p>{t('comingSoon.text')}</p>
        <Points texts={TIPS.map((key) => t(`comingSoon.${key}`))} />
        <div css={styles.actions}>
          <Button href="/blog" variant="secondary" icon="arrow-left">
            {t('comingSoon.back')}
          </Button>
        </div>
      </Stack>
      <PostCover post={post} />
    </Stack>
  );
}

const TIPS = ['tip1', 'tip2', 'tip3', 'tip4'] as const;

const styles = {
  page: (theme: Theme) =>
    css({
      alignItems: 'start',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: theme.space(12) },
    }),
  words: css({ minWidth: 0 }),
  category: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  soon: (theme: Theme) =>
    css({
      paddingInlineStart: theme.space(4),
      borderInlineStart: `3px solid ${theme.color.signal}`,
      fontSize: theme.size.l,
      fontWeight: 600,
      lineHeight: 1.4,
    }),
  actions: (theme: Theme) => css({ marginTop: theme.space(4) }),
};
