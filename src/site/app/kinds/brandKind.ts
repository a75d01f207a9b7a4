import { type Brand, brandName, brands } from '../../../cameras/catalogue';
import type { PageKind } from '../pageKind';

export const brandKind: PageKind<'brand', { readonly brand: Brand }> = {
  kind: 'brand',
  pages: brands.map((maker) => ({ path: `/${maker.id}`, brand: maker })),
  load: () => import('../../pages/BrandPage'),
  texts: ['frame', 'brand', 'models'],
  describe: (about, locale, t) => {
    const name = brandName(about.brand, locale);
    return {
      title: t('brand.title', { brand: name }),
      description: t(`brand.description.${about.brand.countInFile}`, { brand: name }),
      name,
    };
  },
};
