import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECENT_ARTICLES } from '../../config/constants';
import { articlePosts, POST_CATEGORIES, type PostCategory, posts } from '../../content/postTable';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { BlogSearch } from './blog/BlogSearch';
import { FeaturedPost } from './blog/FeaturedPost';
import { Newsletter } from './blog/Newsletter';
import { PostList } from './blog/PostList';
import { PostRows } from './blog/PostRows';
import { Section } from './parts/Section';

/** The blog: a featured article, the recent ones, categories, all articles and the newsletter box. */
export default function BlogPage() {
  const { t } = useTranslation();
  const [category, setCategory] = useState<PostCategory>();
  const shown = category ? posts.filter((post) => post.category === category) : articlePosts.slice(0, RECENT_ARTICLES);

  return (
    <>
      <header css={styles.header}>
        <div css={styles.intro}>
          <h1>{t('blog.heading')}</h1>
          <p css={styles.lead}>{t('blog.lead')}</p>
        </div>
        <Button href="/">{t('blog.cta')}</Button>
      </header>
      <BlogSearch posts={posts} />

      <Section heading={t('blog.featured')}>
        <FeaturedPost />
      </Section>

      <Section heading={t('blog.recent')}>
        <PostList posts={shown} columns={3} />
        <ul css={styles.categories} aria-label={t('blog.categories')}>
          {POST_CATEGORIES.map((id) => (
            <li key={id}>
              <Chip
                selected={category === id}
                disabled={posts.every((post) => post.category !== id)}
                onClick={() => setCategory(category === id ? undefined : id)}
              >
                {t(`category.${id}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </Section>

      <Section heading={t('article.blog')}>
        <PostRows posts={posts} />
      </Section>

      <Newsletter />
      <p css={styles.back}>
        <Link href="/">
          <Icon name="arrow-left" size={16} />
          {t('blog.home')}
        </Link>
      </p>
    </>
  );
}

const styles = {
  header: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: theme.space(4, 8),
      marginBottom: theme.space(6),
    }),
  intro: (theme: Theme) => css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2) }),
  lead: (theme: Theme) => css({ maxWidth: theme.width.text, color: theme.color.textMuted }),
  categories: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(1.5),
      marginTop: theme.space(5),
      padding: 0,
      listStyle: 'none',
    }),
  back: (theme: Theme) =>
    css({
      marginTop: theme.space(8),
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: theme.space(1.5),
        minHeight: 32,
        fontSize: theme.size.s,
      },
    }),
};
