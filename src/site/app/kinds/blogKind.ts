import type { PageKind } from '../pageKind';

export const blogKind: PageKind<'blog'> = {
  kind: 'blog',
  pages: [{ path: '/blog' }],
  load: () => import('../../pages/BlogPage'),
  texts: ['frame', 'blog'],
  describe: (_, _locale, t) => ({ title: t('blog.title'), description: t('blog.description'), name: t('nav.blog') }),
};
