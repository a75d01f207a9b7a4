import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../cameras/ratedLife';
import { useLanguage } from '../router/LanguageProvider';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';

/** Links to the model's page, if there is one and the visitor is not on it. */
export function ModelPageLink({ rated }: { readonly rated: RatedLife | undefined }) {
  const { t } = useTranslation();
  const { path } = useLanguage();
  return (
    rated?.path &&
    rated.path !== path && (
      <Link href={rated.path} css={touchArea}>
        {t('modelCard.page')}
      </Link>
    )
  );
}
