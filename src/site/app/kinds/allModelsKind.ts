import { loadCameras } from '../../../cameras/cameras';
import { type Brand, brandName, brands } from '../../../cameras/catalogue';
import { type PageKind, tableOf } from '../pageKind';

export const allModelsKind: PageKind<'allModels', { readonly brand: Brand }> = {
  kind: 'allModels',
  pages: brands.map((brand) => ({ path: `/${brand.id}/all-models`, brand })),
  load: () => import('../../pages/AllModelsPage'),
  texts: ['frame', 'models'],
  needs: ({ brand }) => [tableOf(brand.id)],
  describe: async (about, locale, t) => {
    const brand = brandName(about.brand, locale);
    const cameras = await loadCameras(about.brand.id);
    return {
      title: t('allModels.title', { brand }),
      description: t('allModels.description', { brand, count: cameras.length }),
      name: t('breadcrumb.allModels'),
      above: { label: brand, href: `/${about.brand.id}` },
    };
  },
};
