import { type PageKind, suffixed } from '../pageKind';

/** What an address without a page shows. */
export const notFoundKind: PageKind<'notFound'> = {
  kind: 'notFound',
  pages: [],
  load: () => import('../../pages/NotFoundPage'),
  texts: ['frame'],
  describe: (_, _locale, t) => ({ ...suffixed(t('notFound.title')), description: t('notFound.text') }),
  // The offline shell shows it of an address that is none.
  isKeptOffline: true,
};
