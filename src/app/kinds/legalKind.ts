import { legalSite, site } from '../../config/site';
import { loadLegal } from '../../content/content';
import type { LegalPageId } from '../../content/types';
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
  content: ['legal.ts'],
  describe: async ({ page }, locale) => {
    const { title, description } = (await loadLegal(locale))(legalSite)[page];
    return { ...suffixed(title), description };
  },
};
