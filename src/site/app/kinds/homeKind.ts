import type { PageKind } from '../pageKind';

export const homeKind: PageKind<'home'> = {
  kind: 'home',
  pages: [{ path: '/' }],
  load: () => import('../../pages/HomePage'),
  texts: ['frame', 'home', 'tool'],
  describe: (_, _locale, t) => ({ title: t('home.title'), description: t('home.description'), name: t('nav.home') }),
  isKeptOffline: true,
};
