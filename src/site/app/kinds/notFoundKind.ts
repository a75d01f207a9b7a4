import { type PageKind, suffixed } from '../pageKind';

/** The page for an unknown address. */
export const notFoundKind: PageKind<'notFound'> = {
  kind: 'notFound',
  pages: [],
  load: () => import('../../pages/NotFoundPage'),
  texts: ['frame'],
  describe: (_, _locale, t) => ({ ...suffixed(t('notFound.title')), description: t('notFound.text') }),
  // Offline, the service worker serves this page for unknown addresses.
  isKeptOffline: true,
};
