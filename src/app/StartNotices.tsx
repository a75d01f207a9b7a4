import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { MINIMUM_BROWSERS } from '../config/browsers';
import type { Locale } from '../config/locales';
import { notice } from '../ui/notice';

/** What each notice says; `public/guard.js` shows one of them. */
const NOTICES = { failed: 'frame.failed.start', old: 'frame.oldBrowser' } as const;

interface Props {
  readonly languages: readonly { readonly locale: Locale; readonly t: TFunction }[];
}

/**
 * Messages for a page that cannot start, in every language: a page that the host or the service worker sends in place
 * of another may not be in the visitor's. They are outside React's root, so they are still there when React fails.
 */
export function StartNotices({ languages }: Props) {
  return languages.flatMap(({ locale, t }) =>
    Object.entries(NOTICES).map(([kind, text]) => (
      <p key={locale + kind} hidden role="alert" lang={locale} data-notice={kind} css={styles.notice}>
        {t(text, MINIMUM_BROWSERS)}
      </p>
    )),
  );
}

const styles = {
  notice: (theme: Theme) => [notice(theme, theme.color.red), css({ margin: theme.space(4) })],
};
