import { brandName, brands } from '../../../cameras/catalogue';
import { useLanguage } from '../../router/LanguageProvider';
import { Chip } from '../../ui/Chip';
import { Cluster } from '../../ui/layouts';

/** A row of links to all brands. */
export function BrandChips({ className }: { readonly className?: string }) {
  const { locale } = useLanguage();
  return (
    <Cluster as="ul" isOneRow gap={1.5} className={className}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Chip href={`/${brand.id}`}>{brandName(brand, locale)}</Chip>
        </li>
      ))}
    </Cluster>
  );
}
