import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { brandService, type ServiceFact } from '../../catalogue/brandService';
import type { BrandId } from '../../catalogue/catalogue';
import { loadGuide, loadMarket, loadService } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { RichText } from '../../ui/RichText';
import { Entries, Entry, priceAndDate } from '../parts/Entries';
import { sourceRefs } from '../parts/sourceRefs';

type FactsOfBrands = Partial<Record<BrandId, Readonly<Record<string, ServiceFact>>>>;
type Words = Partial<Record<BrandId, Readonly<Record<string, string>>>>;

/** What is published about a maker's service; renders nothing if that is nothing. */
export function ServiceFacts({ brand, heading }: { readonly brand: BrandId; readonly heading: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { before } = use(loadGuide(locale));
  const market = use(loadMarket(locale));
  const texts = (use(loadService(locale)) as Words)[brand];
  return (
    <Entries heading={heading}>
      {Object.entries((brandService as FactsOfBrands)[brand] ?? {}).map(([name, fact]) => (
        <Entry
          key={name}
          label={priceAndDate(fact, before, market, locale).join(t('list.separator')) || undefined}
          sources={sourceRefs(fact.sources)}
        >
          {texts![name]}
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
