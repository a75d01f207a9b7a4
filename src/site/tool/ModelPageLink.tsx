import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../cameras/ratedLife';
import { useLanguage } from '../router/LanguageProvider';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';

/** A link to the model's page, unless there is none or the visitor is on it. */
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
