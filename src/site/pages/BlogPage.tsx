import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECENT_ARTICLES } from '../../config/constants';
import { articlePosts, POST_CATEGORIES, type PostCategory, posts } from '../../content/postTable';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { Icon } from '../ui/Icon';
import { Cluster, Measure, Stack } from '../ui/layouts';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';
import { BlogSearch } from './blog/BlogSearch';
import { FeaturedPost } from './blog/FeaturedPost';
import { Newsletter } from './blog/Newsletter';
import { PostList } from './blog/PostList';
import { PostRows } from './blog/PostRows';
import { Section } from './parts/Section';

/** The blog: a featured article, recent ones, categories, all articles and the newsletter box. */
export default function BlogPage() {
  const { t } = useTranslation();
  const [category, setCategory] = useState<PostCategory>();
  const shown = category ? posts.filter((post) => post.category === category) : articlePosts.slice(0, RECENT_ARTICLES);

  return (
    <>
      <Cluster as="header" gap={[4, 8]} align="end" isSpread below={6}>
        <Stack gap={2}>
          <h1>{t('blog.heading')}</h1>
          <Measure isMuted>{t('blog.lead')}</Measure>
        </Stack>
        <Button href="/">{t('blog.cta')}</Button>
      </Cluster>
      <BlogSearch posts={posts} />

      <Section heading={t('blog.featured')}>
        <FeaturedPost />
      </Section>

      <Section heading={t('blog.recent')}>
        <PostList posts={shown} columns={3} />
        <Cluster as="ul" gap={1.5} above={5} aria-label={t('blog.categories')}>
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
        </Cluster>
      </Section>

      <Section heading={t('article.blog')}>
        <PostRows posts={posts} />
      </Section>

      <Newsletter />
      <p css={styles.back}>
        <Link href="/" css={touchArea}>
          <Icon name="arrow-left" size={16} />
          {t('blog.home')}
        </Link>
      </p>
    </>
  );
}

const styles = {
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
