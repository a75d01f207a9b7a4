import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { writeStored } from '../storage/choices';
import { Icon } from '../ui/Icon';
import { Later } from '../ui/Later';

const Tooltip = lazy(() => import('../ui/Tooltip'));

/** Switches between light and dark. The system decides until the visitor does; the style sheet picks the icon. */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const button = (
    <button type="button" className={className} css={styles.icons} onClick={switchTheme} aria-label={t('theme.switch')}>
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
  return (
    <Later fallback={button}>
      <Tooltip text={t('theme.switch')}>{button}</Tooltip>
    </Later>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  writeStored('theme', dataset.theme as 'light' | 'dark');
}

const styles = {
  icons: (theme: Theme) =>
    css({
      '& > :last-of-type': { display: 'none' },
      ...theme.whenDark({ '& > :first-of-type': { display: 'none' }, '& > :last-of-type': { display: 'block' } }),
    }),
};
