import type { PageKind } from '../pageKind';

export const verifyKind: PageKind<'verify'> = {
  kind: 'verify',
  pages: [{ path: '/verify' }],
  load: () => import('../../pages/VerifyPage'),
  texts: ['frame', 'verify'],
  later: () => ['tool', 'checker'],
  describe: (_, _locale, t) => ({
    title: t('verify.title'),
    description: t('verify.description'),
    name: t('verify.name'),
  }),
};
