import { fullListedName, type ListedModel } from '../../catalogue/lists';
import { useLanguage } from '../../i18n/LanguageProvider';
import { JsonLd } from './JsonLd';
import { pageUrl } from './pageUrl';

/** The models of a list as structured data, in the order shown, with the address of those that have a page. */
export function ItemList({ models }: { readonly models: readonly ListedModel[] }) {
  const { locale, chosen } = useLanguage();
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: models.length,
        itemListElement: models.map((model, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: fullListedName(model, locale),
          ...(model.hasPage && { url: pageUrl(`/${model.brand}/${model.slug}`, chosen) }),
        })),
      }}
    />
  );
}
