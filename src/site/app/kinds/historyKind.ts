import type { PageKind } from '../pageKind';

export const historyKind: PageKind<'history'> = {
  kind: 'history',
  pages: [{ path: '/history' }],
  load: () => import('../../pages/HistoryPage'),
  texts: ['frame', 'history'],
  describe: (_, _locale, t) => ({
    title: t('history.title'),
    description: t('history.description'),
    name: t('nav.history'),
  }),
  isKeptOffline: true,
};
