import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { writeStored } from '../browser/choices';
import { Icon } from '../ui/Icon';
import { useTooltip } from '../ui/useTooltip';

/**
 * Switches between light and dark. Until the first use, the system's setting applies. The style sheet selects the icon.
 */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const { control, tooltip } = useTooltip<HTMLButtonElement>(t('theme.switch'));
  return (
    <>
      <button
        type="button"
        className={className}
        css={styles.icons}
        onClick={switchTheme}
        aria-label={t('theme.switch')}
        {...control}
      >
        <Icon name="moon" />
        <Icon name="sun" />
      </button>
      {tooltip}
    </>
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
