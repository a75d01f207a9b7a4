import { fullModelName, type Model } from '../../../cameras/catalogue';
import { useLanguage } from '../../router/LanguageProvider';
import { JsonLd } from './JsonLd';

/** A list's models as structured data, in the order shown. */
export function ItemList({ models }: { readonly models: readonly Model[] }) {
  const { locale, urlOf } = useLanguage();
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: models.length,
        itemListElement: models.map((model, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: fullModelName(model, locale),
          url: urlOf(`/${model.brand}/${model.slug}`),
        })),
      }}
    />
  );
}
