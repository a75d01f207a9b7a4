import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../config/site';
import { loadContent } from '../../content/content';
import { type ArticleSlug, articlePosts, type Post } from '../../content/postTable';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Stack } from '../ui/layouts';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';
import { CallToAction } from './parts/CallToAction';
import { Deferred } from '../ui/Deferred';
import { ShortText } from '../ui/Unbroken';
import { JsonLd } from './parts/JsonLd';
import { PostCover } from './blog/PostCover';
import { PostList } from './blog/PostList';
import { Section } from './parts/Section';
import { noteLine } from './blog/PostNote';

/** An article with its table of contents. */
export default function ArticlePage({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const { locale, urlOf } = useLanguage();
  const slug = post.slug as ArticleSlug;
  const title = t(`post.${slug}.title`);

  return (
    <>
      <article>
        <Stack as="header" gap={6} css={styles.header}>
          <Stack gap={3}>
            <p css={styles.meta}>{t(`category.${post.category}`)}</p>
            <h1>
              <ShortText>{title}</ShortText>
            </h1>
            <p css={styles.meta}>
              <span>{t('blog.author', { author: site.name })}</span>
              {post.date && <time dateTime={post.date}>{formatDate(post.date, locale)}</time>}
              <span>{t('blog.minutes', { minutes: post.minutes })}</span>
            </p>
          </Stack>
          <PostCover post={post} />
        </Stack>
        <Deferred
          load={() =>
            Promise.all([importText(), loadContent(locale, `articles/${slug}`), loadContent(locale, 'market')])
          }
        >
          <ArticleText slug={slug} />
        </Deferred>
        <JsonLd
          data={{
            '@type': 'Article',
            headline: title,
            description: t(`post.${slug}.excerpt`),
            image: site.origin + post.cover,
            datePublished: post.date,
            dateModified: post.changed ?? post.date,
            inLanguage: locale,
            author: { '@type': 'Organization', name: site.name, url: urlOf('/') },
            publisher: { '@type': 'Organization', name: site.name, url: urlOf('/') },
            mainEntityOfPage: urlOf(`/blog/${slug}`),
          }}
        />
      </article>

      <CallToAction label={t('article.cta')} text={t('article.ctaText')} />

      <Section heading={t('article.more')}>
        <PostList posts={articlePosts.filter((other) => other.slug !== slug)} columns={2} />
        <p css={styles.all}>
          <Link href="/blog" css={touchArea}>
            {t('article.blog')}
          </Link>
        </p>
      </Section>
    </>
  );
}

const importText = () => import('./blog/ArticleText');
const ArticleText = lazy(importText);

const styles = {
  header: (theme: Theme) =>
    css({
      alignItems: 'center',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: theme.space(10) },
    }),
  meta: (theme: Theme) => [noteLine(theme), css({ fontSize: theme.size.s })],
  all: (theme: Theme) => css({ marginTop: theme.space(5) }),
};
