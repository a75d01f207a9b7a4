import { RESULT_TEXTS } from '../../i18n/texts';
import type { PageKind } from '../pageKind';

export const historyKind: PageKind<'history'> = {
  kind: 'history',
  pages: [{ path: '/history' }],
  load: () => import('../../pages/HistoryPage'),
  texts: ['frame', 'history'],
  later: () => RESULT_TEXTS,
  describe: (_, _locale, t) => ({
    title: t('history.title'),
    description: t('history.description'),
    name: t('nav.history'),
  }),
  // With saving and opening.
  keptOffline: [
    'src/pages/history/historyStore.ts',
    'src/pages/history/HistoryView.tsx',
    'src/pages/history/KeepSection.tsx',
    'src/pages/history/ReadingProgress.tsx',
    'src/pages/history/WhatItShows.tsx',
    'src/finder/series.ts',
    'src/history/cardReports.ts',
    'src/history/historyContent.ts',
    'src/history/savedHistory.ts',
  ],
};
