import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { MINIMUM_BROWSERS } from '../../config/browsers';
import type { Locale } from '../../config/locales';
import { notice } from '../ui/notice';

/** `public/guard.js` shows one of these notices. `waiting` is for a file given before the page could take it. */
const NOTICES = { failed: 'frame.failed.start', old: 'frame.oldBrowser', waiting: 'frame.waiting' } as const;

interface Props {
  readonly languages: readonly { readonly locale: Locale; readonly t: TFunction }[];
}

/**
 * Messages for a page that has not started or cannot start. In every language, because the host or the service worker
 * may send a page in another language than the visitor's. Outside React's root, so they remain if React fails.
 */
export function StartNotices({ languages }: Props) {
  return languages.flatMap(({ locale, t }) =>
    (Object.keys(NOTICES) as (keyof typeof NOTICES)[]).map((kind) => (
      <p
        key={locale + kind}
        hidden
        role="alert"
        lang={locale}
        data-notice={kind}
        css={kind === 'waiting' ? styles.waiting : styles.notice}
      >
        {t(NOTICES[kind], MINIMUM_BROWSERS)}
      </p>
    )),
  );
}

const styles = {
  notice: (theme: Theme) => [notice(theme), css({ margin: theme.space(4) })],
  /** Drawn over the page, so that nothing moves under the visitor's finger. */
  waiting: (theme: Theme) => [
    notice(theme),
    css({
      position: 'fixed',
      insetInline: theme.space(4),
      bottom: theme.space(4),
      zIndex: theme.layer.overlay,
      maxWidth: theme.width.text,
      marginBlock: 0,
      marginInline: 'auto',
      background: theme.color.surface,
      boxShadow: theme.shadow,
      fontSize: theme.size.s,
    }),
  ],
};
