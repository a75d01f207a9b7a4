import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findModel } from '../catalogue/catalogue';
import type { RatedLife } from '../catalogue/ratedLife';
import { Link } from '../ui/Link';

/** Links to the model's page, if it has one. */
export function ModelPageLink({ rated }: { readonly rated: RatedLife | undefined }) {
  const { t } = useTranslation();
  const page = rated?.slug && findModel(rated.slug);
  return (
    page && (
      <p css={styles.page}>
        <Link href={`/${page.brand}/${page.slug}`}>{t('modelCard.page')}</Link>
      </p>
    )
  );
}

const styles = {
  page: (theme: Theme) => css({ marginTop: 'auto', paddingTop: theme.space(3), fontSize: theme.size.s }),
};
