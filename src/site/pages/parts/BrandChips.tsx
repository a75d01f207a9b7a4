import { css, type Theme } from '@emotion/react';
import { brandName, brands } from '../../../cameras/catalogue';
import { useLanguage } from '../../router/LanguageProvider';
import { Chip } from '../../ui/Chip';

/** A row of links to all brands. */
export function BrandChips({ className }: { readonly className?: string }) {
  const { locale } = useLanguage();
  return (
    <ul css={styles.list} className={className}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Chip href={`/${brand.id}`}>{brandName(brand, locale)}</Chip>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: (theme: Theme) => css({ display: 'flex', gap: theme.space(1.5), padding: 0, listStyle: 'none' }),
};
