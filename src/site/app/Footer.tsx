import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, brands } from '../../cameras/catalogue';
import { site } from '../../config/site';
import { useOpenCookiePreferences } from '../consent/Consent';
import { useLanguage } from '../router/LanguageProvider';
import { Cluster } from '../ui/layouts';
import { Link } from '../ui/Link';
import { BrandMark } from './BrandMark';
import { LanguageSwitcher } from './LanguageSwitcher';
import { footerEntries } from './navigation';

/** The privacy promise, and links to all sections. */
export function Footer() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const openCookiePreferences = useOpenCookiePreferences();

  return (
    <footer css={styles.footer}>
      <div css={styles.inner}>
        <div css={styles.about}>
          <Cluster as="p" isOneRow gap={2} align="center" css={styles.name}>
            <BrandMark />
            {site.name}
          </Cluster>
          <p>{t('footer.promise')}</p>
          <LanguageSwitcher />
        </div>
        <LinkList heading={t('nav.brands')} isLong>
          {brands.map((brand) => (
            <Link key={brand.id} href={`/${brand.id}`}>
              {brandName(brand, locale)}
            </Link>
          ))}
        </LinkList>
        <LinkList heading={t('footer.guides')}>
          {footerEntries.map(({ href, text }) => (
            <Link key={href} href={href}>
              {t(text)}
            </Link>
          ))}
        </LinkList>
        <LinkList heading={t('footer.site')}>
          {site.operator
            ? [
                <Link key="operator" href="/operator">
                  {t('footer.operator')}
                </Link>,
              ]
            : []}
          <Link href="/privacy-policy">{t('footer.privacy')}</Link>
          <Link href="/terms-and-conditions">{t('footer.terms')}</Link>
          <button type="button" onClick={openCookiePreferences}>
            {t('footer.cookies')}
          </button>
          <Link href={`mailto:${site.contactEmail}`}>{t('footer.contact')}</Link>
        </LinkList>
      </div>
    </footer>
  );
}

interface Props {
  readonly heading: string;
  /** shows the links in two columns */
  readonly isLong?: boolean;
  readonly children: readonly ReactNode[];
}

function LinkList({ heading, isLong = false, children }: Props) {
  return (
    <div>
      <h2 css={styles.heading}>{heading}</h2>
      <ul css={[styles.list, isLong && styles.long]}>
        {children.flat().map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  footer: (theme: Theme) =>
    css({
      borderTop: `1px solid ${theme.color.line}`,
      background: theme.color.sunken,
      fontSize: theme.size.s,
      [theme.media.print]: { display: 'none' },
    }),
  inner: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: theme.space(8, 4),
      maxWidth: `calc(${theme.width.page} + 2 * ${theme.space(6)})`,
      margin: '0 auto',
      padding: theme.space(10, 4, 12),
      [theme.media.mobile]: { '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' } },
      [theme.media.wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: theme.space(8),
        padding: theme.space(12, 6, 16),
      },
      '@media (min-width: 1000px)': {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)',
      },
    }),
  about: (theme: Theme) =>
    css({
      display: 'grid',
      gap: theme.space(3),
      justifyItems: 'start',
      alignContent: 'start',
      color: theme.color.textMuted,
      maxWidth: 320,
      '& > fieldset': { marginInlineStart: theme.space(-2) },
    }),
  name: (theme: Theme) => css({ color: theme.color.text, fontWeight: 600 }),
  heading: (theme: Theme) =>
    css({ marginBottom: theme.space(2), fontSize: theme.size.xs, color: theme.color.textMuted }),
  list: (theme: Theme) =>
    css({
      margin: 0,
      padding: 0,
      listStyle: 'none',
      'a, button': {
        display: 'inline-block',
        padding: theme.space(1, 0),
        border: 0,
        background: 'none',
        color: theme.color.text,
        textAlign: 'start',
        textDecoration: 'none',
        cursor: 'pointer',
        '&:hover': { textDecoration: 'underline' },
        [theme.media.touch]: { minWidth: theme.tap, minHeight: theme.tap, paddingBlock: theme.space(2.5) },
      },
    }),
  long: (theme: Theme) => css({ columnCount: 2, columnGap: theme.space(4) }),
};
