import { css, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PHOTO_FIELD } from '../../config/anchors';
import { site } from '../../config/site';
import { useLanguage } from '../router/LanguageProvider';
import { localizePath } from '../../i18n/paths';
import { CameraSearch } from '../pages/parts/CameraSearch';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { BrandMark } from './BrandMark';
import { CamerasMenu } from './CamerasMenu';
import { HeaderMenu } from './HeaderMenu';
import { LanguageSwitcher } from './LanguageSwitcher';
import { headerEntries } from './navigation';
import { ThemeSwitch } from './ThemeSwitch';
import { useHeaderMenu } from './useHeaderMenu';

/** In a narrow window, the navigation collapses into a menu. */
export function Header() {
  const { t } = useTranslation();
  const { locale, path } = useLanguage();
  const { isOpen: isMenuOpen, toggle, button, panel } = useHeaderMenu(localizePath(path, locale));
  const menuId = useId();

  return (
    <header css={styles.header}>
      <a href="#main" css={styles.skip}>
        {t('frame.skip')}
      </a>
      {path === '/' && (
        <a href={`#${PHOTO_FIELD}`} css={styles.skip}>
          {t('frame.skipToPhoto')}
        </a>
      )}
      <div css={styles.bar}>
        <Link href="/" css={styles.name}>
          <BrandMark />
          <span>{site.name}</span>
        </Link>
        <nav css={[styles.navigation, styles.wideOnly]} aria-label={t('nav.label')}>
          {headerEntries.map(({ href, text }) => (
            <Link key={href} href={href} css={styles.entry} aria-current={path === href ? 'page' : undefined}>
              {t(text)}
            </Link>
          ))}
          <CamerasMenu triggerStyle={styles.entry} />
        </nav>
        <div css={styles.tools}>
          <div css={styles.wideOnly}>
            <CameraSearch place="bar" />
          </div>
          <div css={styles.wideOnly}>
            <LanguageSwitcher />
          </div>
          <ThemeSwitch css={styles.tool} />
          <button
            ref={button}
            type="button"
            css={[styles.tool, styles.mobileOnly]}
            aria-label={t(isMenuOpen ? 'menu.close' : 'menu.open')}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={toggle}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} size={24} />
          </button>
        </div>
      </div>
      <div ref={panel} id={menuId} css={styles.mobileOnly}>
        {isMenuOpen && <HeaderMenu />}
      </div>
    </header>
  );
}

const styles = {
  header: (theme: Theme) =>
    css({
      position: 'sticky',
      top: 0,
      zIndex: theme.layer.header,
      borderBottom: `1px solid ${theme.color.line}`,
      background: theme.color.page,
      [theme.media.lying]: { position: 'relative' },
      [theme.media.print]: { display: 'none' },
    }),
  skip: (theme: Theme) =>
    css({
      position: 'absolute',
      zIndex: theme.layer.raised,
      top: theme.space(2),
      insetInlineStart: theme.space(2),
      padding: theme.space(2, 4),
      borderRadius: theme.radius.s,
      background: theme.color.text,
      color: theme.color.page,
      // Clipped instead of moved out of the window, because there may be a notice above the header.
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    }),
  bar: (theme: Theme) =>
    css({
      display: 'flex',
      // With large text, items that don't fit beside the site's name wrap below it.
      flexWrap: 'wrap',
      alignItems: 'center',
      // Narrower on a tablet, so that the site's name takes two lines instead of three.
      gap: `0 clamp(${theme.space(3)}, 6vw - 32px, ${theme.space(8)})`,
      maxWidth: `calc(${theme.width.page} + 2 * ${theme.space(6)})`,
      minHeight: theme.headerHeight,
      margin: '0 auto',
      padding: theme.space(0, 6),
      [theme.media.mobile]: { flexWrap: 'nowrap', gap: theme.space(2), padding: theme.space(0, 2, 0, 4) },
    }),
  name: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(2),
      // wide enough for the site's name in two lines
      flex: '1 1 8.25rem',
      minWidth: 0,
      maxWidth: 'max-content',
      minHeight: theme.tap,
      color: theme.color.text,
      fontSize: theme.size.s,
      fontWeight: 600,
      lineHeight: 1.15,
      textDecoration: 'none',
    }),
  navigation: css({ alignSelf: 'stretch', alignItems: 'stretch' }),
  entry: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(1),
      padding: `0 clamp(6px, 2vw - 8px, ${theme.space(3)})`,
      border: 0,
      background: 'none',
      color: theme.color.text,
      fontSize: theme.size.s,
      lineHeight: 1.2,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { boxShadow: `inset 0 -2px ${theme.color.line}` },
      '&[aria-current]': { boxShadow: `inset 0 -2px ${theme.color.text}` },
    }),
  tools: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(2),
      // aligns the last icon, not its button's edge, with the edge of the content
      margin: '0 -12px 0 auto',
      [theme.media.mobile]: { gap: 0, marginInlineEnd: 0 },
    }),
  tool: (theme: Theme) =>
    css({
      display: 'grid',
      placeItems: 'center',
      width: theme.tap,
      height: theme.tap,
      padding: 0,
      border: 0,
      borderRadius: theme.radius.s,
      background: 'none',
      color: theme.color.text,
      cursor: 'pointer',
      '&:hover': { background: theme.color.hover },
    }),
  wideOnly: (theme: Theme) => css({ display: 'flex', [theme.media.mobile]: { display: 'none' } }),
  mobileOnly: (theme: Theme) => css({ [theme.media.wide]: { display: 'none' } }),
};
