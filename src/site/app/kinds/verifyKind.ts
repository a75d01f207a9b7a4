import type { PageKind } from '../pageKind';

export const verifyKind: PageKind<'verify'> = {
  kind: 'verify',
  pages: [{ path: '/verify' }],
  load: () => import('../../pages/VerifyPage'),
  texts: ['frame', 'verify'],
  // Buyers scan a report's QR code at the place of sale, where there may be no network.
  isKeptOffline: true,
  describe: (_, _locale, t) => ({
    title: t('verify.title'),
    description: t('verify.description'),
    name: t('verify.name'),
  }),
};
