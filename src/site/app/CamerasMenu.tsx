import { css, type Interpolation, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, brands } from '../../cameras/catalogue';
import { useLanguage } from '../router/LanguageProvider';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { useFlyout } from './useFlyout';

/** The header's 'Cameras' entry with its fly-out list of brands. */
export function CamerasMenu({ triggerStyle }: { readonly triggerStyle: Interpolation<Theme> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { isOpen, close, root, rootEvents, trigger, onTriggerClick } = useFlyout();
  const id = useId();

  return (
    <div ref={root} css={styles.root} {...rootEvents}>
      <button
        ref={trigger}
        type="button"
        css={triggerStyle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onTriggerClick}
      >
        {t('nav.cameras')}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} hidden={!isOpen} css={isOpen && styles.content}>
        <p css={styles.heading}>{t('nav.brands')}</p>
        <ul css={styles.brands}>
          {brands.map((brand) => (
            <li key={brand.id} css={styles.brand}>
              <Link href={`/${brand.id}`} onClick={close}>
                {brandName(brand, locale)}
              </Link>
            </li>
          ))}
        </ul>
        <p css={styles.all}>
          <Link href="/cameras" onClick={close}>
            {t('nav.allCameras')}
          </Link>
        </p>
      </div>
    </div>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'flex' }),
  content: (theme: Theme) =>
    css({
      position: 'absolute',
      top: '100%',
      insetInlineStart: 0,
      width: 360,
      padding: theme.space(4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      boxShadow: theme.shadow,
    }),
  all: (theme: Theme) => css({ marginTop: theme.space(3), fontSize: theme.size.s }),
  heading: (theme: Theme) =>
    css({ padding: theme.space(0, 2, 1), color: theme.color.textMuted, fontSize: theme.size.xs }),
  brands: css({ margin: 0, padding: 0, listStyle: 'none', columnCount: 2 }),
  brand: (theme: Theme) =>
    css({
      breakInside: 'avoid',
      '& a': {
        display: 'block',
        padding: theme.space(1.5, 2),
        borderRadius: theme.radius.s,
        color: theme.color.text,
        fontSize: theme.size.s,
        textDecoration: 'none',
        '&:hover': { background: theme.color.sunken },
      },
    }),
};
