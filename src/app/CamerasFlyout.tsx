import { css, type Interpolation, type Theme } from '@emotion/react';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, brands } from '../catalogue/catalogue';
import { NAVIGATION_OPEN_DELAY_MS, NAVIGATION_SKIP_DELAY_MS } from '../config/constants';
import { useLanguage } from '../i18n/LanguageProvider';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

/** What visitors were doing with the entry while the fly-out was fetched. */
export interface Approach {
  readonly pointer: boolean;
  readonly focus: boolean;
  readonly click: boolean;
}

export interface CamerasFlyoutProps {
  readonly triggerStyle: Interpolation<Theme>;
  readonly approach: Approach;
}

const CAMERAS = 'cameras';

/**
 * Cameras by brand, opening under the pointer after a moment, on click and by keyboard. It closes NAVIGATION_CLOSE_DELAY_MS
 * after the pointer has left: the library's own fixed delay.
 */
export function CamerasFlyout({ triggerStyle, approach }: CamerasFlyoutProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const trigger = useTakenOverTrigger(approach);

  return (
    <NavigationMenu.Root
      asChild
      defaultValue={approach.click ? CAMERAS : ''}
      delayDuration={NAVIGATION_OPEN_DELAY_MS}
      skipDelayDuration={NAVIGATION_SKIP_DELAY_MS}
    >
      <div css={styles.root}>
        <NavigationMenu.List css={styles.list}>
          <NavigationMenu.Item value={CAMERAS} css={styles.item}>
            <NavigationMenu.Trigger ref={trigger} css={triggerStyle}>
              {t('nav.cameras')}
              <Icon name="chevron-down" size={16} />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content css={styles.content}>
              <p css={styles.heading}>{t('nav.brands')}</p>
              <ul css={styles.brands}>
                {brands.map((brand) => (
                  <li key={brand.id} css={styles.brand}>
                    <NavigationMenu.Link asChild>
                      <Link href={`/${brand.id}`}>{brandName(brand, locale)}</Link>
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        </NavigationMenu.List>
      </div>
    </NavigationMenu.Root>
  );
}

/** The trigger takes the place of the button that called for it, and with it focus and pointer. */
function useTakenOverTrigger({ pointer, focus }: Approach) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) trigger.current!.focus({ preventScroll: true });
    if (pointer) {
      trigger.current!.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    }
  }, [pointer, focus]);
  return trigger;
}

const styles = {
  root: css({ display: 'flex', '& > div': { display: 'flex' } }),
  list: css({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' }),
  item: css({ display: 'flex' }),
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
