import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { writeStored } from '../config/storage';
import { Icon } from '../ui/Icon';

/** Light or dark: the system decides until the visitor does. Which icon shows is settled by the style sheet. */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={className}
      css={styles.icons}
      onClick={switchTheme}
      aria-label={t('theme.switch')}
      data-tooltip={t('theme.switch')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  writeStored('theme', dataset.theme as 'light' | 'dark');
}

const whenDark = { '& > :first-of-type': { display: 'none' }, '& > :last-of-type': { display: 'block' } };

const styles = {
  icons: css({
    '& > :last-of-type': { display: 'none' },
    '@media (prefers-color-scheme: dark)': { 'html:not([data-theme="light"]) &': whenDark },
    'html[data-theme="dark"] &': whenDark,
  }),
};
