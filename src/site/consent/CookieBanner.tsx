import { css, type Theme } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { TOAST } from '../../config/constants';
import { ACTION_BAR } from '../theme/tokens';
import { allowedUses, type ConsentChoice, OPTIONAL_USES, storeConsent } from './consentChoices';
import { useClearView } from './useClearView';

export interface CookieBannerProps {
  readonly onClose: () => void;
}

/**
 * Asks what the site may store. Any way of closing the banner stores a choice. On a phone, a button shows the details.
 */
export function CookieBanner({ onClose }: CookieBannerProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const usesId = useId();
  const [uses, setUses] = useState(allowedUses);
  const [isOpen, setOpen] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useClearView(banner);

  const choose = (choice: ConsentChoice) => {
    storeConsent(choice);
    onClose();
  };

  return (
    <section ref={banner} css={[styles.banner, !isOpen && styles.closed]} aria-labelledby={headingId}>
      <div css={styles.head}>
        <h2 id={headingId} css={styles.heading}>
          {t('cookie.heading')}
        </h2>
        <p css={styles.short}>{t('cookie.short')}</p>
        <button
          type="button"
          css={styles.close}
          aria-label={t('cookie.close')}
          onClick={() => choose({ kind: 'necessary' })}
        >
          <Icon name="close" />
        </button>
      </div>
      <p css={styles.text} data-more>
        {t('cookie.text')} <Link href="/privacy-policy">{t('cookie.policy')}</Link>
      </p>
      <fieldset id={usesId} css={styles.uses} data-more>
        <legend css={visuallyHidden}>{t('cookie.choices')}</legend>
        <label css={[styles.use, styles.fixed]}>
          <input type="checkbox" checked disabled readOnly />
          {t('cookie.necessary')}
        </label>
        {OPTIONAL_USES.map((use) => (
          <label key={use} css={styles.use}>
            <input
              type="checkbox"
              checked={uses[use]}
              onChange={(event) => setUses({ ...uses, [use]: event.target.checked })}
            />
            {t(`cookie.${use}`)}
          </label>
        ))}
      </fieldset>
      <div css={styles.actions}>
        <Button size="s" variant="secondary" onClick={() => choose({ kind: 'all' })}>
          {t('cookie.acceptAll')}
        </Button>
        <Button size="s" variant="secondary" onClick={() => choose({ kind: 'necessary' })}>
          {t('cookie.rejectAll')}
        </Button>
        <Button size="s" variant="secondary" data-more onClick={() => choose({ kind: 'selected', uses })}>
          {t('cookie.acceptSelected')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          css={styles.choose}
          aria-expanded={isOpen}
          aria-controls={usesId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('cookie.choose')}
        </Button>
      </div>
    </section>
  );
}

/** px that toasts in the opposite lower corner need, with the gaps on both sides */
const BESIDE_PX = TOAST.widthPx + TOAST.edgeOffsetPx + 2 * 24;

const styles = {
  banner: (theme: Theme) =>
    css({
      position: 'fixed',
      // below the header, whose menus open over the banner
      zIndex: theme.layer.banner,
      insetInlineStart: theme.space(6),
      bottom: theme.space(6),
      width: `min(460px, calc(100vw - ${BESIDE_PX}px))`,
      maxHeight: ['calc(100vh - 48px)', 'calc(100dvh - 48px)'],
      overflowY: 'auto',
      padding: theme.space(3, 4, 4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      boxShadow: theme.shadow,
      fontSize: theme.size.s,
      lineHeight: 1.4,
      [theme.media.mobile]: {
        insetInline: theme.space(2),
        bottom: `calc(${theme.space(2)} + var(${ACTION_BAR}, 0px))`,
        width: 'auto',
        maxHeight: ['100vh', '100dvh'].map((height) => `calc(${height} - ${theme.space(4)} - var(${ACTION_BAR}, 0px))`),
        padding: theme.space(1, 3, 3),
        fontSize: theme.size.xs,
      },
      [theme.media.print]: { display: 'none' },
    }),
  closed: (theme: Theme) => css({ [theme.media.mobile]: { '& [data-more]': { display: 'none' } } }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }),
  heading: (theme: Theme) => css({ fontSize: theme.size.m, [theme.media.mobile]: visuallyHidden }),
  short: (theme: Theme) => css({ fontWeight: 600, lineHeight: 1.3, [theme.media.wide]: { display: 'none' } }),
  close: (theme: Theme) =>
    css({
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      marginInlineEnd: theme.space(-2),
      padding: 0,
      border: 0,
      borderRadius: theme.radius.s,
      background: 'none',
      color: theme.color.textMuted,
      cursor: 'pointer',
      '&:hover': { color: theme.color.text },
    }),
  text: (theme: Theme) => css({ color: theme.color.textMuted }),
  uses: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(0, 4),
      margin: theme.space(1, 0),
      padding: 0,
      border: 0,
      [theme.media.mobile]: { columnGap: theme.space(3) },
    }),
  use: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1.5),
      minHeight: 32,
      cursor: 'pointer',
      '& input': { width: 18, height: 18, margin: 0, accentColor: theme.color.text },
    }),
  fixed: (theme: Theme) => css({ color: theme.color.textMuted, cursor: 'default' }),
  actions: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(2),
      '& > button': {
        flex: '1 1 auto',
        paddingInline: theme.space(1),
        [theme.media.mobile]: { minHeight: theme.tap, fontSize: theme.size.xs },
      },
      // Beside a toast, the banner is so narrow that Japanese would break within a word.
      '&:lang(ja)': { flexWrap: 'wrap', wordBreak: 'keep-all' },
      '&:lang(ja) > button': { fontSize: theme.size.xs },
    }),
  choose: (theme: Theme) =>
    css({ textDecoration: 'underline', textUnderlineOffset: '0.2em', [theme.media.wide]: { display: 'none' } }),
};
