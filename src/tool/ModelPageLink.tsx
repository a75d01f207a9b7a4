import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../catalogue/ratedLife';
import { Link } from '../ui/Link';

interface Props {
  readonly rated: RatedLife | undefined;
  readonly className?: string;
}

/** Links to the model's page, if it has one. */
export function ModelPageLink({ rated, className }: Props) {
  const { t } = useTranslation();
  return (
    rated?.path && (
      <p css={styles.page} className={className}>
        <Link href={rated.path}>{t('modelCard.page')}</Link>
      </p>
    )
  );
}

const styles = {
  page: (theme: Theme) => css({ marginTop: 'auto', paddingTop: theme.space(3), fontSize: theme.size.s }),
};
