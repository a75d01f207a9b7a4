import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { useInBrowser } from '../browser/useInBrowser';
import { canUseCable } from '../browser/visitorSystem';

/** Other ways to find counts: from a camera on a cable, and from many photos at once. */
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
    </nav>
  );
}

const styles = {
  /** in front of the drop zone's label, which covers the whole zone */
  ways: (theme: Theme) =>
    css({
      position: 'relative',
      zIndex: theme.layer.raised,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: theme.space(2),
      marginTop: theme.space(3),
      [theme.media.touch]: { '& > a': { minHeight: theme.tap } },
    }),
};
