import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { shutterNotices } from 'virtual:shutter-notices';
import type { RatedLife } from '../../cameras/ratedLife';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Icon } from '../ui/Icon';
import { Cluster } from '../ui/layouts';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';

/** The number of notices about this model's shutter, as a link to them. Renders nothing without notices. */
export function NoticesLine({ rated }: { readonly rated: RatedLife | undefined }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const path = rated?.path;
  const notices = path && shutterNotices[path.slice(path.lastIndexOf('/') + 1)];
  if (!notices) return null;
  return (
    <Cluster as="p" isOneRow gap={2} align="center" size="s" above={2} css={styles.notices}>
      <Icon name="alert" size={16} />
      <Link href={`${path}#notices`} css={touchArea}>
        {t('notices', { count: notices, number: formatNumber(notices, locale) })}
      </Link>
    </Cluster>
  );
}

const styles = {
  notices: css({ '& svg': { flex: 'none' } }),
};
