import { css, type Theme } from '@emotion/react';
import { type ComponentProps, lazy, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toaster as SonnerToaster } from 'sonner';
import { MOBILE_BREAKPOINT_PX, TOAST } from '../../config/constants';
import { useLanguage } from '../router/LanguageProvider';
import { Deferred } from '../ui/Deferred';
import { showToasts } from '../browser/notify';
import { ACTION_BAR, COVERED_BELOW } from '../theme/tokens';

const Toaster = lazy(async () => {
  const { toast, Toaster: Sonner } = await import('sonner');
  return {
    default: function TranslatedToaster(props: ComponentProps<typeof SonnerToaster>) {
      const { t } = useTranslation();
      const { locale } = useLanguage();
      // The effects of `Sonner` run before this effect, so `Sonner` already listens for toasts.
      useEffect(() => showToasts({ toast, say: t, locale }), [t, locale]);
      return <Sonner {...props} />;
    },
  };
});

export function Toasts() {
  const { t } = useTranslation();
  const closeLabel = t('toast.close');
  const toasts = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();

  // sonner labels its close buttons only in English.
  useEffect(() => {
    const translate = () => {
      for (const button of toasts.current!.querySelectorAll('[data-close-button]'))
        button.setAttribute('aria-label', closeLabel);
    };
    translate();
    const observer = new MutationObserver(translate);
    observer.observe(toasts.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [closeLabel]);

  return (
    <div ref={toasts} css={styles.toasts}>
      <Deferred>
        <Toaster
          closeButton
          duration={TOAST.durationMs}
          visibleToasts={TOAST.visible}
          gap={TOAST.gapPx}
          offset={TOAST.edgeOffsetPx}
          position={isPhone ? 'bottom-center' : 'bottom-right'}
          containerAriaLabel={t('toast.region')}
        />
      </Deferred>
    </div>
  );
}

const PHONE = `(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`;

const useIsPhone = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );

const styles = {
  toasts: (theme: Theme) =>
    css({
      '[data-sonner-toaster][data-theme]': {
        '--width': `${TOAST.widthPx}px`,
        '--normal-bg': theme.color.surface,
        '--normal-border': theme.color.line,
        '--normal-text': theme.color.text,
        '--border-radius': theme.radius.m,
        // because our global style for lists overrides sonner's own reset
        padding: 0,
        fontFamily: 'inherit',
        // sonner would make toasts wider than a narrow screen by their margin.
        '@media (max-width: 600px)': { width: 'auto' },
        // Toasts are higher on the screen than the action bar and the cookie banner, but behind both in the z-order, so
        // that the bar's menu covers toasts.
        [theme.media.mobile]: {
          zIndex: theme.layer.menu,
          bottom: `calc(max(${TOAST.edgeOffsetPx}px, var(${COVERED_BELOW}, 0px)) + var(${ACTION_BAR}, env(safe-area-inset-bottom)))`,
        },
      },
      '[data-sonner-toast][data-styled="true"]': {
        boxShadow: theme.shadow,
        fontSize: theme.size.s,
        '[data-description]': { color: theme.color.textMuted },
        // A phone has no room for a button beside the text.
        [theme.media.mobile]: { flexWrap: 'wrap', '& [data-content]': { flex: '1 1 70%' } },
        '[data-close-button]': {
          borderColor: theme.color.line,
          background: theme.color.surface,
          color: theme.color.text,
          [theme.media.touch]: { '&::after': { content: '""', position: 'absolute', inset: -13 } },
        },
        '[data-button]': {
          background: theme.color.signal,
          color: theme.color.onSignal,
          fontSize: theme.size.xs,
          [theme.media.touch]: { height: theme.tap },
        },
      },
    }),
};
