import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useInBrowser } from '../browser/useInBrowser';
import { canUseCable } from '../browser/visitorSystem';

/** The other ways to a count: the camera on a cable, many photos at once, and somebody who has the camera. */
export function OtherWays() {
  const { t } = useTranslation();
  const hasCable = useInBrowser(canUseCable, true);
  return (
    <nav css={styles.ways} aria-label={t('ways.label')}>
      <Button variant="secondary" size="s" icon="cable" href="/connect">
        {t(hasCable ? 'ways.cable' : 'ways.noCable')}
      </Button>
      <Button variant="secondary" size="s" icon="image" href="/history">
        {t('ways.many')}
      </Button>
      <Link href="/ask-the-seller" css={styles.seller}>
        {t('ways.seller')}
      </Link>
    </nav>
  );
}

const styles = {
  /** above the label, which covers the zone */
  ways: (theme: Theme) =>
    css({
      position: 'relative',
      zIndex: theme.layer.raised,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: theme.space(2),
      marginTop: theme.space(3),
      [theme.media.touch]: { rowGap: 0, '& > a': { minHeight: theme.tap } },
    }),
  seller: (theme: Theme) =>
    css({
      display: 'flex',
      flexBasis: '100%',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'fit-content',
      marginInline: 'auto',
      fontSize: theme.size.s,
    }),
};
