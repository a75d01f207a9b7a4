import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brandName, brands } from '../../cameras/catalogue';
import { CameraSearch } from '../pages/parts/CameraSearch';
import { useLanguage } from '../router/LanguageProvider';
import { Link } from '../ui/Link';
import { LanguageSwitcher } from './LanguageSwitcher';
import { menuEntries } from './navigation';

/** The navigation on small screens, open below the header. */
export function HeaderMenu() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <nav css={styles.menu} aria-label={t('nav.label')}>
      <CameraSearch place="menu" />
      {menuEntries.map(({ href, text }) => (
        <Link key={href} href={href}>
          {t(text)}
        </Link>
      ))}
      <h2 css={styles.heading}>{t('nav.brands')}</h2>
      <ul css={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link href={`/${brand.id}`}>{brandName(brand, locale)}</Link>
          </li>
        ))}
      </ul>
      <LanguageSwitcher />
    </nav>
  );
}

const styles = {
  menu: (theme: Theme) =>
    css({
      position: 'absolute',
      insetInline: 0,
      top: 'calc(100% + 1px)',
      display: 'grid',
      maxHeight: [`calc(100vh - ${theme.headerHeight})`, `calc(100dvh - ${theme.headerHeight})`],
      overflowY: 'auto',
      padding: theme.space(2, 4, 5),
      borderBottom: `1px solid ${theme.color.line}`,
      background: theme.color.page,
      boxShadow: theme.shadow,
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: theme.tap,
        color: theme.color.text,
        textDecoration: 'none',
      },
      '& > a': { borderBottom: `1px solid ${theme.color.line}`, fontWeight: 600 },
      '& > fieldset': { marginInlineStart: theme.space(-2) },
    }),
  heading: (theme: Theme) =>
    css({ margin: theme.space(4, 0, 1), color: theme.color.textMuted, fontSize: theme.size.xs }),
  brands: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: theme.space(0, 4),
      marginBottom: theme.space(3),
      padding: 0,
      listStyle: 'none',
    }),
};
