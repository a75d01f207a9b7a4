import type { PageKind } from '../pageKind';

export const askTheSellerKind: PageKind<'askTheSeller'> = {
  kind: 'askTheSeller',
  pages: [{ path: '/ask-the-seller' }],
  load: () => import('../../pages/AskTheSellerPage'),
  texts: ['frame', 'ask'],
  describe: (_, _locale, t) => ({ title: t('ask.title'), description: t('ask.description'), name: t('ask.name') }),
};
