import { legalSite, site } from '../../../config/site';
import { loadContent } from '../../../content/content';
import type { LegalPageId } from '../../../content/types';
import { type PageKind, suffixed } from '../pageKind';

const IDS: readonly LegalPageId[] = [
  'privacy-policy',
  'terms-and-conditions',
  ...(site.operator ? (['operator'] as const) : []),
];

export const legalKind: PageKind<'legal', { readonly page: LegalPageId }> = {
  kind: 'legal',
  pages: IDS.map((page) => ({ path: `/${page}`, page })),
  load: () => import('../../pages/LegalPage'),
  texts: ['frame'],
  content: ['legal'],
  describe: async ({ page }, locale) => {
    const { title, description } = (await loadContent(locale, 'legal'))(legalSite)[page];
    return { ...suffixed(title), description };
  },
};
