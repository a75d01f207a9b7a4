import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { brandService, type ServiceFact } from '../../../cameras/brandService';
import type { BrandId } from '../../../cameras/catalogue';
import { loadContent } from '../../../content/content';
import { useLanguage } from '../../router/LanguageProvider';
import { keyIfAny } from '../../../i18n/translator';
import { RichText } from '../../ui/RichText';
import { Entries, Entry, priceAndDate } from '../parts/Entries';
import { sourceRefs } from '../parts/sourceRefs';

type FactsOfBrands = Partial<Record<BrandId, Readonly<Record<string, ServiceFact>>>>;

/** Published facts about a maker's service and repairs. Renders nothing if there are none. */
export function ServiceFacts({ brand, heading }: { readonly brand: BrandId; readonly heading: string }) {
  const { t, i18n } = useTranslation();
  const { locale } = useLanguage();
  const market = use(loadContent(locale, 'market'));
  return (
    <Entries heading={heading}>
      {Object.entries((brandService as FactsOfBrands)[brand] ?? {}).map(([name, fact]) => (
        <Entry
          key={name}
          label={priceAndDate(fact, t, market, locale).join(t('list.separator')) || undefined}
          sources={sourceRefs(fact.sources)}
        >
          {t(keyIfAny(i18n, `brands.${brand}.service.${name}`)!)}
        </Entry>
      ))}
      {(market.service[brand] ?? []).map(({ name, text, pages }) => (
        <Entry key={name} label={name} sources={pages}>
          <RichText text={text} />
        </Entry>
      ))}
    </Entries>
  );
}
