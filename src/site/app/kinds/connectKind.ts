import type { PageKind } from '../pageKind';

export const connectKind: PageKind<'connect'> = {
  kind: 'connect',
  pages: [{ path: '/connect' }],
  load: () => import('../../pages/ConnectPage'),
  texts: ['frame', 'connect'],
  describe: (_, _locale, t) => ({
    title: t('connect.title'),
    description: t('connect.description'),
    name: t('connect.name'),
  }),
  isKeptOffline: true,
};
