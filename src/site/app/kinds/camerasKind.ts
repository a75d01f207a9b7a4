import { listedMakers } from '../../../cameras/catalogue';
import { type PageKind, tableOf } from '../pageKind';

export const camerasKind: PageKind<'cameras'> = {
  kind: 'cameras',
  pages: [{ path: '/cameras' }],
  load: () => import('../../pages/CamerasPage'),
  texts: ['frame', 'models', 'cameras'],
  needs: () => listedMakers.map(({ id }) => tableOf(id)),
  describe: (_, _locale, t) => ({
    title: t('cameras.title'),
    description: t('cameras.description'),
    name: t('cameras.name'),
  }),
};
