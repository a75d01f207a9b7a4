import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findPost, FEATURED_POST, type PostSlug } from '../../../content/postTable';
import { cardRow } from '../../ui/cardRow';
import { Link } from '../../ui/Link';
import { ThemedImage } from '../../ui/ThemedImage';
import { ShortText } from '../../ui/Unbroken';
import { wholeLink } from '../../ui/wholeLink';
import { noteLine, PostNote } from '../blog/PostNote';
import { postHref } from '../blog/PostFrame';
import { SoonMark } from '../blog/SoonMark';

interface Props {
  readonly cards: readonly {
    readonly slug: PostSlug;
    readonly title: string;
    readonly text: string;
  }[];
  /** adds each article's date, and widens its cover */
  readonly isNews?: boolean;
}

/** Two articles to read next, with their covers. */
export function CoverCards({ cards, isNews = false }: Props) {
  const { t } = useTranslation();
  return (
    <ul css={(theme) => cardRow(theme, cards.length, CARD_PX)}>
      {cards.map(({ slug, title, text }) => {
        const post = findPost(slug)!;
        return (
          <li key={slug} css={[styles.card, isNews && styles.news]}>
            <div css={[styles.picture, isNews && styles.strip]}>
              <ThemedImage css={styles.cover} src={post.cover} alt="" width={640} height={360} loading="lazy" />
              {slug === FEATURED_POST && <SoonMark>{t('blog.soon')}</SoonMark>}
            </div>
            <div css={styles.body}>
              <h3 css={styles.title}>
                <Link href={postHref(slug)} css={wholeLink}>
                  <ShortText>{title}</ShortText>
                </Link>
              </h3>
              {isNews ? (
                <p css={noteLine}>
                  <PostNote post={post} />
                </p>
              ) : (
                <p css={styles.text}>{text}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** px for a card and its gap */
const CARD_PX = 300;

const styles = {
  card: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      flex: '0 0 86%',
      // On a narrow phone, keeps room beside the picture for a long Japanese word.
      gridTemplateColumns: 'clamp(56px, 17vw, 116px) minmax(0, 1fr)',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      transition: `border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.text },
      '@media (min-width: 1024px)': { gridTemplateColumns: '200px minmax(0, 1fr)' },
    }),
  news: (theme: Theme) => css({ [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  picture: (theme: Theme) =>
    css({ position: 'relative', minHeight: 112, borderInlineEnd: `1px solid ${theme.color.line}` }),
  strip: (theme: Theme) =>
    css({
      [theme.media.wide]: {
        aspectRatio: '3 / 1',
        borderInlineEnd: 0,
        borderBottom: `1px solid ${theme.color.line}`,
      },
    }),
  cover: css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
  body: (theme: Theme) =>
    css({
      padding: theme.space(3),
      [theme.media.wide]: { padding: theme.space(4) },
    }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, lineHeight: 1.45 }),
};
