import { loadContent } from '../../../content/content';
import { type PageKind, suffixed } from '../pageKind';

export const cardReportKind: PageKind<'cardReport'> = {
  kind: 'cardReport',
  pages: [{ path: '/card-report' }],
  load: () => import('../../pages/CardReportPage'),
  texts: ['frame'],
  content: ['cardReport'],
  describe: async (_, locale) => {
    const { title, description } = await loadContent(locale, 'cardReport');
    return { ...suffixed(title), description };
  },
};
