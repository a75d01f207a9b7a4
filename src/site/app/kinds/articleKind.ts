import { articlePosts, FEATURED_POST, type Post, posts, type PostSlug } from '../../../content/postTable';
import type { PageKind } from '../pageKind';

interface About {
  readonly post: Post;
}

const pagesOf = (shown: readonly Post[]) => shown.map((post) => ({ path: `/blog/${post.slug}`, post }));

const ofEveryPost = {
  texts: ['frame', 'blog', 'advice'],
  describe: ({ post }, _locale, t) => {
    const slug = post.slug as PostSlug;
    const title = t(`post.${slug}.title`);
    const description = t(`post.${slug}.excerpt`);
    // No site name, which would make the title too long for one line of search results.
    return { title, name: title, description, above: { label: t('nav.blog'), href: '/blog' } };
  },
} satisfies Partial<PageKind<string, About>>;

export const articleKind: PageKind<'article', About> = {
  ...ofEveryPost,
  kind: 'article',
  pages: pagesOf(articlePosts),
  load: () => import('../../pages/ArticlePage'),
};

/** The page of the post that is not written yet. */
export const comingSoonKind: PageKind<'comingSoon', About> = {
  ...ofEveryPost,
  kind: 'comingSoon',
  pages: pagesOf(posts.filter(({ slug }) => slug === FEATURED_POST)),
  load: () => import('../../pages/ComingSoonPage'),
};
