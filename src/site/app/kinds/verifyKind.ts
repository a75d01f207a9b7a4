import type { PageKind } from '../pageKind';

export const verifyKind: PageKind<'verify'> = {
  kind: 'verify',
  pages: [{ path: '/verify' }],
  load: () => import('../../pages/VerifyPage'),
  texts: ['frame', 'verify'],
  // Buyers scan a report's code where a camera is sold, even if there is no network.
  isKeptOffline: true,
  describe: (_, _locale, t) => ({
    title: t('verify.title'),
    description: t('verify.description'),
    name: t('verify.name'),
  }),
};
