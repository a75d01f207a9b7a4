import { type PageKind, RESULT_FILES, tableOf } from '../pageKind';

export const connectKind: PageKind<'connect'> = {
  kind: 'connect',
  pages: [{ path: '/connect' }],
  load: () => import('../../pages/ConnectPage'),
  texts: ['frame', 'connect'],
  later: () => RESULT_FILES,
  describe: (_, _locale, t) => ({
    title: t('connect.title'),
    description: t('connect.description'),
    name: t('connect.name'),
  }),
  // With the cable and its result.
  keptOffline: [
    tableOf('canon'),
    tableOf('panasonic'),
    'src/pages/connect/CableResult.tsx',
    'src/pages/connect/CableTool.tsx',
  ],
};
