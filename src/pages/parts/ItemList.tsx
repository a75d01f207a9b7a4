import { fullModelName, type Model } from '../../catalogue/catalogue';
import { useLanguage } from '../../i18n/LanguageProvider';
import { JsonLd } from './JsonLd';
import { pageUrl } from '../../i18n/pageUrl';

/** The models of a list as structured data, in the order shown. */
export function ItemList({ models }: { readonly models: readonly Model[] }) {
  const { locale, chosen } = useLanguage();
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: models.length,
        itemListElement: models.map((model, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: fullModelName(model, locale),
          url: pageUrl(`/${model.brand}/${model.slug}`, chosen),
        })),
      }}
    />
  );
}
