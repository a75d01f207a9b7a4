import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../router/LanguageProvider';
import { type Locale, locales } from '../../config/locales';
import { notify } from '../browser/notify';

/** One button per language, labeled in that language. The current language's button is disabled. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { locale, setLocale } = useLanguage();

  const choose = (code: Locale, name: string) =>
    setLocale(code).catch(() => notify('error', (say) => ({ title: say('language.failed', { language: name }) })));

  return (
    <fieldset aria-label={t('language.label')} css={styles.group}>
      {locales.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          css={styles.language}
          disabled={code === locale}
          aria-pressed={code === locale}
          onClick={() => void choose(code, name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

const styles = {
  group: css({ display: 'flex', alignItems: 'center', minWidth: 0, margin: 0, padding: 0, border: 0 }),
  language: (theme: Theme) =>
    css({
      minHeight: 36,
      [theme.media.touch]: { minHeight: theme.tap },
      padding: theme.space(0, 2),
      border: 0,
      background: 'none',
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { color: theme.color.text },
      '&:disabled': {
        color: theme.color.text,
        fontWeight: 600,
        boxShadow: `inset 0 -2px ${theme.color.text}`,
        cursor: 'default',
      },
    }),
};
