import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../config/site';
import { loadArticle, loadPosts } from '../content/content';
import { type ArticleSlug, articlePosts, type Post, type PostSlug } from '../content/posts';
import type { HeadingBlock } from '../content/types';
import { formatDate } from '../i18n/format';
import { useLanguage } from '../i18n/LanguageProvider';
import { Link } from '../ui/Link';
import { RichText } from '../ui/RichText';
import { Blocks } from './parts/Blocks';
import { CallToAction } from './parts/CallToAction';
import { JsonLd } from './parts/JsonLd';
import { pageUrl } from './parts/pageUrl';
import { PostCard } from './parts/PostCard';
import { Section } from './parts/Section';

/** An article with its table of contents. */
export default function Article({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const slug = post.slug as ArticleSlug;
  const { lead, blocks } = use(loadArticle(locale, slug));
  const posts = use(loadPosts(locale));
  const { title, excerpt } = posts[slug];
  const chapters = blocks.filter((block): block is HeadingBlock => block.kind === 'heading' && block.level === 2);

  return (
    <>
      <article>
        <header css={styles.header}>
          <div css={styles.title}>
            <p css={styles.meta}>{t(`category.${post.category}`)}</p>
            <h1>{title}</h1>
            <p css={styles.meta}>
              <span>{t('blog.author', { author: site.name })}</span>
              {post.date && <time dateTime={post.date}>{formatDate(post.date, locale)}</time>}
              <span>{t('blog.minutes', { minutes: post.minutes })}</span>
            </p>
          </div>
          <img css={styles.cover} src={post.cover} alt="" width={640} height={360} />
        </header>
        <div css={styles.columns}>
          <nav css={styles.contents} aria-labelledby="contents">
            <h2 id="contents" css={styles.contentsHeading}>
              {t('article.contents')}
            </h2>
            <ol css={styles.chapters}>
              {chapters.map(({ id, text }) => (
                <li key={id}>
                  <Link href={`#${id}`} css={styles.chapter}>
                    {text}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div css={styles.text}>
            <p css={styles.lead}>
              <RichText text={lead} />
            </p>
            <Blocks blocks={blocks} />
          </div>
        </div>
        <JsonLd
          data={{
            '@type': 'Article',
            headline: title,
            description: excerpt,
            image: site.origin + post.cover,
            datePublished: post.date,
            inLanguage: locale,
            author: { '@type': 'Organization', name: site.name, url: pageUrl('/', locale) },
            publisher: { '@type': 'Organization', name: site.name, url: pageUrl('/', locale) },
            mainEntityOfPage: pageUrl(`/blog/${slug}`, locale),
          }}
        />
      </article>

      <CallToAction label={t('article.cta')} text={t('article.ctaText')} />

      <Section heading={t('article.more')}>
        <ul css={styles.posts}>
          {articlePosts
            .filter((other) => other.slug !== slug)
            .map((other) => (
              <li key={other.slug}>
                <PostCard post={other} copy={posts[other.slug as PostSlug]} />
              </li>
            ))}
        </ul>
        <p css={styles.all}>
          <Link href="/blog">{t('article.blog')}</Link>
        </p>
      </Section>
    </>
  );
}

const styles = {
  header: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(6),
      alignItems: 'center',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: theme.space(10) },
    }),
  title: (theme: Theme) => css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(3) }),
  meta: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(0, 4),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
  cover: (theme: Theme) =>
    css({ width: '100%', border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.m }),
  columns: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(8),
      marginTop: theme.space(10),
      '@media (min-width: 960px)': { gridTemplateColumns: '260px minmax(0, 1fr)', gap: theme.space(14) },
    }),
  contents: (theme: Theme) =>
    css({
      alignSelf: 'start',
      '@media (min-width: 960px)': {
        position: 'sticky',
        top: `calc(${theme.headerHeight} + ${theme.space(6)})`,
        maxHeight: `calc(100vh - ${theme.headerHeight} - ${theme.space(12)})`,
        overflowY: 'auto',
      },
      [theme.media.print]: { display: 'none' },
    }),
  contentsHeading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.s }),
  chapters: (theme: Theme) =>
    css({ padding: 0, borderInlineStart: `1px solid ${theme.color.line}`, listStyle: 'none' }),
  chapter: (theme: Theme) =>
    css({
      display: 'block',
      padding: theme.space(1, 0, 1, 3),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      lineHeight: 1.4,
      textDecoration: 'none',
      '&:hover': { color: theme.color.text, textDecoration: 'underline' },
    }),
  text: css({ minWidth: 0 }),
  lead: (theme: Theme) =>
    css({ maxWidth: theme.width.text, marginBottom: theme.space(4), fontSize: theme.size.l, lineHeight: 1.55 }),
  posts: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(5),
      padding: 0,
      listStyle: 'none',
      [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }),
  all: (theme: Theme) => css({ marginTop: theme.space(5) }),
};
